/** The puzzle of a day: the same for everybody who has the same puzzles, and none comes back before all have had their day. */
import { shuffled } from './order.ts'
import type { Puzzle } from './puzzle.ts'

const DAY_MS = 86_400_000
const DATE = /^\d{4}-\d{2}-\d{2}$/

/** `date` as in 2026-11-17. Undefined if it is none, or if there are no puzzles. */
export function puzzleOfTheDay(puzzles: readonly Puzzle[], date: string): Puzzle | undefined {
  const time = DATE.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  // February the 30th would be taken for the 2nd of March.
  if (puzzles.length === 0 || Number.isNaN(time) || !new Date(time).toISOString().startsWith(date))
    return undefined
  const day = Math.floor(time / DAY_MS)
  const turn = Math.floor(day / puzzles.length)
  return shuffled(puzzles, `puzzle of the day ${turn}`)[day - turn * puzzles.length]
}
