/**
 * The board as text: eleven rows of cells, short rows set half a cell to the right. A cell is the terrain's letter,
 * `w` for wire, `x` for a crater token, and after a colon the unit: side, number, kind and figures (`T:g3i4`). The
 * number may be left out in a diagram written by hand.
 */
import { rowLength } from '@bivouac/grid'
import { ROWS, SHAPE } from '../geometry.ts'
import { layHex, layUnit } from '../state/lay.ts'
import * as s from '../state/state.ts'
import { HEXES, SIDES, UNITS_PER_SIDE, unitOf } from '../vocabulary.ts'

type T = s.GreatWarTable

/** Letters in the order of TERRAINS. */
const TERRAIN_LETTERS = '.FBHRTCMKS'
const SIDE_LETTERS = 'bg'
/** Infantry, bomber, machine gun, mortar (o, as m is taken). */
const KIND_LETTERS = 'ibmo'
const CELL = 9

export function printBoard(t: T): string[] {
  const lines: string[] = []
  for (let row = 1, hex = 0; row <= ROWS[HEXES - 1]; row++) {
    const cells: string[] = []
    for (; hex < HEXES && ROWS[hex] === row; hex++) cells.push(cellText(t, hex).padEnd(CELL))
    lines.push(`${row % 2 === 0 ? ' '.repeat(CELL >> 1) : ''}${cells.join('')}`.trimEnd())
  }
  return lines
}

function cellText(t: T, hex: number): string {
  const ground = `${TERRAIN_LETTERS[s.terrainOf(t, hex)]}${s.hasWire(t, hex) ? 'w' : ''}${s.isCratered(t, hex) ? 'x' : ''}`
  const unit = s.unitOn(t, hex)
  if (unit < 0) return ground
  const number = (unit & (UNITS_PER_SIDE - 1)) + 1
  return `${ground}:${SIDE_LETTERS[unit >> 4]}${number}${KIND_LETTERS[s.kindOf(t, unit)]}${s.figuresOf(t, unit)}`
}

const CELL_SHAPE = /^([.FBHRTCMKS])(w?)(x?)(?::([bg])(\d*)([ibmo])([1-4]))?$/

/** Lays one row of a diagram on the table; says what is wrong with it, if anything is. */
export function readRow(t: T, row: number, text: string): string | undefined {
  const cells = text.trim().split(/\s+/)
  const first = ROWS.indexOf(row)
  const length = rowLength(SHAPE, row)
  if (cells.length !== length) return `Row ${row} of the board has ${length} hexes, not ${cells.length}.`
  for (const [i, cell] of cells.entries()) {
    const m = CELL_SHAPE.exec(cell)
    if (!m)
      return `'${cell}' in row ${row} is no hex: write a terrain letter, w for wire, and a unit like :g3i4.`
    const [, terrain, wire, crater, side, number, kind, figures] = m
    const hex = first + i
    layHex(t, hex, TERRAIN_LETTERS.indexOf(terrain), wire !== '', crater !== '')
    if (!side) continue
    const unit = pickUnit(t, SIDE_LETTERS.indexOf(side), number)
    if (unit < 0)
      return `Row ${row}: the ${SIDES[SIDE_LETTERS.indexOf(side)]} unit in '${cell}' has no number left.`
    layUnit(t, unit, KIND_LETTERS.indexOf(kind), Number(figures), hex)
  }
  return undefined
}

/** The unit with this number, or the lowest that is free; -1 if it is taken. */
function pickUnit(t: T, side: number, number: string): number {
  if (number !== '') {
    const unit = unitOf(side, Number(number) - 1)
    return Number(number) >= 1 && Number(number) <= UNITS_PER_SIDE && !s.isOnBoard(t, unit) ? unit : -1
  }
  for (let i = 0; i < UNITS_PER_SIDE; i++) if (!s.isOnBoard(t, unitOf(side, i))) return unitOf(side, i)
  return -1
}
