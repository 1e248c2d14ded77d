/** Measures one searching contestant inside its own process: iterations over time, and garbage. */
import type { BoardgameBot } from './boardgame-bot.ts'
import { collectionsDuring } from './garbage.ts'
import type { SearchContestant, SearchTally } from './search-contestant.ts'

export interface SearchRate extends SearchTally {
  seconds: number
}

/** Iterations spent on each position, as many as a Veteran's: in a few seconds every position has its turn. */
const ITERATIONS_A_POSITION = 2000

/** Thinks about position after position until the time is over; about one at least. */
export function searchFor(seconds: number, { think }: SearchContestant): SearchRate {
  const tally: SearchTally = { iterations: 0, nodes: 0 }
  const start = performance.now()
  const stop = start + seconds * 1000
  do think(ITERATIONS_A_POSITION, tally)
  while (performance.now() < stop)
  return { ...tally, seconds: (performance.now() - start) / 1000 }
}

/** Iterations a second of the yardstick's bot. */
export async function yardstickFor(seconds: number, { think }: BoardgameBot): Promise<number> {
  const start = performance.now()
  const stop = start + seconds * 1000
  let iterations = 0
  do iterations += await think()
  while (performance.now() < stop)
  return iterations / ((performance.now() - start) / 1000)
}

/**
 * The garbage collections over so many iterations, after a warm-up. Meant, like `countGarbage`, for a process with a
 * young generation of one megabyte.
 */
export async function countSearchGarbage(
  contestant: SearchContestant,
  iterations: number,
  warmUpSeconds: number,
): Promise<number> {
  searchFor(warmUpSeconds, contestant)
  const tally: SearchTally = { iterations: 0, nodes: 0 }
  return collectionsDuring(() => {
    while (tally.iterations < iterations) contestant.think(ITERATIONS_A_POSITION, tally)
  })
}
