/** The board's shape, the same in every scenario: 127 hexes, their names, neighbours, distances and lines (G-1.1, G-1.2). */
import {
  colOf,
  type HexShape,
  hexCount,
  hexName,
  hexNamed as hexNamedOn,
  hexNeighbour,
  placeIn,
  placesApart,
  rowOf,
  type SightLines,
  sightLines,
} from '@bivouac/grid'
import file from '../data/board.json' with { type: 'json' }
import { CENTRE, HEXES, LEFT, RIGHT } from './vocabulary.ts'

/** G-1.1 Eleven rows, twelve and eleven hexes long in turn. */
export const SHAPE: HexShape = { rows: file.board.rows, long: file.board.rowLength.odd }
if (hexCount(SHAPE) !== HEXES) throw new Error(`board.json describes ${hexCount(SHAPE)} hexes, not ${HEXES}`)

/** A set of hexes is four cells of bits: hex `h` is bit `h & 31` of cell `h >> 5`. */
export const HEX_CELLS = 4

const all = [...Array(HEXES).keys()]

/** Each hex as `row,col`, as the data and commands call it. */
export const HEX_NAMES: readonly string[] = all.map(hex => hexName(SHAPE, hex))
/** The hex called `row,col`; -1 if there is none. */
export const hexNamed = (name: string): number => hexNamedOn(SHAPE, name)

/** Row and column of each hex, from 1. */
export const ROWS = Uint8Array.from(all, hex => rowOf(SHAPE, hex))
export const COLS = Uint8Array.from(all, hex => colOf(SHAPE, hex))

/** The six neighbours of each hex at `hex * 6 + direction`, clockwise from up right on the screen; -1 beyond the edge. */
export const NEAR = Int8Array.from(
  all.flatMap(hex => [0, 1, 2, 3, 4, 5].map(direction => hexNeighbour(SHAPE, hex, direction))),
)
/** The same as sets of hexes, from `hex * HEX_CELLS` on. */
export const NEAR_SETS = Int32Array.from(
  all.flatMap(hex => [...hexSet([...NEAR.subarray(hex * 6, hex * 6 + 6)])]),
)

const PLACES = all.map(hex => placeIn(SHAPE, hex))

/** Steps between hexes at `from * HEXES + to`. */
export const STEPS = new Uint8Array(HEXES * HEXES)
for (const from of all) for (const to of all) STEPS[from * HEXES + to] = placesApart(PLACES[from], PLACES[to])

const SECTION_BITS: Readonly<Record<string, number>> = { L: LEFT, C: CENTRE, R: RIGHT }
const sectionOn = (hex: number): number => {
  const { longRow, shortRow } = file.board.sectionsScreenLeftToRight
  const letters = (ROWS[hex] % 2 === 1 ? longRow : shortRow)[COLS[hex] - 1]
  return [...letters].reduce((bits, letter) => bits | SECTION_BITS[letter], 0)
}
const swapped = (bits: number): number =>
  (bits & CENTRE) | (bits & LEFT ? RIGHT : 0) | (bits & RIGHT ? LEFT : 0)

/** G-1.2 The sections of each hex as somebody at the bottom sees them. */
export const SECTIONS_FROM_BOTTOM = Uint8Array.from(all, sectionOn)
/** G-1.2 The sections of each hex as somebody at the top sees them: left and right change places. */
export const SECTIONS_FROM_TOP = Uint8Array.from(all, hex => swapped(sectionOn(hex)))

/** The longest range at which sight is ever asked for (G-6.2). */
const SIGHT_MAX = 6

let lines: SightLines | undefined
/** G-8.1 The lines between hexes up to SIGHT_MAX apart, worked out when the first board is opened. */
export function boardLines(): SightLines {
  lines ??= sightLines(SHAPE, SIGHT_MAX)
  return lines
}

/** A set of these hexes; what is beyond the edge (-1) is left out. */
export function hexSet(hexes: Iterable<number>): Int32Array {
  const set = new Int32Array(HEX_CELLS)
  for (const hex of hexes) if (hex >= 0) set[hex >> 5] |= 1 << (hex & 31)
  return set
}

/** Whether a set that begins at `at` has this hex. */
export const hasHex = (set: Int32Array, hex: number, at = 0): boolean =>
  ((set[at + (hex >> 5)] >>> (hex & 31)) & 1) === 1

/** The hexes of a set, lowest first. For texts and set-up: it makes a list. */
export const hexesIn = (set: Int32Array, at = 0): number[] => all.filter(hex => hasHex(set, hex, at))
