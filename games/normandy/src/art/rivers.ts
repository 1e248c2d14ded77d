/** How the rivers of neighbouring tiles meet. */
import { THEME } from '../drawing/terrain.ts'
import type { Banks } from './land.ts'
import { TILE } from './tile.ts'

/** The part of a board that a map needs: which tiles lie where, in half tiles. */
export interface Layout {
  readonly tiles: readonly string[]
  readonly places: readonly { readonly x: number; readonly y: number }[]
}

/** A river meets the next one in the middle of the edge that the two tiles share. */
export function riverBanks({ tiles, places }: Layout, tile: number): Banks {
  const isRiver = (t: number): boolean => THEME[tiles[t]] === 'river' || THEME[tiles[t]] === 'bridge'
  const here = places[tile]
  const height = (dx: number): number => {
    const next = places.findIndex((p, t) => p.x - here.x === dx && Math.abs(p.y - here.y) < 2 && isRiver(t))
    return next < 0 ? TILE / 2 : TILE / 2 + ((places[next].y - here.y) * TILE) / 4
  }
  return { from: height(-2), to: height(2) }
}
