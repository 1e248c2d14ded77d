/** Buildings, whole and broken, and fortified ones: each around 0 0, throwing its shadow to the south-east. */
import {
  type ArtBrush,
  artBrush,
  dots,
  f,
  filled,
  lump,
  type Point,
  ring,
  smooth,
  straight,
  stroked,
} from '@bivouac/face-kit/art'

const ROOFS = {
  tile: ['#a9583c', '#c4714e', '#8a4530'],
  slate: ['#59646d', '#74808a', '#454e56'],
} as const
const WALL = '#dccdb0'

interface House {
  readonly at: Point
  readonly size: Point
  readonly angle: number
  readonly roof: keyof typeof ROOFS
}

/** The roof's southern half is darker; the chimney has its own small shadow. */
function house({ at: [x, y], size: [w, h], angle, roof }: House): string {
  const [base, light, dark] = ROOFS[roof]
  const [l, t] = [-w / 2, -h / 2]
  const count = Math.floor(w / 3.4)
  let tiles = ''
  for (let i = 1; i < count; i++) tiles += `M${f(l + (i * w) / count)} ${f(t)}v${h}`
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})">` +
    `<path d="M${l} ${t}h${w}v${h}h${-w}z" fill="#1a1508" opacity=".42" transform="rotate(${-angle}) translate(4 5) rotate(${angle})"/>` +
    `<rect x="${l - 1}" y="${t - 1}" width="${w + 2}" height="${h + 2}" fill="${WALL}"/>` +
    `<rect x="${l}" y="${t}" width="${w}" height="${h / 2}" fill="${angle > 60 ? base : light}"/>` +
    `<rect x="${l}" y="0" width="${w}" height="${h / 2}" fill="${angle > 60 ? light : base}"/>` +
    stroked(tiles, dark, 0.6, 'opacity=".7"') +
    stroked(`M${l} 0h${w}`, '#f1e0c0', 1.1, 'opacity=".55"') +
    `<rect x="${l}" y="${t}" width="${w}" height="${h}" fill="none" stroke="#2a1d10" stroke-opacity=".65" stroke-width=".9"/>` +
    stroked(`M${f(w * 0.24 + 4)} ${f(-h * 0.3 + 4)}l3 2`, '#1a1508', 2.2, 'opacity=".5"') +
    `<rect x="${f(w * 0.24)}" y="${f(-h * 0.3)}" width="4" height="4" fill="#e2d3b4" stroke="#2a1d10" stroke-width=".7"/>` +
    '</g>'
  )
}

const VILLAGES: readonly (readonly House[])[] = [
  [
    { at: [-7, -11], size: [34, 19], angle: -6, roof: 'tile' },
    { at: [15, 13], size: [23, 17], angle: 82, roof: 'slate' },
    { at: [-17, 15], size: [20, 15], angle: 8, roof: 'tile' },
  ],
  [
    { at: [8, -12], size: [32, 18], angle: 9, roof: 'slate' },
    { at: [-17, -4], size: [24, 16], angle: 84, roof: 'tile' },
    { at: [9, 15], size: [28, 17], angle: -8, roof: 'tile' },
  ],
  [
    { at: [-12, -13], size: [24, 17], angle: 4, roof: 'tile' },
    { at: [15, -9], size: [24, 16], angle: 78, roof: 'tile' },
    { at: [-3, 15], size: [36, 19], angle: -4, roof: 'slate' },
  ],
]
export const VILLAGE_KINDS = VILLAGES.length

/** Three houses on trodden ground, the first with a hole in its roof. */
export function village(kind: number): string {
  const b = artBrush(`village-${kind}`, '')
  const [first, ...others] = VILLAGES[kind]
  const [x, y] = first.at
  return (
    filled(lump(b, [0, 0], 33, 10, 0.08), '#b9a681', 'opacity=".75"') +
    house(first) +
    filled(`M${x + 5} ${y - 9}l6 4 5-2-1 9-5 4-3-4-4-2z`, '#2a1d10') +
    stroked(`M${x + 4} ${y - 5}l11 6M${x + 9} ${y - 8}l1 12`, '#7a5c35', 1.3) +
    others.map(house).join('') +
    filled(dots(crumbs(b)), '#8a4530')
  )
}

const crumbs = (b: ArtBrush): (readonly [number, number, number])[] =>
  Array.from({ length: 6 }, () => [b.between(-12, 14), b.between(-3, 6), b.between(0.9, 1.6)])

/** A ring of sandbags with its shadow inside and out. */
export function sandbagRing(): string {
  const bags = smooth(ring(artBrush('bags', ''), [0, 0], 31, 29.5, 16, 0.015), true)
  return (
    stroked(bags, '#120e04', 9, 'opacity=".35" transform="translate(1.5 2.5)"') +
    stroked(bags, '#3a2d18', 8.5) +
    stroked(bags, '#d2b988', 6.5, 'stroke-dasharray="6.5 1.8" style="stroke-linecap:butt"') +
    stroked(bags, '#f0ddb0', 1.2, 'opacity=".6" transform="translate(-1 -1.4)"')
  )
}

export const RUBBLE_KINDS = 2

const BRICKS = ['#a9583c', '#cdbd9a', '#7d7460', '#59646d', '#8a4530'] as const

/** Standing corners of walls, fallen bricks, burnt beams. */
export function rubble(kind: number): string {
  const b = artBrush(`rubble-${kind}`, '')
  const walls = kind === 0 ? 'M-20-17h17M-20-17v14M6 16h16v-13' : 'M20-18h-15M20-18v16M-20 4v14h14'
  const bricks = BRICKS.map(colour => {
    let d = ''
    for (let i = 0; i < 7; i++) {
      const [turn, far, size] = [b.between(0, 6.28), b.between(2, 26), b.between(2, 4.6)]
      const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far]
      const [cos, sin] = [Math.cos(turn * 3) * size, Math.sin(turn * 3) * size]
      d += `${straight([
        [x - cos * 0.75 - sin * 0.5, y - sin * 0.75 + cos * 0.5],
        [x + cos * 0.75 - sin * 0.5, y + sin * 0.75 + cos * 0.5],
        [x + cos * 0.75 + sin * 0.5, y + sin * 0.75 - cos * 0.5],
        [x - cos * 0.75 + sin * 0.5, y - sin * 0.75 - cos * 0.5],
      ])}Z`
    }
    return filled(d, colour, 'stroke="#2a1d10" stroke-width=".6"')
  })
  return (
    filled(lump(b, [0, 0], 32, 10, 0.1), '#a39270', 'opacity=".8"') +
    stroked(walls, '#20170a', 6, 'opacity=".4" transform="translate(3 3.5)"') +
    stroked(walls, '#a8977a', 6) +
    stroked(walls, '#d9cbac', 4.5, 'transform="translate(-.5 -.7)"') +
    bricks.join('') +
    stroked('M-12 12l22-14M-6 20l4-22', '#4a3318', 2.8)
  )
}
