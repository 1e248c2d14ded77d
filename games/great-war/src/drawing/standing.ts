/** What stands on a hex and throws a shadow to the south-east: trees and houses, whole and broken. */
import {
  type Brush,
  blob,
  f,
  filled,
  type Point,
  ring,
  scatter,
  smooth,
  straight,
  stroked,
  tree,
} from '@bivouac/face-kit'

const CROWNS = [
  ['#33492b', '#4c6a38', '#6f8d49'],
  ['#3b4a24', '#5a6d31', '#84954a'],
  ['#2c4530', '#416040', '#628258'],
] as const
const ROOFS = {
  tile: ['#a9583c', '#c4714e', '#8a4530'],
  slate: ['#59646d', '#74808a', '#454e56'],
} as const

/** Every fourth tree is a splintered stump. */
export function forest(b: Brush, [x, y]: Point): string {
  const stump = ([sx, sy]: Point): string =>
    stroked(`M${f(sx)} ${f(sy)}l${f(b.between(3, 7))} ${f(b.between(4, 8))}`, '#20170a', 3, 'opacity=".35"') +
    `<circle cx="${f(sx)}" cy="${f(sy)}" r="3.6" fill="#c9a877" stroke="#3a2a14" stroke-width="1.5"/>`
  const near = (p: Point): boolean => Math.hypot(p[0] - x, p[1] - y) < 29
  const trees = scatter(b, [x - 29, y - 29, x + 29, y + 29], 12.5, 120, near)
    .toSorted((p, q) => p[1] - q[1])
    .map((p, i) => (i % 4 === 3 ? stump(p) : tree(b, p[0], p[1], b.between(8, 10.5), CROWNS, '#161b0c')))
  return filled(blob(b, [x, y], 35, 0.06), '#5d6238', 'opacity=".65"') + trees.join('')
}

function house(
  x: number,
  y: number,
  width: number,
  depth: number,
  angle: number,
  roof: keyof typeof ROOFS,
): string {
  const [base, light, dark] = ROOFS[roof]
  const [l, t] = [-width / 2, -depth / 2]
  const outline = `M${l} ${t}h${width}v${depth}h${-width}z`
  const count = Math.floor(width / 3.4)
  let tiles = ''
  for (let i = 1; i < count; i++) tiles += `M${f(l + (i * width) / count)} ${f(t)}v${depth}`
  return (
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${angle})">` +
    `<path d="${outline}" fill="#1a1508" opacity=".42" transform="rotate(${-angle}) translate(3 4) rotate(${angle})"/>` +
    `<rect x="${l - 1}" y="${t - 1}" width="${width + 2}" height="${depth + 2}" fill="#dccdb0"/>` +
    `<rect x="${l}" y="${t}" width="${width}" height="${depth / 2}" fill="${light}"/>` +
    `<rect x="${l}" y="0" width="${width}" height="${depth / 2}" fill="${base}"/>` +
    stroked(tiles, dark, 0.6, 'opacity=".7"') +
    stroked(outline, '#2a1d10', 0.9, 'opacity=".65"') +
    '</g>'
  )
}

/** Three houses, one with a hole in its roof. */
export const building = (b: Brush, [x, y]: Point): string =>
  filled(blob(b, [x, y], 33, 0.08), '#b9a681', 'opacity=".75"') +
  house(x - 7, y - 11, 34, 19, -6, 'tile') +
  house(x + 15, y + 13, 23, 17, 82, 'slate') +
  house(x - 17, y + 15, 20, 15, 8, 'tile') +
  filled(`M${f(x - 2)} ${f(y - 21)}l6 4 5-2-1 9-5 4-3-4-4-2z`, '#2a1d10') +
  stroked(`M${f(x - 3)} ${f(y - 17)}l11 6M${f(x + 2)} ${f(y - 20)}l1 12`, '#7a5c35', 1.3)

/** A ring of sandbags around it. */
export function fortifiedBuilding(b: Brush, middle: Point): string {
  const bags = smooth(ring(b, middle, 31, 29, 16, 0.02), true)
  return (
    building(b, middle) +
    stroked(bags, '#3a2d18', 8.5) +
    stroked(bags, '#d2b988', 6.5, 'stroke-dasharray="6.5 1.8" style="stroke-linecap:butt"')
  )
}

export function rubble(b: Brush, [x, y]: Point): string {
  const walls = `M${f(x - 20)} ${f(y - 17)}h17M${f(x - 20)} ${f(y - 17)}v14M${f(x + 6)} ${f(y + 16)}h16v-13`
  const bricks = Array.from({ length: 30 }, () => {
    const [turn, far, size] = [b.between(0, 6.28), b.between(2, 26), b.between(2, 5)]
    const [bx, by] = [f(x + Math.cos(turn) * far), f(y + Math.sin(turn) * far)]
    const colour = b.pick(['#a9583c', '#cdbd9a', '#7d7460', '#59646d', '#8a4530'])
    return `<rect x="${bx}" y="${by}" width="${f(size * 1.5)}" height="${f(size)}" transform="rotate(${f(b.between(0, 180))} ${bx} ${by})" fill="${colour}" stroke="#2a1d10" stroke-width=".6"/>`
  })
  const beams: readonly Point[][] = [
    [
      [x - 12, y + 12],
      [x + 10, y - 2],
    ],
    [
      [x - 6, y + 20],
      [x - 2, y - 2],
    ],
  ]
  return (
    filled(blob(b, [x, y], 32, 0.1), '#a39270', 'opacity=".8"') +
    stroked(walls, '#20170a', 6, 'opacity=".4" transform="translate(3 3.5)"') +
    stroked(walls, '#d3c4a2', 5.5) +
    bricks.join('') +
    stroked(beams.map(straight).join(''), '#4a3318', 2.8)
  )
}
