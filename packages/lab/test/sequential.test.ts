/** The tests that stop by themselves: known evidence, and how often they are wrong. */
import { below, seedCells } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { gamesLlr, LLR_BOUND, likeliest, pairsLlr, scoreOfElo, verdictOf } from '../src/index.ts'

const byElo = (counts: number[], low: number, high: number): number =>
  pairsLlr(counts, scoreOfElo(low), scoreOfElo(high))

describe('the test on pairs', () => {
  test.each([
    [[10, 20, 30, 25, 15], 0, 10, 0.482286156326618],
    [[100, 0, 300, 0, 140], 0, 30, 3.2593973227297233],
    [[1, 0, 5, 0, 60], 0, 60, 10.03912172195023],
    [[30, 0, 40, 0, 20], -10, 0, -0.45191381547425524],
  ])('%j between %i and %i Elo', (counts, low, high, llr) => {
    expect(byElo(counts, low, high)).toBeCloseTo(llr, 8)
  })

  test('is even for a result half-way, and turns with the result', () => {
    expect(byElo([20, 0, 60, 0, 20], -10, 10)).toBeCloseTo(0, 9)
    expect(byElo([30, 0, 60, 0, 10], -10, 10)).toBeCloseTo(-byElo([10, 0, 60, 0, 30], -10, 10), 9)
    expect(byElo([0, 0, 0, 0, 0], 0, 10)).toBe(0)
  })

  test('the likeliest distribution has the mean that was asked for', () => {
    const p = likeliest([0.1, 0.2, 0.3, 0.3, 0.1], 0.6)
    expect(p.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 9)
    expect(p.reduce((sum, x, i) => sum + (x * i) / 4, 0)).toBeCloseTo(0.6, 9)
  })
})

describe('the test on games', () => {
  test('known evidence', () => {
    // 950 of 1000 games, in pairs: 450 both won, 50 split.
    expect(gamesLlr([0, 0, 50, 0, 450], 0.93, 0.96)).toBeCloseTo(2.1804740020801177, 9)
    expect(gamesLlr([0, 0, 0, 0, 0], 0.93, 0.96)).toBe(0)
  })
})

test('the verdict comes at 2.94 either way', () => {
  expect(LLR_BOUND).toBeCloseTo(2.944, 3)
  expect([verdictOf(2.95), verdictOf(-2.95), verdictOf(2.9), verdictOf(-2.9)]).toEqual([
    'H1',
    'H0',
    undefined,
    undefined,
  ])
})

describe('how often a test is wrong', () => {
  /** The share of runs that end with H1 when the sides' win rates are these. */
  function accepted(llr: (counts: number[]) => number, first: number, second: number, runs: number): number {
    const dice = new Int32Array(4)
    seedCells(dice, `wrong ${first} ${second}`, 0)
    const won = (p: number): number => (below(dice, 1_000_000, 0) < p * 1_000_000 ? 1 : 0)
    let h1 = 0
    for (let run = 0; run < runs; run++) {
      const counts = [0, 0, 0, 0, 0]
      for (;;) {
        counts[2 * (won(first) + won(second))]++
        const verdict = verdictOf(llr(counts))
        if (verdict === 'H1') h1++
        if (verdict) break
      }
    }
    return h1 / runs
  }

  test('pairs, at the lower bound and at the upper one', () => {
    const llr = (counts: number[]): number => pairsLlr(counts, 0.5, 0.6)
    expect(accepted(llr, 0.7, 0.3, 300)).toBeLessThan(0.085)
    expect(accepted(llr, 0.8, 0.4, 300)).toBeGreaterThan(0.915)
  })

  test('games, at the lower bound and at the upper one', () => {
    const llr = (counts: number[]): number => gamesLlr(counts, 0.7, 0.77)
    expect(accepted(llr, 0.7, 0.7, 300)).toBeLessThan(0.085)
    expect(accepted(llr, 0.77, 0.77, 300)).toBeGreaterThan(0.915)
  })
})
