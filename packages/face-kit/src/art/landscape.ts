/** The country behind the soldiers of a card: sky, ridges and fields, or the wasteland between the lines. */
import { type ArtBrush, type Circle, dots, f, filled, smooth, stroked, walk } from './kit.ts'
import type { LiveryName } from './sides.ts'

interface Air {
  readonly horizon: string
  readonly zenith: string
  readonly far: string
  readonly near: string
  readonly dark: string
  readonly field: string
}
const air = (
  horizon: string,
  zenith: string,
  far: string,
  near: string,
  dark: string,
  field: string,
): Air => ({
  horizon,
  zenith,
  far,
  near,
  dark,
  field,
})

/** Warm evenings for the allies, cool mornings for the others. */
const AIR: Readonly<Record<LiveryName, Air>> = {
  us: air('#f0d9a8', '#dfa870', '#8a9a62', '#68803f', '#4b5f2c', '#c9ac66'),
  german: air('#dfe2dc', '#a9b6ba', '#7f8f8a', '#5f7262', '#3f5140', '#b9a878'),
  british: air('#efd7b0', '#d99a62', '#9c8a5e', '#7a6a40', '#544728', '#8d7244'),
  imperial: air('#d9dedd', '#a3b0b4', '#848a80', '#686b58', '#484a38', '#81755a'),
}

const bushes = (
  b: ArtBrush,
  from: readonly [number, number],
  to: readonly [number, number],
  step: number,
  sizes: readonly [number, number],
): string => dots(walk(b, [from, to], step, 2).map(([x, y]): Circle => [x, y, b.between(...sizes)]))

/** `wasteland` takes the hedges away and leaves broken trees and shell holes. */
export function landscape(b: ArtBrush, side: LiveryName, wasteland = false): string {
  const { horizon, zenith, far, near, dark, field } = AIR[side]
  const id = b.id()
  const ridge = (y: number, push: number): string =>
    `${smooth(
      walk(
        b,
        [
          [-10, y],
          [240, y + b.between(-8, 8)],
        ],
        34,
        push,
      ),
    )}V140H-10Z`
  const parts = [
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${zenith}"/><stop offset=".75" stop-color="${horizon}"/></linearGradient>`,
    `<rect width="230" height="134" fill="url(#${id})"/>`,
    `<circle cx="${f(b.between(150, 205))}" cy="${f(b.between(26, 40))}" r="13" fill="#fff3cf" fill-opacity=".75"/>`,
  ]
  for (let i = 0; i < 4; i++) {
    const y = 14 + i * 12
    const cloud = smooth(
      walk(
        b,
        [
          [b.between(-20, 120), y],
          [b.between(120, 250), y],
        ],
        30,
        2,
      ),
    )
    parts.push(stroked(cloud, '#fff8e4', b.between(2, 5), 'opacity=".35"'))
  }
  parts.push(filled(ridge(62, 6), far, 'opacity=".7"'))
  const at = b.between(26, 60)
  parts.push(
    wasteland ? snags(b, at, dark) : filled(`M${f(at)} 66v-16l5-17 5 17v4h13v12z`, dark, 'opacity=".85"'),
  )
  parts.push(filled(ridge(76, 5), near))
  if (!wasteland) parts.push(filled(bushes(b, [-4, 76], [236, 72], 9, [4, 8]), dark))
  parts.push(filled(ridge(86, 4), field), furrows(dark))
  if (wasteland) parts.push(filled(holes(b), dark, 'opacity=".55"'))
  else
    parts.push(
      filled(bushes(b, [-4, 108], [70, 100], 8, [5, 9]) + bushes(b, [170, 100], [236, 108], 8, [5, 9]), dark),
    )
  return parts.join('')
}

function snags(b: ArtBrush, from: number, colour: string): string {
  let d = ''
  for (let i = 0; i < 5; i++)
    d += `M${f(from + i * 38 + b.between(-9, 9))} 84v${f(-b.between(14, 34))}m0 8l${f(b.between(-7, 7))} -7`
  return stroked(d, colour, 2.6)
}

function furrows(colour: string): string {
  let d = ''
  for (let i = -3; i <= 3; i++) d += `M${115 + i * 16} 88L${115 + i * 64} 140`
  return stroked(d, colour, 1.2, 'opacity=".4"')
}

function holes(b: ArtBrush): string {
  let d = ''
  for (let i = 0; i < 4; i++) {
    const [x, y, r] = [b.between(10, 220), b.between(94, 126), f(b.between(9, 20))]
    d += `M${f(x - r)} ${f(y)}a${r} 4 0 1 0 ${2 * r} 0a${r} 4 0 1 0 ${-2 * r} 0`
  }
  return d
}
