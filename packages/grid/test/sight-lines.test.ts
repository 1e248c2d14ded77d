/** Lines from centre to centre: what they cross, and what lies beside them. */
import { describe, expect, test } from 'vitest'
import {
  type HexShape,
  hexCount,
  hexName,
  hexNamed,
  LEFT_EDGE,
  placeIn,
  placesApart,
  RIGHT_EDGE,
  sightLines,
} from '../src/index.ts'

const hexDistance = (shape: HexShape, a: number, b: number): number =>
  placesApart(placeIn(shape, a), placeIn(shape, b))

const board: HexShape = { rows: 11, long: 12 }
const RANGE = 6
const lines = sightLines(board, RANGE)
const all = [...Array(hexCount(board)).keys()]

const listed = (set: Int32Array, at: number): string[] =>
  all.filter(hex => (set[at * lines.width + (hex >> 5)] >>> (hex & 31)) & 1).map(hex => hexName(board, hex))

function line(from: string, to: string) {
  const n = lines.line[hexNamed(board, from) * lines.hexes + hexNamed(board, to)]
  const along = lines.along[n]
  const crossed = listed(lines.crossed, n)
  if (along < 0) return { crossed }
  return { crossed, left: listed(lines.left, along), right: listed(lines.right, along) }
}

const edges = (from: string, to: string): number =>
  lines.edges[lines.along[lines.line[hexNamed(board, from) * lines.hexes + hexNamed(board, to)]]]

describe('a line', () => {
  test('between neighbours crosses nothing', () => {
    expect(line('5,5', '4,5')).toEqual({ crossed: [] })
  })

  test('along a row crosses the hexes between', () => {
    expect(line('5,2', '5,6')).toEqual({ crossed: ['5,3', '5,4', '5,5'] })
  })

  test('along a diagonal of hexes crosses those between', () => {
    expect(line('9,3', '5,5')).toEqual({ crossed: ['6,4', '7,4', '8,3'] })
  })

  test('straight up runs along sides, and through each second hex', () => {
    expect(line('9,5', '5,5')).toEqual({ crossed: ['7,5'], left: ['6,4', '8,4'], right: ['6,5', '8,5'] })
    expect(line('5,5', '9,5')).toEqual({ crossed: ['7,5'], left: ['6,5', '8,5'], right: ['6,4', '8,4'] })
  })

  test('one row up and one and a half hexes aside runs along a side', () => {
    expect(line('6,4', '5,6')).toEqual({ crossed: [], left: ['5,5'], right: ['6,5'] })
    expect(line('6,4', '7,3')).toEqual({ crossed: [], left: ['7,4'], right: ['6,3'] })
  })

  test('that touches corners only does not cross: a shallow line takes two hexes at a time', () => {
    expect(line('5,3', '6,6')).toEqual({ crossed: ['5,4', '5,5', '6,4', '6,5'] })
    expect(line('5,5', '8,6')).toEqual({ crossed: ['6,5', '7,6'] })
  })

  test('beyond the maximum range is not there', () => {
    for (const a of all)
      for (const b of all) {
        const far = a === b || hexDistance(board, a, b) > RANGE
        expect(lines.line[a * lines.hexes + b] < 0).toBe(far)
      }
  })

  test('is the same from the other end, with its hands exchanged', () => {
    for (const a of all)
      for (const b of all) {
        if (lines.line[a * lines.hexes + b] < 0) continue
        const there = line(hexName(board, a), hexName(board, b))
        const back = line(hexName(board, b), hexName(board, a))
        expect([back.crossed, back.left, back.right]).toEqual([there.crossed, there.right, there.left])
      }
  })

  test('crosses a hex on every step but those along sides', () => {
    for (const a of all)
      for (const b of all) {
        const n = lines.line[a * lines.hexes + b]
        if (n < 0) continue
        const { crossed } = line(hexName(board, a), hexName(board, b))
        const steps = hexDistance(board, a, b)
        if (lines.along[n] >= 0) expect(crossed).toHaveLength(steps / 2 - 1)
        else expect(crossed.length).toBeGreaterThanOrEqual(steps - 1)
      }
  })
})

describe('half hexes at the ends of short rows', () => {
  test('lie beside the lines up and down the outermost columns', () => {
    expect(line('3,1', '1,1')).toEqual({ crossed: [], left: [], right: ['2,1'] })
    expect(edges('3,1', '1,1')).toBe(LEFT_EDGE)
    expect(edges('1,1', '3,1')).toBe(RIGHT_EDGE)
    expect(edges('11,12', '9,12')).toBe(RIGHT_EDGE)
    expect(line('5,1', '1,1')).toEqual({ crossed: ['3,1'], left: [], right: ['2,1', '4,1'] })
  })

  test('lie beside no other line', () => {
    for (const a of all)
      for (const b of all) {
        const n = lines.line[a * lines.hexes + b]
        if (n < 0 || lines.along[n] < 0 || lines.edges[lines.along[n]] === 0) continue
        const columns = [a, b].map(hex => hexName(board, hex).split(',')[1])
        expect(columns[0]).toBe(columns[1])
        expect(['1', '12']).toContain(columns[0])
      }
  })
})
