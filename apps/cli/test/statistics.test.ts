import { expect, test } from 'vitest'
import type { SimResult } from '../src/work/simulate.ts'
import { mean, median, sum } from '../src/work/statistics.ts'
import { total } from '../src/work/total.ts'

test('means and medians', () => {
  expect(mean([1, 2, 4])).toBe(2.333)
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect([mean([]), median([])]).toEqual([0, 0])
  expect(sum([{ a: 1 }, { a: 2, b: 3 }])).toEqual({ a: 3, b: 3 })
})

test('scenarios add up', () => {
  const result = (scenario: string, us: number): SimResult => ({
    game: 'normandy',
    scenario,
    games: 10,
    seed: '1',
    wins: { us, german: 10 - us },
    botWins: { a: us, b: 10 - us },
    unfinished: 0,
    ends: { [scenario === 'x' ? 'points' : 'pin']: 10 },
    rounds: { mean: us, median: us },
    casualties: { us: 1, german: us },
    actions: 1000,
    actionsPerSecond: 500,
    gamesPerSecond: 5,
  })
  expect(total([result('x', 4), result('y', 6)])).toEqual({
    game: 'normandy',
    scenario: 'all',
    games: 20,
    seed: '1',
    wins: { us: 10, german: 10 },
    botWins: { a: 10, b: 10 },
    unfinished: 0,
    ends: { points: 10, pin: 10 },
    rounds: { mean: 5 },
    casualties: { us: 1, german: 5 },
    actions: 2000,
    actionsPerSecond: 500,
    gamesPerSecond: 5,
  })
})
