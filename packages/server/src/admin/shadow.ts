/** Plays kept games again under this build, whatever build they were played under: what would differ is found before an upgrade. */
import type { HostGame } from '@bivouac/host/core'
import { openSnapshot } from '../data/snapshot.ts'
import { type Difference, folded, foldingCore } from './fold.ts'
import { keptGamesBetween } from './kept-games.ts'

/** Games by their ids, the first and the last of them among those that are played again. */
export interface ShadowTask {
  readonly first: string
  readonly last: string
  readonly count: number
}

export interface Shadowed {
  readonly differences: readonly Difference[]
  /** Games that go on under newer rules than they were last played by, and fit so far. */
  readonly newRules: number
  readonly ms: number
}

/** The ids of all games that have begun, in the order in which they are read. */
export async function shadowIds(where: string): Promise<readonly string[]> {
  const snapshot = await openSnapshot(where, true)
  try {
    const rows = await snapshot.all<{ id: string }>(
      'select id from game where opening is not null and head is not null order by id',
    )
    return rows.map(({ id }) => id)
  } finally {
    await snapshot.close()
  }
}

interface Shadower {
  work(task: ShadowTask): Promise<Shadowed>
  close(): Promise<void>
}

/** Reads and folds tasks one after the other, all from one moment. */
export async function shadower(where: string, games: readonly HostGame[]): Promise<Shadower> {
  const snapshot = await openSnapshot(where, true)
  const core = foldingCore(games)
  return {
    async work({ first, last }) {
      const begun = performance.now()
      const differences: Difference[] = []
      let newRules = 0
      for (const game of await keptGamesBetween(snapshot, first, last)) {
        const found = folded(core, game)
        if (found.difference !== undefined) differences.push(found.difference)
        else if (found.newRules !== undefined) newRules++
      }
      return { differences, newRules, ms: performance.now() - begun }
    },
    close: () => snapshot.close(),
  }
}
