/** Where hexes lie on the picture, and which hex lies under a point, however the board is turned. */
import { f, type Point, polygon } from '@bivouac/face-kit/art'
import { COLS, ROWS, SHAPE } from '../geometry.ts'
import { HEXES } from '../vocabulary.ts'

/** From the middle of a hex to its corner, and from the middle of one hex to the next in its row. */
export const SIZE = 40
export const STEP = Math.sqrt(3) * SIZE
/** The unturned board. */
export const LONG = STEP * SHAPE.long
export const DEEP = SIZE * 2 + (SHAPE.rows - 1) * 1.5 * SIZE

/** Quarter turns clockwise. One turn puts the bottom baseline on the left, three put the top baseline there. */
export type Turn = 0 | 1 | 2 | 3

/** Everybody has the own baseline at the bottom, or on the left of an upright screen. */
export function turnFor(atTop: boolean, portrait: boolean): Turn {
  if (portrait) return atTop ? 3 : 1
  return atTop ? 2 : 0
}

export const isSideways = (turned: Turn): boolean => turned % 2 === 1

/** How wide and high the turned board is. */
export const boardSize = (turned: Turn = 0): Point => (isSideways(turned) ? [DEEP, LONG] : [LONG, DEEP])

/** A point of the unturned board on the turned one. */
export function turnPoint([x, y]: Point, turned: Turn): Point {
  if (turned === 0) return [x, y]
  if (turned === 1) return [DEEP - y, x]
  return turned === 2 ? [LONG - x, DEEP - y] : [y, LONG - x]
}

/** A point of the turned board on the unturned one. */
export function turnBack([x, y]: Point, turned: Turn): Point {
  if (turned === 0) return [x, y]
  if (turned === 1) return [y, DEEP - x]
  return turned === 2 ? [LONG - x, DEEP - y] : [LONG - y, x]
}

/** The same as an SVG transform, for what has no light and no upright side. */
export function turnTransform(turned: Turn): string {
  const [width, height] = boardSize(turned)
  const shift = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ][turned]
  return turned === 0 ? '' : `transform="translate(${f(shift[0])} ${f(shift[1])}) rotate(${turned * 90})"`
}

/** The middle of a hex. */
export const placeOf = (hex: number, turned: Turn = 0): Point =>
  turnPoint(
    [STEP * (COLS[hex] - (ROWS[hex] % 2 === 0 ? 0 : 0.5)), SIZE + (ROWS[hex] - 1) * 1.5 * SIZE],
    turned,
  )

/** Where a medal lies on a hex: upper left, free of the unit's own signs; `before` so many others. */
export const medalPlace = (hex: number, before = 0, turned: Turn = 0): Point => {
  const [x, y] = placeOf(hex, turned)
  return [x - 21 + before * 20, y - 20]
}

/** The six corners clockwise, from the unturned top on; `scale` draws the hex smaller or larger than it is. */
export function cornersOf(hex: number, turned: Turn = 0, scale = 1): Point[] {
  const [x, y] = placeOf(hex, turned)
  return [0, 1, 2, 3, 4, 5].map((i): Point => {
    const angle = (i * Math.PI) / 3 + (turned * Math.PI) / 2
    return [x + SIZE * scale * Math.sin(angle), y - SIZE * scale * Math.cos(angle)]
  })
}

/** The outline of a hex as a path. */
export const hexOutline = (hex: number, turned: Turn = 0, scale = 1): string =>
  polygon(cornersOf(hex, turned, scale))

/** The middle of the edge towards a neighbour; directions as in NEAR, clockwise from up right. */
export function edgeOf(hex: number, direction: number, turned: Turn = 0): Point {
  const [x, y] = placeOf(hex, turned)
  const angle = ((direction * 60 + 30 + turned * 90) * Math.PI) / 180
  return [x + (Math.sin(angle) * STEP) / 2, y - (Math.cos(angle) * STEP) / 2]
}

/** The lines between hexes, each drawn once. */
export function hexLines(turned: Turn = 0): string {
  const seen = new Set<string>()
  let d = ''
  for (let hex = 0; hex < HEXES; hex++) {
    const corners = cornersOf(hex, turned).map(([x, y]) => `${f(x)} ${f(y)}`)
    for (const [i, from] of corners.entries()) {
      const to = corners[(i + 1) % 6]
      const edge = from < to ? `${from}L${to}` : `${to}L${from}`
      if (!seen.has(edge)) d += `M${edge}`
      seen.add(edge)
    }
  }
  return d
}

/** G-1.1 The half hexes at the ends of the short rows. */
export const halfHexes = (turned: Turn = 0): string =>
  [...Array(SHAPE.rows).keys()]
    .filter(i => i % 2 === 1)
    .flatMap(i => {
      const y = SIZE + i * 1.5 * SIZE
      const half = (edge: number, inner: number): Point[] => [
        [edge, y - SIZE],
        [inner, y - SIZE / 2],
        [inner, y + SIZE / 2],
        [edge, y + SIZE],
      ]
      return [half(0, STEP / 2), half(LONG, LONG - STEP / 2)]
    })
    .map(points => polygon(points.map(point => turnPoint(point, turned))))
    .join('')
