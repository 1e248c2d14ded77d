/** A scenario's map as a stamp: one path for each kind of terrain, about twenty nodes in all. */
import { type Circle, dots, f, filled, LIVERIES, picture, stroked } from '@bivouac/face-kit/art'
import type { Pieces } from '@bivouac/kernel'
import { hexesIn, hexNamed } from '../geometry.ts'
import type { Sketch } from '../scenario/sketch.ts'
import type { TerrainName } from '../terrain.ts'
import { SIDES, type SideName, sideOfUnit } from '../vocabulary.ts'
import { type Land, landOf } from './land.ts'
import { DEEP, LONG, placeOf, SIZE } from './places.ts'
import { ditchPath, lanePath } from './trenches.ts'
import { liveryOf } from './unit.ts'

const at = ({ terrain }: Land, ...names: readonly TerrainName[]) =>
  terrain.flatMap((name, hex) => (names.includes(name) ? [placeOf(hex)] : []))

const roofs = (land: Land, ...names: readonly TerrainName[]): string =>
  at(land, ...names)
    .map(([x, y]) => `M${f(x - 24)} ${f(y - 20)}h28v18h-28zM${f(x - 2)} ${f(y + 4)}h26v17h-26z`)
    .join('')

const blank = (d: string, draw: (d: string) => string): string => (d === '' ? '' : draw(d))

/** Terrain only; with `pieces` also the units, as dots in the shape of their side, and medals. */
function stamp(land: Land, pieces = ''): string {
  const [from, to] = land.noMansLand
  const [top, bottom] = [Math.max(30, (from - 3) * 60), Math.min(DEEP - 30, (to + 2) * 60 + 20)]
  const green = land.snow ? '#b9bba6' : '#8d9158'
  const crowns = at(land, 'forest').flatMap(([x, y]): Circle[] => [
    [x - 13, y - 2, 17],
    [x + 13, y - 10, 16],
    [x + 4, y + 14, 17],
  ])
  const circles = (radius: number, ...names: readonly TerrainName[]): string =>
    dots(at(land, ...names).map(([x, y]): Circle => [x, y, radius]))
  const ditch = ditchPath(land)
  return [
    `<rect x="-4" y="-4" width="${f(LONG + 8)}" height="${f(DEEP + 8)}" rx="16" fill="${green}"/>`,
    `<rect x="-4" y="${f(top)}" width="${f(LONG + 8)}" height="${f(bottom - top)}" fill="#8a7350"/>`,
    blank(circles(38, 'hill'), d => stroked(d, '#5a5428', 8) + filled(d, '#b9ac78')),
    blank(lanePath(land), d => stroked(d, '#6f6a3c', 30) + stroked(d, '#b79d6e', 15)),
    blank(ditch, d => stroked(d, '#d2b988', 28) + stroked(d, '#2a1f10', 16)),
    blank(circles(20, 'shell-crater'), d => filled(d, '#4e3c23', 'stroke="#b39a6c" stroke-width="6"')),
    blank(circles(28, 'mine-crater'), d => filled(d, '#332714', 'stroke="#a48c5f" stroke-width="10"')),
    blank(dots(crowns), d => filled(d, '#3f5a2e')),
    blank(dots(crowns.map(([x, y, r]): Circle => [x - 4, y - 5, r * 0.5])), d => filled(d, '#6f8d49')),
    blank(circles(32, 'fortified-building'), d => stroked(d, '#d2b988', 7)),
    blank(roofs(land, 'building', 'fortified-building'), d =>
      filled(d, '#a9583c', 'stroke="#2a1d10" stroke-width="3"'),
    ),
    blank(roofs(land, 'rubble'), d =>
      filled(d, '#b3a283', 'stroke="#4a3a20" stroke-width="4" stroke-dasharray="9 5"'),
    ),
    blank(
      land.wire
        .map(hex => placeOf(hex))
        .map(([x, y]) => `M${f(x - 28)} ${f(y + 8)}l14-16 14 16 14-16 14 16`)
        .join(''),
      d => stroked(d, '#26201a', 4),
    ),
    stroked(
      `M${f(LONG / 3)} 0V${DEEP}M${f((LONG * 2) / 3)} 0V${DEEP}`,
      '#f6d9a0',
      4,
      'stroke-dasharray="20 14" opacity=".8"',
    ),
    pieces,
  ].join('')
}

/** Where the units of a side stand at the beginning. */
const startOf = ({ start }: Sketch, side: SideName): readonly number[] =>
  [...start.unitHex.entries()]
    .filter(([unit, hex]) => hex >= 0 && SIDES[sideOfUnit(unit)] === side)
    .map(([, hex]) => hex)

function unitDots(hexes: readonly number[], side: SideName): string {
  const { base, shape } = LIVERIES[liveryOf(side)]
  const reach = SIZE * 0.52
  const d = hexes
    .map(hex => {
      const [x, y] = placeOf(hex)
      return shape === 'round'
        ? dots([[x, y, reach]])
        : `M${f(x - reach)} ${f(y - reach)}h${f(reach * 2)}v${f(reach * 2)}h${f(-reach * 2)}z`
    })
    .join('')
  return d === '' ? '' : filled(d, base, 'stroke="#f4ead0" stroke-width="5"')
}

function medalDots({ objectives }: Sketch): string {
  const hexes = new Set([...Array(objectives.count).keys()].flatMap(i => hexesIn(objectives.hexes, i * 4)))
  // A whole trench that counts as one objective would gild the map: only small groups are marked.
  const few = [...hexes].length <= 12 ? [...hexes] : []
  const d = dots(
    few.map(hex => {
      const [x, y] = placeOf(hex)
      return [x + 18, y - 18, 13]
    }),
  )
  return d === '' ? '' : filled(d, '#e3b44c', 'stroke="#4a3208" stroke-width="4"')
}

/** The whole picture, of a game under way with its `pieces`; `label` names it for those who cannot see it, and none makes it decoration. */
export function scenarioThumbnail(board: Sketch, label = '', pieces?: Pieces): string {
  const units = SIDES.map((side, i) =>
    unitDots(pieces === undefined ? startOf(board, side) : pieces[i].map(hexNamed), side),
  )
  return picture(LONG, DEEP, stamp(landOf(board), units.join('') + medalDots(board)), label)
}
