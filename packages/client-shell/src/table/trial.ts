/** Trying things out: a game of one's own from how another stands, which is thrown away when one goes back. */
import type { HostClient } from '@bivouac/host/client'
import { SPECTATOR } from '@bivouac/kernel'
import type { GameId } from '@bivouac/protocol'
import { readText, writeText } from '../store/kept-store.ts'

const KEY = 'bivouac.trial'

interface Trial {
  /** The game that is tried out, and the one it began from. */
  readonly local: GameId
  readonly from: GameId
}

interface TrialOptions {
  /** The host of the game that really counts. */
  readonly from: HostClient
  readonly local: HostClient
  readonly game: GameId
  readonly seq: number
}

/** Both sides are one's own there; what is hidden is dealt anew, so nothing is given away. */
export async function beginTrial({ from, local, game, seq }: TrialOptions): Promise<GameId> {
  const { summary, update } = await from.ask('open', { game, seat: SPECTATOR })
  const position = await from.ask('share', { game, seat: update.seat, seq })
  const { module, scenario } = summary.plan
  const person = { who: 'person' } as const
  const { id } = await local.ask('create', { plan: { module, scenario, position, seats: [person, person] } })
  writeText(window, KEY, JSON.stringify({ local: id, from: game } satisfies Trial))
  return id
}

/** The game to go back to, if this one only tries things out. */
export function triedFrom(game: GameId): GameId | undefined {
  try {
    const { local, from } = JSON.parse(readText(window, KEY) ?? '{}') as Partial<Trial>
    return local === game && typeof from === 'string' ? from : undefined
  } catch {
    return undefined
  }
}
