/** Hills: neighbouring ones grow into one ridge, with slopes drawn as surveyors drew them. */
import {
  artBrush,
  f,
  filled,
  inside,
  type Point,
  polygon,
  smooth,
  straight,
  stroked,
} from '@bivouac/face-kit/art'
import { NEAR } from '../geometry.ts'
import type { Land } from './land.ts'
import { placeOf, type Turn } from './places.ts'

interface Level {
  readonly reach: number
  readonly colour: string
  readonly snowy: string
  /** Higher levels stand a little towards the light. */
  readonly shift: Point
}

const LEVELS: readonly Level[] = [
  { reach: 32, colour: '#a39a66', snowy: '#aeae98', shift: [1, 2] },
  { reach: 19, colour: '#b9ac78', snowy: '#c4c4b2', shift: [-1, -1.5] },
]

/** A round knoll whose edge swings in and out, and the saddle between two of them. */
interface Knoll {
  readonly at: Point
  readonly swing: readonly [phase: number, other: number]
}
type Saddle = readonly [from: Point, to: Point]

interface Ridge {
  readonly knolls: readonly Knoll[]
  readonly saddles: readonly Saddle[]
  /** Three hills around one corner: the ground between them is as high. */
  readonly corners: readonly (readonly Point[])[]
}

/** Saddles are narrower than knolls. */
const NECK = 0.88

const reachAt = ({ swing: [phase, other] }: Knoll, reach: number, angle: number): number =>
  reach * (1 + 0.05 * Math.sin(3 * angle + phase) + 0.04 * Math.sin(5 * angle + other))

const edgeAt = (knoll: Knoll, reach: number, angle: number): Point => {
  const far = reachAt(knoll, reach, angle)
  return [knoll.at[0] + Math.cos(angle) * far, knoll.at[1] + Math.sin(angle) * far]
}

function ridgesOf({ terrain }: Land, turned: Turn): Ridge {
  const b = artBrush('knolls', '')
  const isHill = (hex: number): boolean => hex >= 0 && terrain[hex] === 'hill'
  const hills = terrain.flatMap((_, hex) => (isHill(hex) ? [hex] : []))
  const knolls = new Map(
    hills.map((hex): [number, Knoll] => {
      const [x, y] = placeOf(hex, turned)
      const at: Point = [x + b.between(-3, 3), y + b.between(-3, 3)]
      return [hex, { at, swing: [b.between(0, 6.28), b.between(0, 6.28)] }]
    }),
  )
  const placesOf = (hexes: readonly number[]): Point[] =>
    hexes.map(hex => knolls.get(hex)?.at ?? placeOf(hex, turned))
  const nearOf = (hex: number): number[] => [1, 2, 3].map(direction => NEAR[hex * 6 + direction])
  return {
    knolls: [...knolls.values()],
    saddles: hills.flatMap(hex =>
      nearOf(hex)
        .filter(isHill)
        .map((other): Saddle => {
          const [from, to] = placesOf([hex, other])
          return [from, to]
        }),
    ),
    corners: hills.flatMap(hex => {
      const near = nearOf(hex)
      return [0, 1]
        .filter(i => isHill(near[i]) && isHill(near[i + 1]))
        .map(i => placesOf([hex, near[i], near[i + 1]]))
    }),
  }
}

/** How far a point is from a line. */
function distance([px, py]: Point, [[ax, ay], [bx, by]]: Saddle): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(px - ax - dx * t, py - ay - dy * t)
}

function isHigh(point: Point, { knolls, saddles, corners }: Ridge, reach: number): boolean {
  const onKnoll = ({ at, swing }: Knoll): boolean => {
    const [dx, dy] = [point[0] - at[0], point[1] - at[1]]
    return Math.hypot(dx, dy) < reachAt({ at, swing }, reach, Math.atan2(dy, dx)) - 0.6
  }
  return (
    knolls.some(onKnoll) ||
    saddles.some(saddle => distance(point, saddle) < reach * NECK - 0.6) ||
    corners.some(corner => inside(point, corner))
  )
}

/** Strokes down the slope: long and dark away from the light, short and faint towards it. */
function hachures(ridge: Ridge, reach: number): readonly [lit: string, shaded: string] {
  const b = artBrush(`slope-${reach}`, '')
  let lit = ''
  let shaded = ''
  const strokeAt = ([x, y]: Point, angle: number): void => {
    if (isHigh([x, y], ridge, reach)) return
    const away = Math.cos(angle - Math.PI / 4)
    const length = (away > 0 ? 5.5 + away * 3 : 4.2) * b.between(0.75, 1.15)
    const d = `M${f(x)} ${f(y)}l${f(Math.cos(angle) * length)} ${f(Math.sin(angle) * length)}`
    if (away > -0.05) shaded += d
    else lit += d
  }
  const count = Math.round(reach * 1.9)
  for (const knoll of ridge.knolls)
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 2 * Math.PI
      strokeAt(edgeAt(knoll, reach, angle), angle)
    }
  for (const [[ax, ay], [bx, by]] of ridge.saddles) {
    const along = Math.atan2(by - ay, bx - ax)
    for (const angle of [along - Math.PI / 2, along + Math.PI / 2])
      for (let t = 0.05; t < 1; t += 0.05) {
        const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t]
        strokeAt([x + Math.cos(angle) * reach * NECK, y + Math.sin(angle) * reach * NECK], angle)
      }
  }
  return [lit, shaded]
}

const EDGE_POINTS = 12
const PALE = '#cbbf8e'

/** All hills of the land. */
export function hillsPicture(land: Land, turned: Turn = 0): string {
  const ridge = ridgesOf(land, turned)
  if (ridge.knolls.length === 0) return ''
  const necks = ridge.saddles.map(saddle => straight(saddle)).join('')
  const corners = ridge.corners.map(polygon).join('')
  return LEVELS.map(({ reach, colour, snowy, shift: [sx, sy] }) => {
    const round = Array.from({ length: EDGE_POINTS }, (_, i) => (i / EDGE_POINTS) * 2 * Math.PI)
    const knolls = ridge.knolls
      .map(knoll =>
        smooth(
          round.map(angle => edgeAt(knoll, reach, angle)),
          true,
        ),
      )
      .join('')
    const [lit, shaded] = hachures(ridge, reach)
    const paint = land.snow ? snowy : colour
    const width = reach * NECK * 2
    return (
      `<g transform="translate(${sx} ${sy})">` +
      stroked(shaded, '#3f3a1c', 1.7, 'opacity=".72"') +
      stroked(lit, '#5a5428', 0.9, 'opacity=".5"') +
      stroked(necks, PALE, width + 1.6) +
      filled(knolls, paint, `stroke="${PALE}" stroke-width="1.6"`) +
      stroked(necks, paint, width) +
      filled(knolls + corners, paint) +
      '</g>'
    )
  }).join('')
}
