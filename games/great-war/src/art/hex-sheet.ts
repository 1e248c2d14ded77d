/** One hex of a terrain by itself, 88 by 94, as the rules and the legend show it. */
import { clipped, f, filled, type Point, polygon } from '@bivouac/face-kit/art'
import type { TerrainName } from '../terrain.ts'
import { HEXES } from '../vocabulary.ts'
import { groundSample } from './ground.ts'
import type { Land } from './land.ts'
import { terrainPicture } from './map.ts'
import { cornersOf, placeOf } from './places.ts'

/** A hex in the middle of the board with neighbours on all sides. */
const MIDDLE = 63

export function terrainHex(terrain: TerrainName, prefix: string): string {
  const ground = terrain === 'wire' ? 'countryside' : terrain
  // Ditches and lanes run through the hex, so two of the neighbours have them, too.
  const joined = terrain === 'trench' || terrain === 'sunken-lane' ? [MIDDLE - 1, MIDDLE + 1] : []
  const land: Land = {
    terrain: Array.from(
      { length: HEXES },
      (_, hex): TerrainName => (hex === MIDDLE || joined.includes(hex) ? ground : 'countryside'),
    ),
    wire: terrain === 'wire' ? [MIDDLE] : [],
    craters: [],
    noMansLand: [4, 8],
    snow: false,
  }
  const [x, y] = placeOf(MIDDLE)
  const outline = polygon(cornersOf(MIDDLE))
  const lower = polygon(cornersOf(MIDDLE).map(([cx, cy]): Point => [cx, cy + 2.5]))
  return (
    `<g transform="translate(${f(44 - x)} ${f(46 - y)})">` +
    filled(lower, '#4a3a20') +
    clipped(
      `${prefix}hex`,
      `<path d="${outline}"/>`,
      groundSample(placeOf(MIDDLE)) + terrainPicture(land, prefix),
    ) +
    filled(outline, 'none', 'stroke="#f1e4c0" stroke-width="1.5"') +
    '</g>'
  )
}
