/**
 * Straight lines from hex centre to hex centre, worked out once for a board's shape: which hexes each line crosses,
 * and which lie on its left and right where it runs along sides.
 */
import { type HexShape, hexCount } from './hex.ts'
import { sheetOf, waysOn } from './sight-ways.ts'

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
  const sheet = sheetOf(shape)
  const ways = waysOn(sheet, rangeMax)
  const line = new Int16Array(hexes * hexes).fill(-1)
  const crossed = newSets(hexes)
  const left = newSets(hexes)
  const right = newSets(hexes)
  const along: number[] = []
  const edges: number[] = []
  for (let from = 0; from < hexes; from++)
    for (let to = 0; to < hexes; to++) {
      const way = ways[sheet.hexes.length + sheet.at[to] - sheet.at[from]]
      if (way === undefined) continue
      line[from * hexes + to] = along.length
      const start = sheet.at[from]
      crossed.add(sheet.hexes, start, way.across)
      along.push(way.hands ? edges.length : -1)
      if (!way.hands) continue
      const isLeftOff = left.add(sheet.hexes, start, way.hands.left)
      const isRightOff = right.add(sheet.hexes, start, way.hands.right)
      edges.push((isLeftOff ? LEFT_EDGE : 0) | (isRightOff ? RIGHT_EDGE : 0))
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
    /** The hexes that lie so far from a start on the sheet. What is beyond the board is left out; true if something was. */
    add(sheet: Int16Array, start: number, offsets: readonly number[]): boolean {
      let isOff = false
      for (const offset of offsets) {
        const hex = sheet[start + offset]
        if (hex < 0) isOff = true
        else cells[end + (hex >> 5)] |= 1 << (hex & 31)
      }
      end += width
      return isOff
    },
    list: (): Int32Array => cells.slice(0, end),
  }
}
