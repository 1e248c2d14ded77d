/** Where hexes lie on the picture, and what is cut into the ground of each: trenches, craters, hills, wire. */

import { type Brush, brush, f, filled, type Point, ring, smooth, straight, stroked } from '@bivouac/face-kit'
import { COLS, NEAR, ROWS, SHAPE } from '../geometry.ts'
import type { TerrainName } from '../terrain.ts'
import { building, forest, fortifiedBuilding, rubble } from './standing.ts'

/** From the middle of a hex to its corner, and from the middle of one hex to the next in its row. */
const SIZE = 40
export const STEP = Math.sqrt(3) * SIZE
export const WIDTH = STEP * SHAPE.long
export const HEIGHT = SIZE * 2 + (SHAPE.rows - 1) * 1.5 * SIZE

export const middleOf = (hex: number): Point => [
  STEP * (COLS[hex] - (ROWS[hex] % 2 === 0 ? 0 : 0.5)),
  SIZE + (ROWS[hex] - 1) * 1.5 * SIZE,
]

/** The outline of a hex. */
export const outline = (hex: number): string => {
  const [x, y] = middleOf(hex)
  const corner = (i: number): Point => [
    x + SIZE * Math.sin((i * Math.PI) / 3),
    y - SIZE * Math.cos((i * Math.PI) / 3),
  ]
  return `${straight([0, 1, 2, 3, 4, 5].map(corner))}Z`
}

/** G-1.1 The half hexes at the ends of the short rows. */
export const halfHexes = (): string =>
  [...Array(SHAPE.rows).keys()]
    .filter(i => i % 2 === 1)
    .map(i => {
      const y = SIZE + i * 1.5 * SIZE
      const half = (x: number, inner: number): string =>
        `M${f(x)} ${f(y - SIZE)}L${f(inner)} ${f(y - SIZE / 2)}V${f(y + SIZE / 2)}L${f(x)} ${f(y + SIZE)}Z`
      return half(0, STEP / 2) + half(WIDTH, WIDTH - STEP / 2)
    })
    .join('')

// Trenches are cut as one path, so that sandbags never cross a ditch.

