/** Parts of a tile that lie flat: fields, roads, water, slopes. Light comes from the north-west. */
import {
  type ArtBrush,
  f,
  filled,
  lump,
  type Point,
  ring,
  scatter,
  smooth,
  stroked,
  walk,
} from '@bivouac/face-kit/art'
import { GROUND, type GroundKind, WATER } from './palette.ts'
import { cropPaint, mottle } from './stamps.ts'

/** Points from a flat list of numbers, two by two. */
export const points = (...numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i], numbers[2 * i + 1]])

export const box = (x: number, y: number, width: number, depth: number): Point[] =>
  points(x, y, x + width, y, x + width, y + depth, x, y + depth)

/** A line drawn several times, one stroke over the other, without saying it again. */
export function layered(
  b: ArtBrush,
  d: string,
  layers: readonly (readonly [colour: string, width: number, more?: string])[],
): string {
  const id = b.id()
  const strokes = layers.map(
    ([colour, width, more = '']) =>
      `<use href="#${id}" stroke="${colour}" stroke-width="${f(width)}"${more && ` ${more}`}/>`,
  )
  return `<defs><path id="${id}" d="${d}"/></defs><g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
}

/** The whole tile covered with one ground. */
export function cover(b: ArtBrush, kind: GroundKind, degrees = 0): string {
  const [base, light, dark] = GROUND[kind]
  const { paint, definition } = cropPaint(b, kind, degrees)
  let s = `<rect width="200" height="200" fill="${base}"/>${definition}`
  for (let i = 0; i < 9; i++)
    s += mottle(
      b,
      [b.between(0, 200), b.between(0, 200)],
      b.between(18, 46),
      b.pick([light, dark]),
      b.between(0.15, 0.4),
    )
  return `${s}<rect width="200" height="200" fill="${paint}"/>`
}

/** A grazed, ploughed, sown or mown field with these corners; `degrees` is the way its rows run. */
export function field(b: ArtBrush, shape: readonly Point[], kind: GroundKind, degrees = 0): string {
  const [base, light, dark] = GROUND[kind]
  const d = smooth(walk(b, [...shape, shape[0]], 22, 1.4), true)
  const [hole, edge] = [b.id(), b.id()]
  const { paint, definition } = cropPaint(b, kind, degrees)
  const xs = shape.map(([x]) => x)
  const ys = shape.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const sheet = (fill: string): string =>
    `<rect x="${f(left - 4)}" y="${f(top - 4)}" width="${f(width + 8)}" height="${f(height + 8)}" fill="${fill}"/>`
  let s = `${definition}<clipPath id="${hole}"><path id="${edge}" d="${d}"/></clipPath><g clip-path="url(#${hole})">${sheet(base)}`
  for (let i = 0; i < 4; i++) {
    const at: Point = [left + b.between(0.1, 0.9) * width, top + b.between(0.1, 0.9) * height]
    s += mottle(b, at, b.between(0.16, 0.36) * Math.min(width, height) + 8, b.pick([light, dark]), 0.35)
  }
  return `${s}${paint === 'none' ? '' : sheet(paint)}<use href="#${edge}" fill="none" stroke="${dark}" stroke-width="3" opacity=".6"/></g>`
}

/** The green strip between two fields. */
export const balk = (b: ArtBrush, line: readonly Point[]): string =>
  layered(b, smooth(walk(b, line, 20, 2)), [
    ['#7d8d4b', 7],
    ['#96a55e', 4.5],
    ['#b1bc7a', 1.6, 'stroke-dasharray="5 6"'],
  ])

export function road(b: ArtBrush, line: readonly Point[], width = 13): string {
  const [base, light, dark] = GROUND.earth
  return layered(b, smooth(walk(b, line, 24, 1.6)), [
    ['#8c7448', width + 3, 'opacity=".55"'],
    [base, width],
    [light, width * 0.7],
    [dark, width * 0.5, 'opacity=".55"'],
    [light, width * 0.3],
    ['#8fa05a', width * 0.1, 'stroke-dasharray="4 7" opacity=".8"'],
  ])
}

/** A foot path. */
export const path = (b: ArtBrush, line: readonly Point[], width = 7): string =>
  layered(b, smooth(walk(b, line, 22, 3)), [
    ['#a58f5e', width],
    ['#d4c08f', width * 0.6, 'opacity=".85"'],
  ])

/** Trodden earth: a yard or a square. */
export const yard = (b: ArtBrush, middle: Point, radius: number): string =>
  filled(lump(b, middle, radius, 12, 0.08), GROUND.earth[0]) +
  filled(lump(b, middle, radius * 0.74, 12, 0.1), GROUND.earth[1])

export const pond = (b: ArtBrush, middle: Point, radius: number): string =>
  filled(lump(b, middle, radius + 3.5, 9, 0.12), WATER.bank) +
  filled(lump(b, middle, radius, 9, 0.12), WATER.base, `stroke="${WATER.deep}" stroke-width="1.5"`) +
  filled(lump(b, [middle[0] - 2, middle[1] - 3], radius * 0.6, 9, 0.2), WATER.light, 'opacity=".7"')

/** Where a river comes in at the left edge and leaves at the right one. */
export interface Banks {
  readonly from: number
  readonly to: number
}

/** A river through the tile, with reeds on its banks. */
export function river(b: ArtBrush, { from, to }: Banks): string {
  const width = 46
  const bend = (from + to) / 2 + b.between(-9, 9)
  const course = points(-14, from, 14, from, 100, bend, 186, to, 214, to)
  let ripples = ''
  for (let i = 0; i < 30; i++) {
    const x = b.between(4, 188)
    const length = b.between(5, 13)
    ripples += `M${f(x)} ${f(waterline(x, from, bend, to) + b.between(-16, 16))}q${f(length / 2)} ${f(b.between(-2, 2))} ${f(length)} 0`
  }
  let reeds = ''
  for (const [x, off] of scatter(b, [4, -6, 196, 6], 5, 60)) {
    const y = waterline(x, from, bend, to) + (off < 0 ? -27 : 31) + off * 0.6
    reeds += `M${f(x)} ${f(y)}l-1 -5m1 5l1.5 -4.5`
  }
  return (
    layered(b, smooth(course), [
      ['#6d7a41', width + 16, 'opacity=".6"'],
      [WATER.bank, width + 9],
      [WATER.deep, width + 2],
      [WATER.base, width],
      [WATER.light, width * 0.62, 'opacity=".75" transform="translate(-1 -3)"'],
    ]) +
    layered(b, ripples, [
      [WATER.deep, 0.9, 'opacity=".5" transform="translate(3 4)"'],
      ['#d9ecea', 1.1, 'opacity=".6"'],
    ]) +
    stroked(reeds, '#4d5f2c', 1.1)
  )
}

/** The middle of the river above a place. */
function waterline(x: number, from: number, bend: number, to: number): number {
  const t = Math.min(1, Math.abs(x - 100) / 86)
  const end = x < 100 ? from : to
  return bend + (end - bend) * t * t * (3 - 2 * t)
}

/** Slopes drawn as surveyors drew them: long dark strokes away from the light. */
export function slopes(
  b: ArtBrush,
  [cx, cy]: Point,
  steps: readonly (readonly [rx: number, ry: number, colour: string])[],
): string {
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
