/** What a game's puzzles are named after. */
import type { GameMotifs } from '@bivouac/puzzles'
import { UserError } from '../errors.ts'
import type { Registered } from '../games.ts'

/** A game may do without puzzles. */
export function motifsOf({ module, motifs }: Pick<Registered, 'module' | 'motifs'>): GameMotifs {
  if (motifs) return motifs
  throw new UserError('no-motifs', `${module.name} has no motifs that puzzles could be named after.`)
}
