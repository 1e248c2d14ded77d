/** All tiles of a scenario as one picture, for whoever looks at a table before it can be laid. */
import { placed } from '@bivouac/face-kit/art'
import { type Layout, riverBanks } from './rivers.ts'
import { cornerOf, extentOf, viewBoxOf } from './sheet.ts'
import { normandyDefinitions, tileArt, tileShadow } from './tile.ts'

/** The scenario of most lessons: its ground is painted when the app is built. */
export const PAINTED_SCENARIO = 'la-raye'

/** The lessons on it: the page has to know them before the app is there. */
export const PAINTED_LESSONS: readonly string[] = ['bid', 'men', 'ground', 'attack', 'deck', 'alone']

/** Its file, beside the page. */
export const PAINTED_GROUND = 'normandy-ground.svg'

export function groundSheet(layout: Layout): string {
  const { tiles } = layout
  const at = (tile: number, art: string): string => {
    const { x, y } = cornerOf(layout, tile)
    return placed(x, y, art)
  }
  const extent = extentOf(layout)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(extent)}" width="${extent.width}" height="${extent.height}">`,
    `<defs>${normandyDefinitions()}</defs>`,
    ...tiles.map((_, i) => at(i, tileShadow)),
    ...tiles.map((tile, i) => at(i, tileArt(tile, `t${i}-`, { banks: riverBanks(layout, i), bare: true }))),
    '</svg>',
  ].join('')
}
