/** Which puzzle comes next: one that the solver has not seen and that is about as hard as the solver is good. */
import { shuffled } from './order.ts'
import type { Puzzle } from './puzzle.ts'
import { type Rating, rated } from './rating.ts'

interface Wish {
  readonly rating: number
  /** The ids of those that have been tried. When all have been, they begin again. */
  readonly tried: ReadonlySet<string>
  readonly motif?: string | undefined
  /** Another seed, another puzzle of those that would do. */
  readonly seed: string
}

/** Any of so many that are nearest would do. */
const NEAREST = 6

export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { rating, tried, motif, seed }: Wish,
): Puzzle | undefined {
  const wanted = puzzles.filter(one => motif === undefined || one.motif === motif)
  const fresh = wanted.filter(({ id }) => !tried.has(id))
  const far = (one: Puzzle): number => Math.abs(one.rating - rating)
  const near = shuffled(fresh.length > 0 ? fresh : wanted, seed)
    .sort((a, b) => far(a) - far(b))
    .slice(0, NEAREST)
  return shuffled(near, seed)[0]
}

/** The solver's own rating after a puzzle: a game against it. */
export const afterPuzzle = (
  own: Rating,
  { rating, deviation }: Pick<Puzzle, 'rating' | 'deviation'>,
  isSolved: boolean,
): Rating => rated(own, [{ against: { rating, deviation }, score: isSolved ? 1 : 0 }])
