/**
 * Pointy-top hexes in offset rows. Rows and columns count from 1; even rows are one hex shorter and lie half a hex to
 * the right. A hex's id is its place when the rows are read one after the other, from 0; its name is `row,col`.
 */

export interface HexShape {
  readonly rows: number
  /** How many hexes an odd row has; an even row has one fewer. */
  readonly long: number
}

export const rowLength = (shape: HexShape, row: number): number => shape.long - (row % 2 === 0 ? 1 : 0)

/** How many hexes lie in the rows before this one: what its first hex is called. */
const before = (shape: HexShape, row: number): number =>
  ((row - 1) >> 1) * (2 * shape.long - 1) + (row % 2 === 0 ? shape.long : 0)

export const hexCount = (shape: HexShape): number => before(shape, shape.rows + 1)

/** Every two rows hold as many. */
export function rowOf({ long }: HexShape, hex: number): number {
  const two = 2 * long - 1
  return 2 * Math.floor(hex / two) + (hex % two < long ? 1 : 2)
}

export const colOf = (shape: HexShape, hex: number): number => hex - before(shape, rowOf(shape, hex)) + 1

/** The hex in this row and column; -1 if the board has none there. */
export const hexAt = (shape: HexShape, row: number, col: number): number =>
  row >= 1 && row <= shape.rows && col >= 1 && col <= rowLength(shape, row)
    ? before(shape, row) + col - 1
    : -1

export const hexName = (shape: HexShape, hex: number): string => `${rowOf(shape, hex)},${colOf(shape, hex)}`

/** The hex called `row,col`; -1 if there is none. */
export function hexNamed(shape: HexShape, name: string): number {
  const parts = /^([1-9]\d{0,3}),([1-9]\d{0,3})$/.exec(name)
  return parts ? hexAt(shape, Number(parts[1]), Number(parts[2])) : -1
}

/** Where a hex's centre lies: `x` in half widths from the left, `row` as above. Neighbours differ by 2,0 or 1,1. */
export interface HexPlace {
  readonly x: number
  readonly row: number
}

const placeOf = (row: number, col: number): HexPlace => ({ x: 2 * col - (row % 2 === 0 ? 1 : 2), row })

/** The column of a place; whole only where a hex can be. */
const colAt = ({ x, row }: HexPlace): number => (x + (row % 2 === 0 ? 1 : 2)) / 2

export function placeIn(shape: HexShape, hex: number): HexPlace {
  const row = rowOf(shape, hex)
  return placeOf(row, hex - before(shape, row) + 1)
}

/** The fewest steps between two hexes: each row leads half a hex aside as well; what is still missing then is gone along a row. */
export function placesApart(a: HexPlace, b: HexPlace): number {
  const rows = Math.abs(a.row - b.row)
  return Math.max(rows, (Math.abs(a.x - b.x) + rows) / 2)
}

/** The six ways out of a hex, clockwise from forward right for somebody who sits at the bottom. */
export const DIRECTIONS = ['up-right', 'right', 'down-right', 'down-left', 'left', 'up-left'] as const
const STEPS: readonly (readonly [dx: number, rows: number])[] = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
]

/** The same direction for somebody who sits at the top. */
export const turnedAround = (direction: number): number => (direction + 3) % 6

const moved = ({ x, row }: HexPlace, direction: number, steps: number): HexPlace => ({
  x: x + steps * STEPS[direction][0],
  row: row + steps * STEPS[direction][1],
})

const hexOn = (shape: HexShape, place: HexPlace): number => hexAt(shape, place.row, colAt(place))

/** The next hex in a direction (0 to 5, see DIRECTIONS); -1 beyond the edge. */
export const hexNeighbour = (shape: HexShape, hex: number, direction: number): number =>
  hexOn(shape, moved(placeIn(shape, hex), direction, 1))
