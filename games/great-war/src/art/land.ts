/** What the painter must know of a board: the ground of each hex, and what lies on it, at the start or later. */
import { hexesIn, ROWS } from '../geometry.ts'
import type { Sketch } from '../scenario/sketch.ts'
import { TERRAINS, type TerrainName } from '../terrain.ts'
import type { HexView } from '../view/view.ts'
import { HEXES, sideOfUnit } from '../vocabulary.ts'

export interface Land {
  /** By hex. */
  readonly terrain: readonly TerrainName[]
  /** Hexes with wire, and those with a crater token on forest, hill or trench. */
  readonly wire: readonly number[]
  readonly craters: readonly number[]
  /** The first and the last row between the lines, where the ground is mud. */
  readonly noMansLand: readonly [from: number, to: number]
  readonly snow: boolean
}

/** What of a board is land. */
type Scenery = Omit<Sketch, 'objectives'>

/** The middle of the board, for setups in which the sides stand among each other. */
const MIDDLE = [6, 7] as const

/** The rows that no side stands in at the start. */
function betweenTheLines({ top, start }: Scenery): readonly [number, number] {
  const rows = [...start.unitHex.entries()].filter(([, hex]) => hex >= 0)
  const of = (atTop: boolean): number[] =>
    rows.filter(([unit]) => (sideOfUnit(unit) === top) === atTop).map(([, hex]) => ROWS[hex])
  const [from, to] = [Math.max(0, ...of(true)) + 1, Math.min(12, ...of(false)) - 1]
  return from <= to && from > 1 && to < 11 ? [from, to] : MIDDLE
}

/** The land of a scenario at the start. */
export const landOf = (board: Scenery): Land => ({
  terrain: [...board.terrain].map(terrain => TERRAINS[terrain]),
  wire: hexesIn(board.start.wire),
  craters: [],
  noMansLand: betweenTheLines(board),
  snow: board.snow !== undefined,
})

/** The land as somebody sees it now: shells have changed it. */
export function landNow(board: Scenery, hexes: readonly HexView[]): Land {
  const all = [...Array(HEXES).keys()]
  return {
    ...landOf(board),
    terrain: hexes.map(({ terrain }) => TERRAINS.find(name => name === terrain) ?? 'countryside'),
    wire: all.filter(hex => hexes[hex].wire),
    craters: all.filter(hex => hexes[hex].crater),
  }
}
