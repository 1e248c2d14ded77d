/** How much of the plane a picture of the map shows, and where its tiles lie. */
import type { Layout } from './rivers.ts'
import { TILE } from './tile.ts'

/** Half a tile with half the gap between two. */
const HALF = TILE / 2 + 2.5

/** The upper left corner of a tile. */
export const cornerOf = ({ places }: Layout, tile: number): Layout['places'][number] => ({
  x: places[tile].x * HALF,
  y: places[tile].y * HALF,
})

export interface Extent {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** All tiles with a little canvas around them. */
export function extentOf({ places }: Layout): Extent {
  const xs = places.map(place => place.x)
  const ys = places.map(place => place.y)
  const [left, top] = [Math.min(...xs) * HALF - 10, Math.min(...ys) * HALF - 10]
  return {
    left,
    top,
    width: (Math.max(...xs) + 2) * HALF + 10 - left,
    height: (Math.max(...ys) + 2) * HALF + 14 - top,
  }
}

export const viewBoxOf = ({ left, top, width, height }: Extent): string => `${left} ${top} ${width} ${height}`
