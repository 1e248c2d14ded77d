import {
  afterPuzzle,
  chanceToBeat,
  LEVEL_RATINGS,
  NEW_SOLVER_RATING,
  type Rated,
  rated,
  ratingBy,
  UNKNOWN,
} from '@bivouac/puzzles'
import { describe, expect, test } from 'vitest'

describe('Glicko-2', () => {
  test("gives the figures of Glickman's worked example", () => {
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { against: { rating: 1400, deviation: 30 }, score: 1 },
      { against: { rating: 1550, deviation: 100 }, score: 0 },
      { against: { rating: 1700, deviation: 300 }, score: 0 },
    ])
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.deviation).toBeCloseTo(151.52, 1)
    expect(after.volatility).toBeCloseTo(0.05999, 4)
  })

  test('a period without games makes a rating less certain, and never more so than one of somebody unknown', () => {
    const idle = rated({ rating: 1600, deviation: 60, volatility: 0.06 }, [])
    expect(idle.rating).toBeCloseTo(1600, 9)
    expect(idle.deviation).toBeCloseTo(Math.hypot(60, 0.06 * 173.7178), 6)
    expect(rated(UNKNOWN, []).deviation).toBe(350)
  })

  test('a result that nobody expected raises the volatility', () => {
    const strong = { rating: 2200, deviation: 30 }
    const upset = rated(
      { rating: 1200, deviation: 50, volatility: 0.06 },
      Array.from({ length: 5 }, (): Rated => ({ against: strong, score: 1 })),
    )
    expect(upset.volatility).toBeGreaterThan(0.06)
    expect(upset.rating).toBeGreaterThan(1200)
  })
})

describe('puzzles and their solvers', () => {
  const puzzle = { rating: 1700, deviation: 90 }

  test('solving one raises the rating, failing lowers it, and either makes it more certain', () => {
    const up = afterPuzzle(UNKNOWN, puzzle, true)
    const down = afterPuzzle(UNKNOWN, puzzle, false)
    expect(up.rating).toBeGreaterThan(UNKNOWN.rating)
    expect(down.rating).toBeLessThan(UNKNOWN.rating)
    expect(up.deviation).toBeLessThan(UNKNOWN.deviation)
    // A hard one: solving it says more than failing it.
    expect(up.rating - UNKNOWN.rating).toBeGreaterThan(UNKNOWN.rating - down.rating)
  })

  test('the first slip of a new solver costs no more than 250 points, even at the easiest puzzle', () => {
    const down = afterPuzzle(NEW_SOLVER_RATING, { rating: 800, deviation: 60 }, false)
    expect(NEW_SOLVER_RATING.rating - down.rating).toBeLessThan(250)
    expect(NEW_SOLVER_RATING.rating - down.rating).toBeGreaterThan(100)
  })

  test('the chance to solve is one half against an equal and grows with the rating', () => {
    expect(chanceToBeat({ rating: 1700 }, puzzle)).toBeCloseTo(0.5, 9)
    expect(chanceToBeat({ rating: 1900 }, puzzle)).toBeGreaterThan(0.7)
  })

  test('the more levels solve a puzzle, the lower its rating', () => {
    const tries = (recruit: number, regular: number, veteran: number, expert: number) => ({
      recruit: { solved: recruit, of: 12 },
      regular: { solved: regular, of: 8 },
      veteran: { solved: veteran, of: 4 },
      expert: { solved: expert, of: 4 },
    })
    const easy = ratingBy(tries(5, 8, 4, 4)).rating
    const middling = ratingBy(tries(1, 2, 4, 4)).rating
    const hard = ratingBy(tries(0, 0, 0, 4)).rating
    const hardest = ratingBy(tries(0, 0, 0, 0)).rating
    expect(easy).toBeLessThan(middling)
    expect(middling).toBeLessThan(hard)
    expect(hard).toBeLessThan(hardest)
    expect(hard).toBeGreaterThan(LEVEL_RATINGS.veteran)
    expect(hard).toBeLessThan(LEVEL_RATINGS.expert)
  })
})
