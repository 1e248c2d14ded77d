/** Trenches and sunken lanes: cut as one path through the middles of shared edges, so that sandbags never cross a ditch. */
import { f, type Point, smooth, straight } from '@bivouac/face-kit/art'
import { NEAR } from '../geometry.ts'
import type { TerrainName } from '../terrain.ts'
import type { Land } from './land.ts'
import { edgeOf, placeOf, STEP, type Turn } from './places.ts'

type Joined = (hex: number, direction: number) => boolean

const hexesOf = ({ terrain }: Land, name: TerrainName): number[] =>
  terrain.flatMap((one, hex) => (one === name ? [hex] : []))

/**
 * Which neighbours a line joins. Of three that touch each other only two pairs are joined: a small triangle of ditches
 * shows no ground between them. What was connected stays connected.
 */
function joins(hexes: readonly number[]): Joined {
  const all = new Set(hexes)
  const cut = new Set<string>()
  const pair = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`)
  // The triangles to the lower right and straight below; every triangle is one of these for its highest hex.
  for (const hex of hexes)
    for (const [first, second] of [
      [1, 2],
      [2, 3],
    ]) {
      const [a, b] = [NEAR[hex * 6 + first], NEAR[hex * 6 + second]]
      if (!all.has(a) || !all.has(b)) continue
      const links = [pair(hex, a), pair(hex, b), pair(a, b)]
      if (links.some(link => cut.has(link))) continue
      // The link along a row stays: lines run that way. Of the others one goes, by turns.
      const slanted = first === 1 ? [links[1], links[2]] : [links[0], links[1]]
      cut.add(slanted[(hex + first) % 2])
    }
  return (hex, direction) => {
    const near = NEAR[hex * 6 + direction]
    return all.has(near) && !cut.has(pair(hex, near))
  }
}

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const

/** A line that comes to the left or right end of its row goes on beyond the board. */
const leavesBoard = (hex: number, direction: number): boolean =>
  (direction === 1 || direction === 4) && NEAR[hex * 6 + direction] < 0

/** The ends of the lines on a hex; a hex without a neighbour has a short piece of its own. */
function endsOf(hex: number, joined: Joined, turned: Turn): Point[] {
  const ends = DIRECTIONS.filter(direction => joined(hex, direction)).map(d => edgeOf(hex, d, turned))
  if (ends.length > 0) {
    const beyond = DIRECTIONS.filter(direction => leavesBoard(hex, direction)).map((d): Point => {
      const [[x, y], [ex, ey]] = [placeOf(hex, turned), edgeOf(hex, d, turned)]
      return [x + (ex - x) * 2.2, y + (ey - y) * 2.2]
    })
    return [...ends, ...beyond]
  }
  const [x, y] = placeOf(hex, turned)
  return [1, 4].map(direction => {
    const [ex, ey] = edgeOf(hex, direction, turned)
    return [x + (ex - x) * 0.7, y + (ey - y) * 0.7]
  })
}

function zigzag([x, y]: Point, [ex, ey]: Point): string {
  const [dx, dy] = [ex - x, ey - y]
  const length = Math.hypot(dx, dy)
  const aside = (part: number, push: number): Point => [
    x + dx * part - (dy / length) * push,
    y + dy * part + (dx / length) * push,
  ]
  return straight([[x, y], aside(0.3, 6), aside(0.55, 6), aside(0.7, -1), [ex, ey]])
}

/** All trenches of the land as one path; empty without any. */
export function ditchPath(land: Land, turned: Turn = 0): string {
  const hexes = hexesOf(land, 'trench')
  const joined = joins(hexes)
  return hexes
    .flatMap(hex => endsOf(hex, joined, turned).map(end => zigzag(placeOf(hex, turned), end)))
    .join('')
}

/** All sunken lanes as one path. */
export function lanePath(land: Land, turned: Turn = 0): string {
  const hexes = hexesOf(land, 'sunken-lane')
  const joined = joins(hexes)
  return hexes
    .flatMap(hex => {
      const middle = placeOf(hex, turned)
      return endsOf(hex, joined, turned).map(end => {
        const bend: Point = [(middle[0] + end[0]) / 2 + 3, (middle[1] + end[1]) / 2 - 3]
        return smooth([middle, bend, end])
      })
    })
    .join('')
}

interface Layer {
  readonly colour: string
  readonly width: number
  readonly more?: string
}

const layered = (id: string, d: string, layers: readonly Layer[]): string =>
  `<defs><path id="${id}" d="${d}"/></defs>` +
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${layers
    .map(
      ({ colour, width, more = '' }) =>
        `<use href="#${id}" stroke="${colour}" stroke-width="${f(width)}" ${more}/>`,
    )
    .join('')}</g>`

/** Bare earth, a bank, sandbags, the ditch with its shaded wall, duckboards. */
const DITCH: readonly Layer[] = [
  { colour: '#8a7350', width: STEP * 0.7, more: 'opacity=".4"' },
  { colour: '#1d150a', width: 29, more: 'opacity=".3" transform="translate(1.5 3)"' },
  { colour: '#b59a6c', width: 31, more: 'opacity=".75"' },
  { colour: '#7d6440', width: 28 },
  { colour: '#d2b988', width: 27, more: 'stroke-dasharray="6.5 1.6" stroke-linecap="butt"' },
  { colour: '#2a1f10', width: 18.5 },
  { colour: '#59432a', width: 15, more: 'transform="translate(1 1.5)"' },
  { colour: '#977a50', width: 8.5, more: 'stroke-dasharray="2.6 1.7" stroke-linecap="butt"' },
  { colour: '#20170a', width: 17, more: 'opacity=".22" transform="translate(-1.5 -2.5)"' },
]

/** Grassy banks, a worn track, the ruts of wheels. */
const LANE: readonly Layer[] = [
  { colour: '#3f4422', width: 31, more: 'opacity=".45" transform="translate(1 2)"' },
  { colour: '#767a44', width: 30 },
  { colour: '#98995c', width: 28, more: 'stroke-dasharray="1.6 4.2" stroke-linecap="butt"' },
  { colour: '#4a3a20', width: 19 },
  { colour: '#a48c5f', width: 15.5, more: 'transform="translate(.8 1.2)"' },
  { colour: '#7d6440', width: 8, more: 'stroke-dasharray="9 3"' },
  { colour: '#b79d6e', width: 4.6 },
]

export const trenchPicture = (land: Land, id: string, turned: Turn = 0): string => {
  const d = ditchPath(land, turned)
  return d === '' ? '' : layered(id, d, DITCH)
}

export const lanePicture = (land: Land, id: string, turned: Turn = 0): string => {
  const d = lanePath(land, turned)
  return d === '' ? '' : layered(id, d, LANE)
}
