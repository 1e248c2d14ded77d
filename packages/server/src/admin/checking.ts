/** Whether what was copied is what was there: every game by the hash of all that is kept of it, and every fold against its head. */
import { createHash } from 'node:crypto'
import type { HostGame } from '@bivouac/host/core'
import { tableShapes } from '../data/shape.ts'
import type { Row, Snapshot } from '../data/snapshot.ts'
import { type Difference, folded, foldingCore } from './fold.ts'
import { keptGames } from './kept-games.ts'

/** Hears how many have been done. */
export type OnProgress = (done: number) => void

export interface Checked {
  readonly games: number
  readonly differences: readonly Difference[]
}

/** Folds every game that has begun. */
export async function checkFolds(
  snapshot: Snapshot,
  games: readonly HostGame[],
  onProgress: OnProgress = () => {},
): Promise<Checked> {
  const core = foldingCore(games)
  const differences: Difference[] = []
  let count = 0
  for await (const some of keptGames(snapshot)) {
    for (const game of some) {
      const { difference } = folded(core, game)
      if (difference !== undefined) differences.push(difference)
    }
    count += some.length
    onProgress(count)
    // Lets others in: replays are long, and hold everything up.
    await new Promise(resolve => setImmediate(resolve))
  }
  return { games: count, differences }
}

/** Everything that is kept, as hashes: of each game by its id, of what belongs to none by the name of its table. */
export async function digests(
  snapshot: Snapshot,
  onProgress: OnProgress = () => {},
): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  let count = 0
  for (const table of tableShapes()) {
    const names = table.columns.map(({ name }) => name)
    const ofGame = table.name === 'game' ? 'id' : names.includes('game') ? 'game' : undefined
    for await (const rows of snapshot.rows(table)) {
      for (const row of rows) {
        const about = ofGame === undefined ? `(${table.name})` : `${row[ofGame]}`
        const line = `${all.get(about) ?? ''}\n${table.name} ${names.map(name => texted(row[name])).join(' ')}`
        all.set(about, createHash('sha256').update(line).digest('hex'))
      }
      count += rows.length
      onProgress(count)
    }
  }
  return all
}

const texted = (value: Row[string]): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : JSON.stringify(value ?? null)

/** What is not the same in both, by the names of `digests`. */
export const unequal = (
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(name => one.get(name) !== other.get(name)).toSorted()
