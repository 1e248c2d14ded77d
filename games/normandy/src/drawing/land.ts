/** Parts of a landscape that lie flat: fields, roads, water, the slopes of a hill. Light comes from the north-west. */
import {
  type Brush,
  blob,
  f,
  filled,
  inside,
  type Point,
  ring,
  scatter,
  smooth,
  straight,
  stroked,
  walk,
} from '@bivouac/face-kit'

/** Base, light and dark of each ground. */
const GROUND = {
  pasture: ['#97a35f', '#a8b26f', '#869452'],
  wheat: ['#d3b265', '#e0c47e', '#bd9a4e'],
  stubble: ['#d8c48c', '#e6d6a6', '#c3ab70'],
  plough: ['#93714e', '#a5835d', '#7a5b3c'],
  earth: ['#c7ad80', '#d8c199', '#a98f63'],
} as const
export type GroundKind = keyof typeof GROUND

/** How far apart the rows of a crop are; 0 for grass and bare earth. */
const ROWS: Readonly<Record<GroundKind, number>> = {
  plough: 5.2,
  wheat: 4.2,
  stubble: 6.5,
  pasture: 0,
  earth: 0,
}

export const WHOLE: readonly Point[] = [
  [0, 0],
  [200, 0],
  [200, 200],
  [0, 200],
]

export function ground(b: Brush, kind: GroundKind): string {
  const [base, light, dark] = GROUND[kind]
  let s = `<rect width="200" height="200" fill="${base}"/>`
  for (let i = 0; i < 9; i++)
    s += filled(
      blob(b, [b.between(0, 200), b.between(0, 200)], b.between(18, 46), 0.3),
      b.pick([light, dark]),
      `opacity=".${Math.round(b.between(1.5, 4))}"`,
    )
  return s
}

/** Blades of grass. */
function ticks(b: Brush, tries: number, wanted: (p: Point) => boolean, colour: string): string {
  const d = scatter(b, [4, 4, 196, 196], 5, tries, wanted)
    .map(([x, y]) => `M${f(x)} ${f(y)}l${f(b.between(-1, 1))} ${f(-b.between(2, 4))}`)
    .join('')
  return stroked(d, colour, 0.9, 'opacity=".7"')
}

/** A grazed, ploughed, sown or mown field; `angle` is that of its rows. */
export function field(b: Brush, shape: readonly Point[], kind: GroundKind, angle = 0): string {
  const [base, light, dark] = GROUND[kind]
  const d = smooth(walk(b, [...shape, shape[0]], 16, 1.4), true)
  const id = b.id()
  const xs = shape.map(([x]) => x)
  const ys = shape.map(([, y]) => y)
  const cx = (Math.min(...xs) + Math.max(...xs)) / 2
  const cy = (Math.min(...ys) + Math.max(...ys)) / 2
  const reach = Math.hypot(Math.max(...xs) - cx, Math.max(...ys) - cy) + 6
  let s = `<clipPath id="${id}"><path d="${d}"/></clipPath>${filled(d, base)}<g clip-path="url(#${id})">`
  for (let i = 0; i < 4; i++) {
    const spot: Point = [cx + b.between(-reach, reach) * 0.7, cy + b.between(-reach, reach) * 0.7]
    s += filled(blob(b, spot, b.between(14, 34), 0.3), b.pick([light, dark]), 'opacity=".35"')
  }
  const within = (p: Point): boolean => inside(p, shape)
  if (ROWS[kind] === 0) s += ticks(b, 130, within, dark) + ticks(b, 60, within, light)
  else s += rows(b, kind, [cx, cy], reach, angle)
  return `${s}</g>`
}

function rows(b: Brush, kind: GroundKind, [cx, cy]: Point, reach: number, angle: number): string {
  const [, light, dark] = GROUND[kind]
  const [cos, sin] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
  const line = (off: number): string => {
    const [ox, oy] = [-Math.sin(angle) * off, Math.cos(angle) * off]
    return straight(
      walk(
        b,
        [
          [cx - cos + ox, cy - sin + oy],
          [cx + cos + ox, cy + sin + oy],
        ],
        26,
        0.5,
      ),
    )
  }
  let furrows = ''
  let ridges = ''
  for (let off = -reach; off < reach; off += ROWS[kind]) {
    furrows += line(off)
    ridges += line(off + ROWS[kind] * 0.42)
  }
  const mown = kind === 'stubble' ? 'opacity=".5" stroke-dasharray="3 3"' : 'opacity=".75"'
  const ears = kind === 'wheat' ? 'opacity=".75" stroke-dasharray="2 2.4"' : 'opacity=".75"'
  return stroked(furrows, dark, kind === 'plough' ? 1.7 : 1, mown) + stroked(ridges, light, 1.1, ears)
}

