/** Holes that shells and mines have left, and wire: each around 0 0. */
import {
  type ArtBrush,
  artBrush,
  f,
  filled,
  type Point,
  ring,
  smooth,
  straight,
  stroked,
} from '@bivouac/face-kit/art'

/** Towards or away from the middle of a shape. */
const scaled = (points: readonly Point[], [x, y]: Point, k: number, shift: number): Point[] =>
  points.map(([px, py]): Point => [x + (px - x) * k + shift, y + (py - y) * k + shift])

/** A rim, a shaded wall, a dark bottom with water in it, and earth thrown outward. */
function hole(b: ArtBrush, middle: Point, size: number): string {
  const rim = ring(b, middle, size, size * 0.9, 10, 0.1)
  const rays = ring(b, middle, size * 1.5, size * 1.35, 14, 0.14)
  const inner = scaled(rays, middle, 0.66, 0)
  return (
    stroked(rays.map((end, i) => straight([inner[i], end])).join(''), '#4b3a20', 1.7, 'opacity=".6"') +
    filled(smooth(rim, true), '#b39a6c') +
    filled(smooth(scaled(rim, middle, 0.82, 0.9), true), '#4e3c23') +
    filled(smooth(scaled(rim, middle, 0.52, 1.7), true), '#2d2213') +
    `<ellipse cx="${f(middle[0] + 1.5)}" cy="${f(middle[1] + 2.5)}" rx="${f(size * 0.36)}" ry="${f(size * 0.22)}" fill="#7b8e8c" opacity=".75"/>`
  )
}

const SHELL_HOLES: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [
    [-8, -7, 17],
    [13, 9, 13],
    [-13, 14, 9],
  ],
  [
    [9, -6, 16],
    [-14, 3, 12],
    [8, 17, 9],
  ],
  [
    [-10, 8, 16],
    [12, -8, 14],
    [15, 15, 8],
  ],
]
export const SHELL_CRATER_KINDS = SHELL_HOLES.length

export function shellCrater(kind: number): string {
  const b = artBrush(`shell-crater-${kind}`, '')
  return SHELL_HOLES[kind].map(([x, y, size]) => hole(b, [x, y], size)).join('')
}

/** The token on a wood, a hill or a trench: one hole with a torn edge of cardboard colour, so that it reads on any ground. */
export const craterToken = (): string => {
  const b = artBrush('crater-token', '')
  const edge = smooth(ring(b, [0, 0], 21, 19.5, 12, 0.07), true)
  return (
    `<path d="${edge}" fill="#120e04" opacity=".4" transform="translate(1.5 3)"/>` +
    filled(edge, '#9c8560', 'stroke="#d6bf92" stroke-width="1.6"') +
    hole(b, [0, -0.5], 13)
  )
}

const WALLS: readonly (readonly [size: number, colour: string])[] = [
  [36, '#a48c5f'],
  [30, '#7c6542'],
  [22, '#574327'],
  [13, '#332714'],
]

export function mineCrater(): string {
  const b = artBrush('mine-crater', '')
  const walls = WALLS.map(([size, colour], i) => {
    const middle: Point = [i, i * 1.4]
    const edge = ring(b, middle, size, size * 0.93, 14, 0.06)
    const lower = scaled(edge, middle, 0.8, 0)
    return (
      filled(smooth(edge, true), colour) +
      stroked(edge.map((top, k) => straight([top, lower[k]])).join(''), '#2d2110', 1.3, 'opacity=".55"')
    )
  })
  return (
    walls.join('') +
    '<ellipse cx="4" cy="5" rx="9" ry="6" fill="#6f8583"/>' +
    stroked('M-1 4q4-2 9 0', '#c6d5d0', 1)
  )
}

/** Two rows of coils on posts; on a board turned sideways they run upright. */
export function wire(sideways: boolean): string {
  const row = (off: number): string => `M-31 ${off}${'c3-12 11-12 9 0c-1 7-6 6-1.2 0'.repeat(8)}`
  const coils = row(-7) + row(9)
  const posts = [-7, 9].flatMap(off => [-26, 0, 24].map(at => (sideways ? [-off, at] : [at, off])))
  const along = sideways ? 'rotate(90) scale(1 -1)' : ''
  const laid = (shift: string): string => `transform="${shift}${shift && along && ' '}${along}"`
  return (
    stroked(coils, '#1d150a', 1.8, `opacity=".4" ${laid('translate(1.5 3)')}`) +
    stroked(coils, '#3b3630', 1.7, laid('')) +
    stroked(coils, '#c9c3b4', 0.6, laid('translate(-.4 -.6)')) +
    stroked(posts.map(([x, y]) => `M${x} ${y + 6}l2-14`).join(''), '#5a4222', 2.6) +
    stroked(posts.map(([x, y]) => `M${x + 0.6} ${y + 5}l1.6-12`).join(''), '#a98a58', 0.8)
  )
}
