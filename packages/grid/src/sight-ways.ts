/**
 * The ways that straight lines take from hex centre to hex centre, whatever hex they start at. All in whole numbers: squeezed so
 * that a hex is two wide and four high, every corner of every hex has whole coordinates, and squeezing keeps straight lines straight.
 */
import { type HexPlace, type HexShape, hexCount, placeIn, placesApart } from './hex.ts'

/** The board's places one after the other with a margin around them, so that as far aside and as many rows on is one number everywhere. */
interface Sheet {
  readonly width: number
  /** The hex at each place; -1 where the board has none. */
  readonly hexes: Int16Array
  /** The place of each hex. */
  readonly at: Int32Array
}

/** No side of a line on the board belongs to a hex farther out. */
const MARGIN = 2

export function sheetOf(shape: HexShape): Sheet {
  const places = Array.from({ length: hexCount(shape) }, (_, hex) => placeIn(shape, hex))
  // Twice as wide as the board, so that no two ways have the same number.
  const width = 4 * shape.long + 2 * MARGIN
  const hexes = new Int16Array((shape.rows + 1 + 2 * MARGIN) * width).fill(-1)
  const at = Int32Array.from(places, ({ x, row }) => (row + MARGIN) * width + x + MARGIN)
  for (let hex = 0; hex < at.length; hex++) hexes[at[hex]] = hex
  return { width, hexes, at }
}

/** A line as it looks from where it starts: how far off on the sheet the hexes are that it crosses, and those beside it. */
interface Way {
  readonly across: readonly number[]
  readonly hands: Readonly<Record<'left' | 'right', readonly number[]>> | undefined
}

/**
 * The ways by how far off on the sheet they lead, counted from the sheet's length; undefined beyond the maximum range. Lines
 * that lead as far aside and as many rows on look alike wherever they start: each is worked out once, not for every pair of hexes.
 */
export function waysOn({ width, hexes }: Sheet, rangeMax: number): readonly (Way | undefined)[] {
  const ways = Array<Way | undefined>(2 * hexes.length).fill(undefined)
  // Farther aside than the board is wide they would be taken for others, and nothing lies farther up or down than it is high.
  const widest = Math.min(2 * rangeMax, width / 2 - 1)
  const tallest = Math.min(rangeMax, hexes.length / width - 1)
  const offsetsOf = (places: readonly HexPlace[]) => places.map(({ x, row }) => row * width + x)
  for (let row = -tallest; row <= tallest; row++)
    for (let x = -widest; x <= widest; x++) {
      const end = { x, row }
      const isCentre = ((x + row) & 1) === 0 && !(x === 0 && row === 0)
      if (!isCentre || placesApart(START, end) > rangeMax) continue
      const hands = sidesAlong(end)
      ways[hexes.length + row * width + x] = {
        across: offsetsOf(placesAcross(end)),
        hands: hands && { left: offsetsOf(hands.left), right: offsetsOf(hands.right) },
      }
    }
  return ways
}

/** Rows lie three apart when hexes are two wide and four high. */
const ROW = 3

const START: HexPlace = { x: 0, row: 0 }

/** The places, but the two ends, whose inside lies on the line to b: none lies farther aside than the ends do. */
function placesAcross(b: HexPlace): HexPlace[] {
  const [top, bottom] = b.row > 0 ? [0, b.row] : [b.row, 0]
  const [first, last] = b.x > 0 ? [0, b.x] : [b.x, 0]
  const across: HexPlace[] = []
  for (let row = top; row <= bottom; row++)
    // In every other row the centres lie half a width aside.
    for (let x = first + ((first + row) & 1); x <= last; x += 2) {
      const isEnd = (row === 0 && x === 0) || (row === b.row && x === b.x)
      if (!isEnd && crosses(START, b, { x, row })) across.push({ x, row })
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
  readonly left: HexPlace[]
  readonly right: HexPlace[]
}

/**
 * A line runs along sides if it goes straight up or down, or three half widths aside for each row. It then leads from
 * centre to centre, and between two of them along the side between their two common neighbours.
 */
function sidesAlong(b: HexPlace): Hands | undefined {
  const upright = b.x === 0
  if (!upright && Math.abs(b.x) !== ROW * Math.abs(b.row)) return undefined
  const down = Math.sign(b.row)
  const over = Math.sign(b.x)
  const hands: Hands = { left: [], right: [] }
  for (let { x, row } = START; row !== b.row; x += 3 * over, row += upright ? 2 * down : down) {
    const pair = upright
      ? [
          { x: x - 1, row: row + down },
          { x: x + 1, row: row + down },
        ]
      : [
          { x: x + 2 * over, row },
          { x: x + over, row: row + down },
        ]
    for (const place of pair) hands[b.x * place.row - b.row * place.x < 0 ? 'left' : 'right'].push(place)
  }
  return hands
}