/** The part of the ditch on one hex: a zigzag to each neighbour that is a trench, too. */
export function ditch(hex: number, isTrench: (hex: number) => boolean): string {
  const [x, y] = middleOf(hex)
  const ends = [0, 1, 2, 3, 4, 5]
    .filter(direction => {
      const near = NEAR[hex * 6 + direction]
      return near >= 0 && isTrench(near)
    })
    .map((direction): Point => {
      const turn = ((direction * 60 + 30) * Math.PI) / 180
      return [x + (Math.sin(turn) * STEP) / 2, y - (Math.cos(turn) * STEP) / 2]
    })
  const lone: Point[] = [
    [x - 24, y],
    [x + 24, y],
  ]
  return (ends.length > 0 ? ends : lone).map(end => zigzag([x, y], end)).join('')
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

export const cutTrenches = (d: string): string =>
  stroked(d, '#b59a6c', 31, 'opacity=".75"') +
  stroked(d, '#7d6440', 28) +
  stroked(d, '#d2b988', 27, 'stroke-dasharray="6.5 1.6" style="stroke-linecap:butt"') +
  stroked(d, '#2a1f10', 18.5) +
  stroked(d, '#59432a', 15, 'transform="translate(1 1.5)"') +
  stroked(d, '#977a50', 8.5, 'stroke-dasharray="2.6 1.7" style="stroke-linecap:butt"')

/** Towards or away from the middle of a shape. */
const scaled = (points: readonly Point[], [x, y]: Point, k: number, shift: number): Point[] =>
  points.map(([px, py]): Point => [x + (px - x) * k + shift, y + (py - y) * k + shift])

function shellCrater(b: Brush, [x, y]: Point): string {
  const holes = [
    [-8, -7, 17],
    [13, 9, 13],
    [-13, 14, 9],
  ]
  return holes
    .map(([dx, dy, size]) => {
      const middle: Point = [x + dx, y + dy]
      const rim = ring(b, middle, size, size * 0.9, 11, 0.1)
      const rays = ring(b, middle, size * 1.5, size * 1.35, 15, 0.14)
      const inner = scaled(rays, middle, 0.66, 0)
      return (
        stroked(rays.map((end, i) => straight([inner[i], end])).join(''), '#4b3a20', 1.7, 'opacity=".6"') +
        filled(smooth(rim, true), '#b39a6c') +
        filled(smooth(scaled(rim, middle, 0.82, 0.9), true), '#4e3c23') +
        filled(smooth(scaled(rim, middle, 0.52, 1.7), true), '#2d2213') +
        `<ellipse cx="${f(middle[0] + 1.5)}" cy="${f(middle[1] + 2.5)}" rx="${f(size * 0.36)}" ry="${f(size * 0.22)}" fill="#7b8e8c" opacity=".75"/>`
      )
    })
    .join('')
}

function mineCrater(b: Brush, [x, y]: Point): string {
  const steps: readonly (readonly [size: number, colour: string])[] = [
    [36, '#a48c5f'],
    [30, '#7c6542'],
    [22, '#574327'],
    [13, '#332714'],
  ]
  const walls = steps.map(([size, colour], i) => {
    const middle: Point = [x + i, y + i * 1.4]
    const edge = ring(b, middle, size, size * 0.93, 14, 0.06)
    const lower = scaled(edge, middle, 0.8, 0)
    return (
      filled(smooth(edge, true), colour) +
      stroked(edge.map((top, k) => straight([top, lower[k]])).join(''), '#2d2110', 1.3, 'opacity=".55"')
    )
  })
  return `${walls.join('')}<ellipse cx="${f(x + 4)}" cy="${f(y + 5)}" rx="9" ry="6" fill="#6f8583"/>`
}

/** Slopes drawn as surveyors drew them: long dark strokes away from the light. */
function hill(b: Brush, [x, y]: Point): string {
  const steps: readonly (readonly [number, number, string])[] = [
    [30, 27, '#a39a66'],
    [18, 15.5, '#b9ac78'],
  ]
  return steps
    .map(([rx, ry, colour], k) => {
      const middle: Point = [x - k * 2, y - k * 3]
      const d = smooth(ring(b, middle, rx, ry, 13, 0.07), true)
      let lit = ''
      let shaded = ''
      const count = Math.round((rx + ry) * 0.95)
      for (let i = 0; i < count; i++) {
        const turn = (i / count) * 2 * Math.PI
        const away = Math.cos(turn - Math.PI / 4)
        const length = (away > 0 ? 5 + away * 3 : 4) * b.between(0.75, 1.15)
        const [sx, sy] = [middle[0] + Math.cos(turn) * rx, middle[1] + Math.sin(turn) * ry]
        const stroke = `M${f(sx)} ${f(sy)}l${f(Math.cos(turn) * length)} ${f(Math.sin(turn) * length)}`
        if (away > -0.05) shaded += stroke
        else lit += stroke
      }
      return (
        filled(d, colour, 'opacity=".9"') +
        stroked(shaded, '#3f3a1c', 1.7, 'opacity=".72"') +
        stroked(lit, '#5a5428', 0.9, 'opacity=".5"') +
        stroked(d, '#f2e6b4', 1, 'opacity=".5"')
      )
    })
    .join('')
}

/** A worn track between two banks. */
function sunkenLane(b: Brush, [x, y]: Point): string {
  const lane = smooth([
    [x - 34, y + b.between(-2, 2)],
    [x, y + b.between(-4, 4)],
    [x + 34, y + b.between(-2, 2)],
  ])
  return (
    stroked(lane, '#5f6636', 30, 'opacity=".8"') +
    stroked(lane, '#4a3a20', 20) +
    stroked(lane, '#a48c5f', 15) +
    stroked(lane, '#7d6440', 7, 'stroke-dasharray="5 4"')
  )
}

export function wire([x, y]: Point): string {
  return [-7, 9]
    .map(down => {
      const coils = `M${f(x - 31)} ${f(y + down)}${'c3 -12 11 -12 9 0c-1 7 -6 6 -1.2 0'.repeat(8)}`
      const posts = [-26, 0, 24].map(along => `M${f(x + along)} ${f(y + down + 6)}l2 -14`).join('')
      return (
        stroked(coils, '#1d150a', 1.8, 'opacity=".4" transform="translate(1.5 3)"') +
        stroked(coils, '#3b3630', 1.7) +
        stroked(coils, '#c9c3b4', 0.6, 'transform="translate(-.4 -.6)"') +
        stroked(posts, '#5a4222', 2.6)
      )
    })
    .join('')
}

const PICTURES: Readonly<Partial<Record<TerrainName, (b: Brush, middle: Point) => string>>> = {
  forest,
  building,
  hill,
  rubble,
  'shell-crater': shellCrater,
  'mine-crater': mineCrater,
  'fortified-building': fortifiedBuilding,
  'sunken-lane': sunkenLane,
}

/** What stands or lies on a hex; open ground shows nothing, and trenches are cut all together. */
export const terrainPicture = (terrain: TerrainName, hex: number): string =>
  PICTURES[terrain]?.(brush(`${terrain}-${hex}`), middleOf(hex)) ?? ''
