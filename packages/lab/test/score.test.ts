/** Scores and their intervals, beside values that other programs give. */
import { below, seedCells } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import {
  betaBelow,
  betaQuantile,
  countPairs,
  designEffect,
  eloOfGames,
  eloOfScore,
  exactInterval,
  logGamma,
  meanScore,
  pairVariance,
  scoreOfElo,
  scoreOfPairs,
} from '../src/index.ts'

describe('the beta distribution', () => {
  test('known values', () => {
    expect(logGamma(0.3)).toBeCloseTo(1.0957979948180752, 10)
    expect(logGamma(123.4)).toBeCloseTo(469.3360974421906, 8)
    expect(betaBelow(0.3, 2.5, 4.5)).toBeCloseTo(0.40653901668245934, 10)
    expect(betaQuantile(0.975, 951.5, 49.25)).toBeCloseTo(0.9633067703753356, 10)
    expect([betaBelow(-1, 2, 3), betaBelow(2, 2, 3)]).toEqual([0, 1])
  })
})

describe('the exact interval', () => {
  test.each([
    [0, 10, 0, 0.3084971078187607],
    [8, 10, 0.4439045376923585, 0.9747892736731666],
    [50, 100, 0.398321129503301, 0.601678870496699],
    [997, 1000, 0.9912579767615217, 0.9993809000683505],
    [10, 10, 1 - 0.3084971078187607, 1],
  ])('%i of %i', (hits, games, low, high) => {
    const interval = exactInterval(hits, games)
    expect(interval.low).toBeCloseTo(low, 9)
    expect(interval.high).toBeCloseTo(high, 9)
  })

  test.each([
    [0, 2995],
    [1, 4742],
    [2, 6294],
  ])('%i losses in %i games prove 99.9 %, and a game fewer does not', (losses, games) => {
    const proved = (n: number): number => exactInterval(n - losses, n, 0.9).low
    expect(proved(games)).toBeGreaterThanOrEqual(0.999)
    expect(proved(games - 1)).toBeLessThan(0.999)
  })
})

describe('pairs', () => {
  test('are counted by their points', () => {
    const counts = countPairs([0, 1, 1, 2, 1.5, 0.5, 2])
    expect(counts).toEqual([1, 1, 2, 1, 2])
    expect(meanScore(counts)).toBeCloseTo(8 / 14, 12)
    // Sum of squares about the mean of 0, ½, ½, 1, ¾, ¼, 1, by six.
    expect(pairVariance(counts)).toBeCloseTo(0.13988095, 7)
    expect(pairVariance([0, 0, 1, 0, 0])).toBe(0)
  })

  test('a score without a loss has the exact limits of its games', () => {
    const { low, high, score, games } = scoreOfPairs([0, 0, 0, 0, 500])
    expect({ score, games, high }).toEqual({ score: 1, games: 1000, high: 1 })
    expect(low).toBeCloseTo(exactInterval(1000, 1000).low, 12)
  })

  test('that even out narrow the interval, that go alike widen it', () => {
    const width = (counts: number[]): number => scoreOfPairs(counts).high - scoreOfPairs(counts).low
    const independent = width([250, 0, 500, 0, 250])
    expect(designEffect([250, 0, 500, 0, 250])).toBeCloseTo(1, 2)
    expect(width([100, 0, 800, 0, 100])).toBeLessThan(0.8 * independent)
    expect(width([450, 0, 100, 0, 450])).toBeGreaterThan(1.2 * independent)
  })

  test('a few even pairs are not taken for certainty', () => {
    const { low, high } = scoreOfPairs([0, 0, 10, 0, 0])
    expect(high - low).toBeGreaterThan(0.25)
  })

  test('no game, no knowledge', () => {
    expect(scoreOfPairs([0, 0, 0, 0, 0])).toEqual({ games: 0, score: 0.5, low: 0, high: 1 })
  })

  test.each([
    [0.5, 0.5],
    [0.9, 0.5],
    [0.8, 0.98],
    [0.97, 0.99],
  ])('the interval holds the truth 95 times in 100 (win rates %f and %f by side)', (first, second) => {
    const dice = new Int32Array(4)
    seedCells(dice, `coverage ${first} ${second}`, 0)
    const won = (p: number): number => (below(dice, 1_000_000, 0) < p * 1_000_000 ? 1 : 0)
    const truth = (first + second) / 2
    let held = 0
    for (let run = 0; run < 600; run++) {
      const { low, high } = scoreOfPairs(
        countPairs(Array.from({ length: 80 }, () => won(first) + won(second))),
      )
      if (low <= truth && truth <= high) held++
    }
    expect(held / 600).toBeGreaterThan(0.93)
  })
})

describe('Elo', () => {
  test('known differences', () => {
    expect(eloOfScore(0.5)).toBeCloseTo(0, 12)
    expect(eloOfScore(0.75)).toBeCloseTo(190.85, 2)
    expect(eloOfScore(0.95)).toBeCloseTo(511.5, 1)
    expect(scoreOfElo(eloOfScore(0.83))).toBeCloseTo(0.83, 12)
  })

  test('stays a number for who has won or lost everything', () => {
    expect(eloOfGames(1, 50)).toBeCloseTo(eloOfScore(0.99), 9)
    expect(eloOfGames(0, 50)).toBeCloseTo(eloOfScore(0.01), 9)
    expect(eloOfGames(0.5, 0)).toBe(0)
  })
})
