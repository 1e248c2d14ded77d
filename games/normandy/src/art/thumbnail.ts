/** A scenario's map small enough for a list: a few nodes a tile, no definitions needed. */
import {
  type ArtBrush,
  artBrush,
  attribute,
  type Circle,
  dots,
  f,
  filled,
  LIVERIES,
  lettered,
  outlined,
  stroked,
} from '@bivouac/face-kit/art'
import type { Pieces } from '@bivouac/kernel'
import { THEME, type Theme } from '../drawing/terrain.ts'
import { SIDES } from '../vocabulary.ts'
import { GROUND, WATER } from './palette.ts'
import type { Layout } from './rivers.ts'

const CELL = 20
const STEP = 10.5

const GROUNDS: Partial<Record<Theme, string>> = {
  crops: GROUND.wheat[0],
  haystacks: GROUND.stubble[0],
  street: GROUND.earth[0],
  ruins: '#b3a878',
  'dense-woods': '#5f7440',
}

function clumps(b: ArtBrush, count: number, size: number): string {
  const list: Circle[] = Array.from({ length: count }, () => [
    b.between(3, 17),
    b.between(3, 17),
    b.between(size * 0.8, size * 1.2),
  ])
  const lit = list.map(([x, y, r]): Circle => [x - 0.4, y - 0.4, r * 0.5])
  return filled(dots(list), '#35492a') + filled(dots(lit), '#6f8d49')
}

function roofs(b: ArtBrush, count: number): string {
  const bricks = Array.from(
    { length: count },
    () => `M${f(b.between(2, 13))} ${f(b.between(2, 14))}h4.5v3h-4.5z`,
  )
  const half = Math.ceil(count / 2)
  return (
    outlined(bricks.slice(0, half).join(''), '#a9583c', '#2a1d10', 0.4) +
    outlined(bricks.slice(half).join(''), '#59646d', '#2a1d10', 0.4)
  )
}

/** A line that ends at the edge of its tile, as roads, hedges and rivers do. */
const across = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
const way = (d: string): string => across(d, GROUND.earth[1], 1.8)
const rows = across('M0 4l20 3M0 8l20 3M0 12l20 3M0 16l20 3', GROUND.wheat[2], 0.6)
const lanes = (b: ArtBrush): string => {
  const [top, foot, y] = [b.whole(6, 13), b.whole(6, 13), b.whole(6, 13)]
  const d = `M${top} 0L${foot} 20M0 ${y}H${(top + foot) / 2}`
  return `<g${b.chance() > 0.5 ? ' transform="matrix(0 1 1 0 0 0)"' : ''}>${across(d, '#2f4326', 2.4)}${across(d, '#69863f', 0.8)}</g>`
}
const course = (colour: string, width: number): string => across('M0 10q5-2 10 0t10 0', colour, width)
const water = course(WATER.bank, 6.4) + course(WATER.base, 5)
const contours = stroked(
  'M10 3.5a6.5 6 0 1 0 .1 0M10 7a3 2.6 0 1 0 .1 0',
  '#4d4a22',
  1,
  'stroke-dasharray=".6 .9"',
)

const SIGNS: Readonly<Record<Theme, (b: ArtBrush) => string>> = {
  'open-ground': b => clumps(b, 2, 1.1),
  crops: b => rows + clumps(b, 2, 1),
  hedges: lanes,
  'light-woods': b => clumps(b, 10, 1.7),
  'dense-woods': b => clumps(b, 22, 1.9),
  haystacks: () =>
    outlined(
      dots([
        [5, 6, 1.6],
        [13, 5, 1.5],
        [8, 13, 1.6],
        [15, 13, 1.4],
      ]),
      '#b8934a',
      '#6c5324',
      0.4,
    ),
  church: b => way('M0 13l20 1') + roofs(b, 3) + stroked('M10 3v6M7.5 5h5', '#454e56', 1.8),
  farm: b => way('M0 16l9-5') + roofs(b, 3) + clumps(b, 3, 1.3),
  ruins: b => way('M0 10.5l20-1M11 0l-1 20') + roofs(b, 4),
  street: b => way('M0 10.5l20-1') + roofs(b, 7),
  river: () => water,
  bridge: () => way('M10 0v5M10 15v5') + water + stroked('M10 5.5v9', '#e0d2ac', 2.6),
  hill: () => contours,
}

/** One tile of 20 by 20. */
function thumbnailTile(tile: string): string {
  const theme = THEME[tile] ?? 'open-ground'
  const ground = tile === '3B' ? GROUND.plough[0] : (GROUNDS[theme] ?? GROUND.pasture[0])
  return `<rect width="20" height="20" rx="1" fill="${ground}"/>${SIGNS[theme](artBrush(`small-${tile}`, 'none'))}`
}

const shield = (points: number): string =>
  outlined('M10 4.5l4.5 2.2v4c0 2.5-2.2 4-4.5 5-2.3-1-4.5-2.5-4.5-5v-4z', '#fbf3da', '#7a5415', 1) +
  lettered(10, 13, String(points), { size: 7.5, colour: '#2b1d04', weight: 700, anchor: 'middle' })

/** The counters on a tile, one row for each side in its shape, the Germans above as on the board. */
const counters = (pieces: Pieces, tile: string): string =>
  SIDES.map((side, seat) => {
    const count = pieces[seat].filter(one => one === tile).length
    const y = side === 'us' ? 15.5 : 4.5
    const xs = Array.from({ length: count }, (_, i) => 10 + (i - (count - 1) / 2) * 4.6)
    const { base, shape } = LIVERIES[side]
    const d =
      shape === 'round'
        ? dots(xs.map((x): Circle => [x, y, 2.1]))
        : xs.map(x => `M${f(x - 2)} ${f(y - 2)}h4v4h-4z`).join('')
    return count === 0 ? '' : filled(d, base, 'stroke="#f4ead0" stroke-width=".8"')
  }).join('')

/** A whole map; `points` gives each tile's objective, 0 for none. The label is read aloud. */
export function scenarioThumbnail(
  { tiles, places }: Layout,
  points: ArrayLike<number>,
  label: string,
  pieces: Pieces = [[], []],
): string {
  const width = (Math.max(...places.map(p => p.x)) + 2) * STEP + 8
  const height = (Math.max(...places.map(p => p.y)) + 2) * STEP + 8
  const cells = tiles.map((tile, i) => {
    const frame = `<rect x=".2" y=".2" width="${CELL - 0.4}" height="${CELL - 0.4}" rx="1" fill="none" stroke="#f7edcf" stroke-width=".7"/>`
    const shade = '<rect x=".6" y="1" width="20.5" height="20.5" rx="1.5" fill="#0d0b04" opacity=".45"/>'
    return `<g transform="translate(${f(places[i].x * STEP)} ${f(places[i].y * STEP)})">${shade}${thumbnailTile(tile)}${frame}${points[i] > 0 ? shield(points[i]) : ''}${counters(pieces, tile)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${f(width)} ${f(height)}" role="img" aria-label="${attribute(label)}">${cells.join('')}</svg>`
}
