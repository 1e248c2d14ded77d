/**
 * How hard a puzzle is, by the levels that solve it. Every try is a game that the puzzle wins if the level does not find the
 * solution. The rating is the likeliest one by Glicko's own curve, from what is expected of any puzzle; one step of Glicko-2 would
 * jump too far, since it is made for opponents about as strong as oneself.
 */
import { type Puzzle, SOLVERS } from './puzzle.ts'
import { chanceToBeat, SCALE, UNKNOWN } from './rating.ts'

/** What the levels count for. Set by hand: what they are to people is not known, and players' own ratings follow from it. */
export const LEVEL_RATINGS = {
  recruit: 900,
  regular: 1200,
  veteran: 1600,
  expert: 2000,
} as const

/** A level is asked with other dice, not with another head: all its tries together say as much as so many games. */
const GAMES_EACH = 3
const HARDEST = 3000

/** Whole numbers, as they stand in a file. */
export function ratingBy(tries: Puzzle['tries']): { readonly rating: number; readonly deviation: number } {
  const expected = (rating: number): number[] =>
    SOLVERS.map(level => chanceToBeat({ rating }, { rating: LEVEL_RATINGS[level], deviation: 0 }))
  const missed = SOLVERS.map(level => 1 - tries[level].solved / tries[level].of)
  /** Above zero as long as a higher rating would be likelier. */
  const pull = (rating: number): number =>
    (SCALE * (UNKNOWN.rating - rating)) / UNKNOWN.deviation ** 2 +
    expected(rating).reduce((sum, chance, i) => sum + GAMES_EACH * (missed[i] - chance), 0)
  let [low, high] = [0, HARDEST]
  while (high - low > 0.01) {
    const middle = (low + high) / 2
    if (pull(middle) > 0) low = middle
    else high = middle
  }
  const information = expected(low).reduce(
    (sum, chance) => sum + GAMES_EACH * chance * (1 - chance),
    (SCALE / UNKNOWN.deviation) ** 2,
  )
  return { rating: Math.round(low), deviation: Math.round(SCALE / Math.sqrt(information)) }
}
