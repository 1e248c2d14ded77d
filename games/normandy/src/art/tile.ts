/** A terrain tile of 200 by 200: the painted country, its cardboard edge, and its cover as printed in the data. */
import {
  artBrush,
  clipped,
  f,
  filled,
  lettered,
  lineWidth,
  PAINT,
  placed,
  STOCK,
  sharedDefinitions,
} from '@bivouac/face-kit/art'
import table from '../../data/tiles.json' with { type: 'json' }
import type { Banks } from './land.ts'
import type { Scene } from './scene.ts'
import { FIELD_SCENES } from './scenes-fields.ts'
import { VILLAGE_SCENES } from './scenes-villages.ts'
import { WILD_SCENES } from './scenes-wild.ts'
import { tileDefinitions } from './stamps.ts'

export const TILE = 200

const SCENES: Readonly<Record<string, Scene>> = { ...FIELD_SCENES, ...VILLAGE_SCENES, ...WILD_SCENES }

/** The faces that have a picture: all that the data has. */
export const TILE_NAMES: readonly string[] = Object.keys(table.cover)

/** The cover printed on a face, `0` to `3`, or `3/1` for a hill. */
export const printedCover = (tile: string): string =>
  String((table.cover as Readonly<Record<string, number | string>>)[tile] ?? '')

interface TileLook {
  /** Where a river crosses the left and the right edge; the middle unless given. */
  readonly banks?: Banks
  /** Without the printed cover. */
  readonly bare?: boolean
}

/** One tile with its edge. `prefix` is for its ids; the document must hold `normandyDefinitions()`. */
export function tileArt(tile: string, prefix: string, look: TileLook = {}): string {
  const scene = SCENES[tile]
  if (scene === undefined) throw new Error(`There is no tile '${tile}'.`)
  const b = artBrush(`tile-${tile}`, prefix)
  const painted = scene(b, look.banks ?? { from: TILE / 2, to: TILE / 2 })
  const sheet = (fill: string): string => `<rect width="200" height="200" fill="${fill}"/>`
  return (
    `<rect y="2.5" width="200" height="200" rx="10" fill="${STOCK.edge}"/><rect width="200" height="200" rx="10" fill="#e9dcbb"/>` +
    clipped(
      b.id(),
      '<rect x="1" y="1" width="198" height="198" rx="9"/>',
      painted + sheet(PAINT.vignette) + sheet(PAINT.grain),
    ) +
    '<rect x="1.5" y="1.5" width="197" height="197" rx="9" fill="none" stroke="#f7edcf" stroke-opacity=".75" stroke-width="1.6"/>' +
    '<rect x="3" y="3" width="194" height="194" rx="8" fill="none" stroke="#2a2210" stroke-opacity=".28"/>' +
    (look.bare ? '' : placed(193, 193, coverTag(printedCover(tile))))
  )
}

/** The shadow of a tile on the table, to be drawn before all tiles. */
export const tileShadow =
  '<rect x="3" y="6" width="200" height="202" rx="12" fill="#0d0b04" fill-opacity=".38"/>'

/** The size of the letters on a cover tag. */
export const COVER_LETTERS = 20

/** How wide the tag for this cover is. */
export const coverTagWidth = (cover: string): number => f(Math.max(36, 28 + lineWidth(cover, COVER_LETTERS)))

/** The printed cover of a tile, drawn up and left from its lower right corner; 30 high. */
export function coverTag(cover: string): string {
  const width = coverTagWidth(cover)
  return placed(
    -width,
    -30,
    `<rect width="${width}" height="30" rx="4" fill="${STOCK.paper}" stroke="#2a2210" stroke-opacity=".7"/>` +
      filled('M5.5 7l6-2.2 6 2.2v7c0 5-3 8-6 9.6-3-1.6-6-4.6-6-9.6z', '#3d3a26') +
      lettered(
        20 + (width - 24) / 2,
        22,
        cover,
        { size: COVER_LETTERS, colour: '#26220f', anchor: 'middle' },
        lineWidth(cover, COVER_LETTERS),
      ),
  )
}

/** What all tiles and pieces of a document point at: the contents of its `<defs>` element. */
export const normandyDefinitions = (): string => sharedDefinitions() + tileDefinitions()

/** One tile as a document of its own, 200 by 203, for drawing it once to a bitmap. */
export const tilePicture = (tile: string, look: TileLook = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 203" width="200" height="203"><defs>${normandyDefinitions()}</defs>${tileArt(tile, 't', look)}</svg>`
