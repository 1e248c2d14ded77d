/** Hexes in offset rows: names, coordinates, steps and rings. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  colOf,
  DIRECTIONS,
  distances,
  type HexShape,
  hexAt,
  hexCount,
  hexName,
  hexNamed,
  hexNeighbour,
  placeIn,
  placesApart,
  rowLength,
  rowOf,
  turnedAround,
} from '../src/index.ts'

const hexDistance = (shape: HexShape, a: number, b: number): number =>
  placesApart(placeIn(shape, a), placeIn(shape, b))

const board: HexShape = { rows: 11, long: 12 }
const all = [...Array(hexCount(board)).keys()]
const at = (name: string): number => hexNamed(board, name)
const near = (name: string): string[] =>
  DIRECTIONS.map((_, d) => hexNeighbour(board, at(name), d)).map(hex => (hex < 0 ? '-' : hexName(board, hex)))

describe('names', () => {
  test('eleven rows of twelve and eleven in turn have 127 hexes', () => {
    expect(hexCount(board)).toBe(127)
    expect([1, 2, 10, 11].map(row => rowLength(board, row))).toEqual([12, 11, 11, 12])
    expect(hexCount({ rows: 1, long: 3 })).toBe(3)
    expect(hexCount({ rows: 2, long: 3 })).toBe(5)
  })

  test('go row by row from 1,1, and back', () => {
    expect([0, 11, 12, 22, 23, 126].map(hex => hexName(board, hex))).toEqual([
      ...['1,1', '1,12', '2,1', '2,11', '3,1', '11,12'],
    ])
    for (const hex of all) {
      expect(at(hexName(board, hex))).toBe(hex)
      expect(hexAt(board, rowOf(board, hex), colOf(board, hex))).toBe(hex)
    }
  })

  test.each(['', '0,1', '1,0', '2,12', '1,13', '12,1', '1', '1,1,1', '01,1', ' 1,1', '1.5,2', '-1,2', 'a,b'])(
    "'%s' is no hex",
    name => {
      expect(at(name)).toBe(-1)
    },
  )
})

describe('neighbours', () => {
  test('go clockwise from up right, from a long and from a short row', () => {
    expect(near('5,5')).toEqual(['4,5', '5,6', '6,5', '6,4', '5,4', '4,4'])
    expect(near('6,5')).toEqual(['5,6', '6,6', '7,6', '7,5', '6,4', '5,5'])
  })

  test('end at the edge', () => {
    expect(near('1,1')).toEqual(['-', '1,2', '2,1', '-', '-', '-'])
    expect(near('11,12')).toEqual(['-', '-', '-', '-', '11,11', '10,11'])
    expect(near('2,1')).toEqual(['1,2', '2,2', '3,2', '3,1', '-', '1,1'])
  })

  test('are neighbours of each other, the other way round', () => {
    for (const hex of all)
      for (let d = 0; d < 6; d++) {
        const next = hexNeighbour(board, hex, d)
        if (next >= 0) expect(hexNeighbour(board, next, turnedAround(d))).toBe(hex)
      }
  })
})

describe('distance', () => {
  test('is the fewest steps', () => {
    const steps = distances(127, (a, b) => DIRECTIONS.some((_, d) => hexNeighbour(board, a, d) === b))
    for (const a of all) for (const b of all) expect(hexDistance(board, a, b)).toBe(steps[a * 127 + b])
  })

  test('is right on boards of any shape', () => {
    const shapes = fc.record({ rows: fc.integer({ min: 1, max: 7 }), long: fc.integer({ min: 2, max: 7 }) })
    fc.assert(
      fc.property(shapes, shape => {
        const n = hexCount(shape)
        const steps = distances(n, (a, b) => DIRECTIONS.some((_, d) => hexNeighbour(shape, a, d) === b))
        for (let a = 0; a < n; a++)
          for (let b = 0; b < n; b++) expect(hexDistance(shape, a, b)).toBe(steps[a * n + b])
      }),
      { numRuns: 30 },
    )
  })
})
