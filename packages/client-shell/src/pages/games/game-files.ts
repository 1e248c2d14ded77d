/** Games as files: one game is its readable text; all of them together are one JSON file with those texts in it. */
import { fail, ok, type Result } from '@bivouac/kernel'
import type { GameSummary } from '@bivouac/protocol'

/** Far more than a long game takes. */
export const FILE_BYTES_MAX = 20_000_000

const BUNDLE = 'bivouac-games'

/** `normandy-la-raye-2026-01-31.bivouac.txt`. */
export const fileNameOf = ({ plan, touched }: GameSummary): string =>
  `${plan.module}-${plan.scenario}-${dayOf(touched)}.bivouac.txt`

/** What in a folder may hold games; whatever else lies there is left alone. */
export const isGameFile = ({ name }: { readonly name: string }): boolean =>
  /\.(?:bivouac|txt|json)$/i.test(name)

export const bundleName = (now: number): string => `bivouac-${dayOf(now)}.json`

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const toBundle = (games: readonly string[]): string =>
  `${JSON.stringify({ [BUNDLE]: 1, games }, undefined, 1)}\n`

/** The games in a file: those of a bundle, or the whole text as one. */
export function gamesIn(text: string): Result<readonly string[]> {
  if (!text.trimStart().startsWith('{')) return ok([text])
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return ok([text])
  }
  if (typeof said !== 'object' || said === null || !(BUNDLE in said)) return ok([text])
  const games: unknown = 'games' in said ? said.games : undefined
  return Array.isArray(games) && games.every(game => typeof game === 'string')
    ? ok(games)
    : fail('bad-record', 'The file holds no list of games.')
}
