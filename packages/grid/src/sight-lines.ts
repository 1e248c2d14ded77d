/**
 * Straight lines from hex centre to hex centre, worked out once for a board's shape: which hexes each line crosses,
 * and which lie on its left and right where it runs along sides. All in whole numbers: squeezed so that a hex is two
 * wide and four high, every corner of every hex has whole coordinates, and squeezing keeps straight lines straight.
 */
import { colAt, type HexPlace, type HexShape, hexAt, hexCount, placeIn, placesApart } from './hex.ts'

/** In `edges`: a half hex beyond the end of a short row lies on that hand of the line. */
export const LEFT_EDGE = 1
export const RIGHT_EDGE = 2

/** Sets of hexes are kept as `width` cells of bits: hex `h` is bit `h & 31` of cell `h >> 5`. */
export interface SightLines {
  readonly hexes: number
  readonly width: number
  /** The number of the line at `from * hexes + to`; -1 beyond the maximum range and from a hex to itself. */
  readonly line: Int16Array
  /** The hexes whose inside each line crosses, without its two ends, from `line * width` on. Corners do not count. */
  readonly crossed: Int32Array
  /** For each line its number among those that run along sides between hexes; -1 if it does not. */
  readonly along: Int16Array
  /** The hexes on the left hand of those sides, from `along * width` on. */
  readonly left: Int32Array
  /** The hexes on the right hand of those sides, from `along * width` on. */
  readonly right: Int32Array
  /** On which hands half hexes out of play lie, as LEFT_EDGE and RIGHT_EDGE. They are never crossed: no centre lies so far out. */
  readonly edges: Uint8Array
}

export function sightLines(shape: HexShape, rangeMax: number): SightLines {
  const hexes = hexCount(shape)
  const places = Array.from({ length: hexes }, (_, hex) => placeIn(shape, hex))
  const line = new Int16Array(hexes * hexes).fill(-1)
  const crossed = newSets(hexes)
  const left = newSets(hexes)
  const right = newSets(hexes)
  const along: number[] = []
  const edges: number[] = []
  for (let from = 0; from < hexes; from++)
    for (let to = 0; to < hexes; to++) {
      const a = places[from]
      const b = places[to]
      if (from === to || placesApart(a, b) > rangeMax) continue
      line[from * hexes + to] = along.length
      crossed.add(hexesAcross(shape, a, b))
      const hands = sidesAlong(shape, a, b)
      along.push(hands ? edges.length : -1)
      if (!hands) continue
      left.add(hands.left)
      right.add(hands.right)
      edges.push((hands.left.includes(-1) ? LEFT_EDGE : 0) | (hands.right.includes(-1) ? RIGHT_EDGE : 0))
    }
  return {
    hexes,
    width: crossed.width,
    line,
    crossed: crossed.list(),
    along: Int16Array.from(along),
    left: left.list(),
    right: right.list(),
    edges: Uint8Array.from(edges),
  }
}

/** Sets of hexes one behind the other, at most one for each pair of hexes. */
function newSets(hexes: number) {
  const width = (hexes + 31) >> 5
  const cells = new Int32Array(hexes * hexes * width)
  let end = 0
  return {
    width,
    /** What is beyond the board, -1, is left out. */
    add(set: readonly number[]): void {
      for (const hex of set) if (hex >= 0) cells[end + (hex >> 5)] |= 1 << (hex & 31)
      end += width
    },
    list: (): Int32Array => cells.slice(0, end),
  }
}

/** Rows lie three apart when hexes are two wide and four high. */
const ROW = 3

/** The hexes, but the two ends, whose inside lies on the line from a to b: none lies farther aside than the ends do. */
function hexesAcross(shape: HexShape, a: HexPlace, b: HexPlace): number[] {
  const [top, bottom] = a.row < b.row ? [a.row, b.row] : [b.row, a.row]
  const [first, last] = a.x < b.x ? [a.x, b.x] : [b.x, a.x]
  const across: number[] = []
  for (let row = top; row <= bottom; row++)
    // In every other row the centres lie half a width aside.
    for (let x = first + ((first + row + a.x + a.row) & 1); x <= last; x += 2) {
      const isEnd = (row === a.row && x === a.x) || (row === b.row && x === b.x)
      if (!isEnd && crosses(a, b, { x, row })) across.push(hexAt(shape, row, colAt({ x, row })))
    }
  return across
}

/**
 * Seen from its centre the inside of a hex is |x| < 1, |x + y| < 2 and |x - y| < 2. Each of the three leaves a stretch
 * of the line; the hex is crossed if the three stretches have more than a point in common.
 */
function crosses(a: HexPlace, b: HexPlace, hex: HexPlace): boolean {
  const x = a.x - hex.x
  const y = ROW * (a.row - hex.row)
  const dx = b.x - a.x
  const dy = ROW * (b.row - a.row)
  const stretch: Stretch = { start: 0, startOf: 1, end: 1, endOf: 1 }
  return (
    keep(stretch, x, dx, 1) &&
    keep(stretch, x + y, dx + dy, 2) &&
    keep(stretch, x - y, dx - dy, 2) &&
    stretch.start * stretch.endOf < stretch.end * stretch.startOf
  )
}

/** A part of the line, from the fraction `start / startOf` of its length to `end / endOf`. */
interface Stretch {
  start: number
  startOf: number
  end: number
  endOf: number
}

/** Keeps what lies strictly between -limit and limit of a value that starts at `at` and changes by `by`; false if nothing can. */
function keep(stretch: Stretch, at: number, by: number, limit: number): boolean {
  if (by === 0) return Math.abs(at) < limit
  const of = Math.abs(by)
  const enters = by > 0 ? -limit - at : at - limit
  const leaves = by > 0 ? limit - at : at + limit
  if (enters * stretch.startOf > stretch.start * of) {
    stretch.start = enters
    stretch.startOf = of
  }
  if (leaves * stretch.endOf < stretch.end * of) {
    stretch.end = leaves
    stretch.endOf = of
  }
  return true
}

interface Hands {
  readonly left: number[]
  readonly right: number[]
}

/**
 * A line runs along sides if it goes straight up or down, or three half widths aside for each row. It then leads from
 * centre to centre, and between two of them along the side between their two common neighbours.
 */
function sidesAlong(shape: HexShape, a: HexPlace, b: HexPlace): Hands | undefined {
  const dx = b.x - a.x
  const rows = b.row - a.row
  const upright = dx === 0
  if (!upright && Math.abs(dx) !== ROW * Math.abs(rows)) return undefined
  const down = Math.sign(rows)
  const over = Math.sign(dx)
  const hands: Hands = { left: [], right: [] }
  for (let { x, row } = a; row !== b.row; x += 3 * over, row += upright ? 2 * down : down) {
    const pair = upright
      ? [
          { x: x - 1, row: row + down },
          { x: x + 1, row: row + down },
        ]
      : [
          { x: x + 2 * over, row },
          { x: x + over, row: row + down },
        ]
    for (const hex of pair) {
      const turn = dx * (hex.row - a.row) - rows * (hex.x - a.x)
      hands[turn < 0 ? 'left' : 'right'].push(hexAt(shape, hex.row, colAt(hex)))
    }
  }
  return hands
}
