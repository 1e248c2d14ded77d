import {
  answered,
  beginRush,
  leftOf,
  mistakesIn,
  nextPuzzle,
  puzzleIn,
  puzzleOfTheDay,
  RUSH_MISTAKES,
  type Rush,
  solvedIn,
} from '@bivouac/puzzles'
import { describe, expect, test } from 'vitest'
import { puzzle, several } from './puzzles.ts'

const all = several(40)

describe('the puzzle of the day', () => {
  const dates = (count: number): string[] =>
    Array.from({ length: count }, (_, i) => new Date(Date.UTC(2026, 10, 17 + i)).toISOString().slice(0, 10))

  test('is the same for everybody, in whatever order the puzzles lie', () => {
    for (const date of dates(10))
      expect(puzzleOfTheDay(all.toReversed(), date)).toBe(puzzleOfTheDay(all, date))
  })

  test('every puzzle has its day before one comes back', () => {
    const days = dates(120).map(date => puzzleOfTheDay(all, date)?.id)
    // Rounds of all puzzles begin at days that are divisible by their number.
    const first = (40 - ((Date.UTC(2026, 10, 17) / 86_400_000) % 40)) % 40
    for (const from of [first, first + 40]) expect(new Set(days.slice(from, from + 40)).size).toBe(40)
    expect(days.slice(first, first + 40)).not.toEqual(days.slice(first + 40, first + 80))
  })

  test('there is none without puzzles, nor on a day that is none', () => {
    expect(puzzleOfTheDay([], '2026-11-17')).toBeUndefined()
    for (const date of ['2026-02-30', '2026-13-01', '17.11.2026', '', '2026-11-17T00:00'])
      expect(puzzleOfTheDay(all, date)).toBeUndefined()
  })

  test('holds before 1970 too', () => {
    expect(puzzleOfTheDay(all, '1916-07-01')?.id).toMatch(/^p-/)
  })
})

describe('the next puzzle', () => {
  const none = new Set<string>()

  test('is about as hard as the solver is good, and not always the same', () => {
    const given = Array.from({ length: 30 }, (_, i) =>
      nextPuzzle(all, { rating: 1400, tried: none, seed: `${i}` }),
    )
    for (const one of given) expect(Math.abs((one?.rating ?? 0) - 1400)).toBeLessThanOrEqual(60)
    expect(new Set(given.map(one => one?.id)).size).toBeGreaterThan(3)
  })

  test('is none that was tried, until all were', () => {
    const tried = new Set(all.slice(1).map(({ id }) => id))
    expect(nextPuzzle(all, { rating: 2400, tried, seed: 's' })).toBe(all[0])
    expect(
      nextPuzzle(all, { rating: 1500, tried: new Set(all.map(({ id }) => id)), seed: 's' }),
    ).toBeDefined()
  })

  test('is of the motif that is asked for', () => {
    const rare = puzzle('rare', { motif: 'open-fire', rating: 2500 })
    expect(nextPuzzle([...all, rare], { rating: 900, tried: none, motif: 'open-fire', seed: 's' })).toBe(rare)
    expect(nextPuzzle(all, { rating: 900, tried: none, motif: 'open-fire', seed: 's' })).toBeUndefined()
  })
})

describe('a rush', () => {
  const begun: Rush = beginRush(all, { seed: 's', beganMs: 1000, limitMs: 180_000 })

  test('goes from easy to hard, and another seed in another order', () => {
    const step = (id: string): number => Math.floor((all.find(one => one.id === id)?.rating ?? 0) / 100)
    expect(begun.order).toHaveLength(40)
    expect(begun.order.map(step)).toEqual(begun.order.map(step).toSorted((a, b) => a - b))
    expect(beginRush(all, { seed: 't', beganMs: 0, limitMs: 1 }).order).not.toEqual(begun.order)
  })

  test('counts what was solved and ends at the third mistake', () => {
    let rush = begun
    for (const isSolved of [true, false, true, false]) rush = answered(rush, isSolved, 2000)
    expect([solvedIn(rush), mistakesIn(rush)]).toEqual([2, 2])
    expect(puzzleIn(rush, 2000)).toBe(begun.order[4])
    rush = answered(rush, false, 3000)
    expect(mistakesIn(rush)).toBe(RUSH_MISTAKES)
    expect(puzzleIn(rush, 3000)).toBeUndefined()
    expect(answered(rush, true, 3000)).toBe(rush)
  })

  test('ends when the time is over, and an answer that comes late does not count', () => {
    expect(leftOf(begun, 31_000)).toBe(150_000)
    expect(puzzleIn(begun, 180_999)).toBe(begun.order[0])
    expect(puzzleIn(begun, 181_000)).toBeUndefined()
    expect(answered(begun, true, 181_000)).toBe(begun)
  })

  test('ends when all are solved', () => {
    let rush = beginRush(all.slice(0, 2), { seed: 's', beganMs: 0, limitMs: 10 })
    for (let i = 0; i < 3; i++) rush = answered(rush, true, 1)
    expect(solvedIn(rush)).toBe(2)
    expect(puzzleIn(rush, 1)).toBeUndefined()
  })
})
