import { describe, expect, test } from 'vitest'
import { below, next, seedCells } from '../src/index.ts'

const take = (count: number, cells: Int32Array): number[] =>
  Array.from({ length: count }, () => next(cells, 0) >>> 0)

describe('xoshiro128**', () => {
  test('gives the published sequence for the cells 1, 2, 3, 4', () => {
    expect(take(10, new Int32Array([1, 2, 3, 4]))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
  })

  test('keeps its cells where it is asked to', () => {
    const cells = new Int32Array([9, 1, 2, 3, 4, 9])
    expect(next(cells, 1)).toBe(11520)
    expect([cells[0], cells[5]]).toEqual([9, 9])
  })
})

describe('below', () => {
  test.each([2, 3, 6, 10, 52])('is even over %i numbers', n => {
    const cells = new Int32Array(4)
    seedCells(cells, `even ${n}`, 0)
    const draws = 60_000
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < draws; i++) counts[below(cells, n, 0)]++
    const expected = draws / n
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Mean n-1, deviation √(2(n-1)): five deviations above is out of the question for an even source.
    expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)))
  })

  test('a draw from the uneven end is thrown away', () => {
    // Cells whose next draw is the highest of 24 bits: beyond the last whole block of 97.
    const cells = new Int32Array([123456789, 745654, 987654321, 3])
    const again = cells.slice()
    expect(next(again, 0) >>> 8).toBe(0xffffff)
    expect(below(cells, 97, 0)).toBe((next(again, 0) >>> 8) % 97)
    expect(cells).toEqual(again)
  })

  test('of just over half of all draws, the others are thrown away', () => {
    const n = 2 ** 23 + 1
    const [cells, again] = [new Int32Array([1, 2, 3, 4]), new Int32Array([1, 2, 3, 4])]
    for (let i = 0; i < 50; i++) {
      let raw = n
      while (raw >= n) raw = next(again, 0) >>> 8
      expect(below(cells, n, 0)).toBe(raw)
    }
  })

  test('all 2^24 numbers can be drawn, each from one draw', () => {
    const [cells, again] = [new Int32Array([1, 2, 3, 4]), new Int32Array([1, 2, 3, 4])]
    for (let i = 0; i < 50; i++) expect(below(cells, 2 ** 24, 0)).toBe(next(again, 0) >>> 8)
  })

  test('one number needs no luck; none cannot be drawn', () => {
    const cells = new Int32Array([1, 2, 3, 4])
    expect(below(cells, 1, 0)).toBe(0)
    expect(() => below(cells, 0, 0)).toThrow('no number below 0')
  })
})

describe('seedCells', () => {
  const cells = (seed: string) => {
    const w = new Int32Array(4)
    seedCells(w, seed, 0)
    return [...w]
  }

  test('is the same for the same text and differs for others', () => {
    expect(cells('omaha')).toEqual(cells('omaha'))
    const seeds = Array.from({ length: 500 }, (_, i) => cells(`seed ${i}`).join())
    expect(new Set(seeds).size).toBe(500)
  })

  test('never leaves all cells zero: no two of them are alike', () => {
    for (const seed of ['', 'a', 'omaha']) expect(new Set(cells(seed)).size).toBe(4)
  })
})