/** The green strip between two fields. */
export function balk(b: Brush, line: readonly Point[]): string {
  const d = smooth(walk(b, line, 20, 2))
  return stroked(d, '#8a9a55', 6) + stroked(d, '#a9b570', 3)
}

export function road(b: Brush, line: readonly Point[], width = 13): string {
  const [base, light, dark] = GROUND.earth
  const d = smooth(walk(b, line, 24, 1.6))
  return (
    stroked(d, '#8c7448', width + 3, 'opacity=".55"') +
    stroked(d, base, width) +
    stroked(d, light, width * 0.7) +
    stroked(d, dark, width * 0.5, 'opacity=".55"') +
    stroked(d, light, width * 0.3) +
    stroked(d, '#8fa05a', width * 0.1, 'stroke-dasharray="4 7" opacity=".8"')
  )
}

export const path = (b: Brush, line: readonly Point[]): string => {
  const d = smooth(walk(b, line, 22, 3))
  return stroked(d, '#b9a26f', 7) + stroked(d, '#d4c08f', 4, 'opacity=".8"')
}

const WATER = ['#4f7a86', '#6b97a0', '#bfae80'] as const

export const pond = (b: Brush, middle: Point, radius: number): string =>
  filled(blob(b, middle, radius + 3), WATER[2]) +
  filled(blob(b, middle, radius), WATER[0]) +
  filled(blob(b, [middle[0] - 2, middle[1] - 3], radius * 0.55), WATER[1], 'opacity=".7"')

/** A river through the tile, in at the left and out at the right, at these heights. */
export function river(b: Brush, from: number, to: number): string {
  const width = 46
  const line: Point[] = [
    [-14, from],
    [14, from],
    [100, (from + to) / 2 + b.between(-10, 10)],
    [186, to],
    [214, to],
  ]
  const d = smooth(line)
  let ripples = ''
  for (let i = 0; i < 30; i++) {
    const x = b.between(4, 188)
    const y = from + (to - from) * (x / 200) + b.between(-16, 16)
    const length = b.between(5, 13)
    ripples += `M${f(x)} ${f(y)}q${f(length / 2)} ${f(b.between(-2, 2))} ${f(length)} 0`
  }
  return (
    stroked(d, '#6d7a41', width + 16, 'opacity=".6"') +
    stroked(d, WATER[2], width + 9) +
    stroked(d, '#2f4d55', width + 2) +
    stroked(d, WATER[0], width) +
    stroked(d, WATER[1], width * 0.62, 'opacity=".75" transform="translate(-1 -3)"') +
    stroked(ripples, '#d9ecea', 1.1, 'opacity=".6"')
  )
}

/** Slopes drawn as surveyors drew them: long dark strokes away from the light. */
export function slopes(b: Brush, [cx, cy]: Point): string {
  const steps: readonly (readonly [number, number, string])[] = [
    [80, 74, '#9fa863'],
    [56, 50, '#b3b376'],
    [31, 26, '#c8c08a'],
  ]
  return steps
    .map(([rx, ry, colour], k) => {
      const middle: Point = [cx - k * 3, cy - k * 4]
      const d = smooth(ring(b, middle, rx, ry, 13, 0.07), true)
      let lit = ''
      let shaded = ''
      const count = Math.round((rx + ry) * 0.95)
      for (let i = 0; i < count; i++) {
        const t = (i / count) * 2 * Math.PI
        const away = Math.cos(t - Math.PI / 4)
        const length = (away > 0 ? 9 + away * 7 : 6) * b.between(0.75, 1.15)
        const [x, y] = [middle[0] + Math.cos(t) * rx, middle[1] + Math.sin(t) * ry]
        const stroke = `M${f(x)} ${f(y)}l${f(Math.cos(t) * length)} ${f(Math.sin(t) * length)}`
        if (away > -0.05) shaded += stroke
        else lit += stroke
      }
      return (
        filled(d, colour, 'opacity=".85"') +
        stroked(shaded, '#3f3a1c', 1.9, 'opacity=".72"') +
        stroked(lit, '#5a5428', 0.9, 'opacity=".5"') +
        stroked(d, '#f2e6b4', 1.1, 'opacity=".5"')
      )
    })
    .join('')
}
