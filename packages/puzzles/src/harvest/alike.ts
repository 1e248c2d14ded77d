/** Which puzzles would feel like the same one again. */
import { type Puzzle, solutionOf } from '../puzzle.ts'

/** The same command on the same map in the same round: the openings of two games are often alike. */
const sortOf = (puzzle: Puzzle): string =>
  [puzzle.scenario, puzzle.seat, puzzle.source.round, solutionOf(puzzle)].join(' ')

/** Those of `more` that are not like one before them. */
export function unlike(puzzles: readonly Puzzle[], more: readonly Puzzle[]): Puzzle[] {
  const sorts = new Set(puzzles.map(sortOf))
  return more.filter(one => {
    const sort = sortOf(one)
    if (sorts.has(sort)) return false
    sorts.add(sort)
    return true
  })
}
