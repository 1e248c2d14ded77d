/** Parts of a landscape that stand up and throw a shadow to the south-east: hedges, trees, houses, walls. */
import {
  type Brush,
  type Circle,
  dots,
  f,
  filled,
  type Point,
  ring,
  straight,
  stroked,
  tree,
  walk,
} from '@bivouac/face-kit'

const SHADE = '#161b0c'
const LEAVES = ['#2f4326', '#46602f', '#69863f', '#8ea757'] as const
const CROWNS = [
  ['#33492b', '#4c6a38', '#6f8d49'],
  ['#3b4a24', '#5a6d31', '#84954a'],
  ['#2c4530', '#416040', '#628258'],
] as const
const ROOFS = {
  tile: ['#a9583c', '#c4714e', '#8a4530'],
  slate: ['#59646d', '#74808a', '#454e56'],
  thatch: ['#a58a55', '#c2a56b', '#84693c'],
} as const
export type Roof = keyof typeof ROOFS
const WALL = '#dccdb0'
const INK = '#2a1d10'

/** A hedge along a line, left out where `gap` says so. */
export function hedge(
  b: Brush,
  line: readonly Point[],
  width = 5,
  gap: (p: Point) => boolean = () => false,
): string {
  const bushes = walk(b, line, width * 0.95, width * 0.32)
    .filter(p => !gap(p))
    .map(([x, y]): Circle => [x, y, width * b.between(0.7, 1.2)])
  const at = (dx: number, dy: number, k: number): Circle[] =>
    bushes.map(([x, y, r]) => [x + dx, y + dy, r * k])
  return (
    filled(dots(at(3, 3.6, 1.05)), SHADE, 'opacity=".34"') +
    filled(dots(bushes), LEAVES[0]) +
    filled(dots(at(-0.7, -0.9, 0.8)), LEAVES[1]) +
    filled(dots(at(-1.5, -1.9, 0.46).filter((_, i) => i % 3)), LEAVES[2]) +
    filled(dots(at(-2, -2.5, 0.22).filter((_, i) => i % 3 === 1)), LEAVES[3])
  )
}

/** Trees, those farther down drawn later; without a size they are of middling height. */
export const trees = (b: Brush, list: readonly (readonly [x: number, y: number, size?: number])[]): string =>
  list
    .toSorted((a, c) => a[1] - c[1])
    .map(([x, y, size]) => tree(b, x, y, size ?? b.between(8, 12), CROWNS, SHADE))
    .join('')

const turned = (x: number, y: number, angle: number, what: string): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(angle)})">${what}</g>`

/** A shadow that falls south-east whichever way the thing is turned. */
const shadow = (d: string, angle: number): string =>
  `<path d="${d}" fill="#1a1508" opacity=".42" transform="rotate(${f(-angle)}) translate(4 5) rotate(${f(angle)})"/>`

export function house(x: number, y: number, width: number, depth: number, angle: number, roof: Roof): string {
  const [base, light, dark] = ROOFS[roof]
  const [l, t] = [-width / 2, -depth / 2]
  const outline = `M${l} ${t}h${width}v${depth}h${-width}z`
  const count = Math.floor(width / 3.4)
  let tiles = ''
  for (let i = 1; i < count; i++) tiles += `M${f(l + (i * width) / count)} ${f(t)}v${depth}`
  return turned(
    x,
    y,
    angle,
    `${shadow(outline, angle)}<rect x="${l - 1}" y="${t - 1}" width="${width + 2}" height="${depth + 2}" fill="${WALL}"/>` +
      `<rect x="${l}" y="${t}" width="${width}" height="${depth / 2}" fill="${light}"/>` +
      `<rect x="${l}" y="0" width="${width}" height="${depth / 2}" fill="${base}"/>` +
      stroked(tiles, dark, 0.6, 'opacity=".7"') +
      stroked(`M${l} 0h${width}`, '#f1e0c0', 1.1, 'opacity=".55"') +
      stroked(outline, INK, 0.9, 'opacity=".65"') +
      `<rect x="${f(width * 0.24)}" y="${f(-depth * 0.3)}" width="4" height="4" fill="#e2d3b4" stroke="${INK}" stroke-width=".7"/>`,
  )
}

/** Broken walls around an open floor, and what fell from them. */
export function ruin(b: Brush, x: number, y: number, width: number, depth: number, angle: number): string {
  const [l, t] = [-width / 2, -depth / 2]
  const walls = `M${l} ${f(t + depth * 0.4)}V${t}H${f(l + width * 0.55)}M${f(l + width * 0.8)} ${t}H${-l}V${f(depth * 0.1)}M${l} ${f(depth * 0.2)}V${-t}H${f(-width * 0.1)}`
  const rubble: Circle[] = Array.from({ length: 16 }, () => [
    b.between(l, -l + 6),
    b.between(t, -t + 6),
    b.between(0.8, 2.2),
  ])
  return turned(
    x,
    y,
    angle,
    shadow(`M${l} ${t}h${width}v${depth}h${-width}z`, angle) +
      `<rect x="${l}" y="${t}" width="${width}" height="${depth}" fill="#a08f6d"/>` +
      filled(dots(rubble), '#7b6d52') +
      filled(dots(rubble.map(([cx, cy, r]): Circle => [cx - 0.6, cy - 0.6, r * 0.6])), '#c9bc9c') +
      stroked(walls, '#5b4d35', 4.4) +
      stroked(walls, WALL, 2.6),
  )
}

export function church(x: number, y: number, angle: number): string {
  const [base, light, dark] = ROOFS.slate
  const nave = 'M-26-10h44a10 10 0 0 1 0 20H-26z'
  return turned(
    x,
    y,
    angle,
    shadow(nave, angle) +
      filled(nave, WALL, `stroke="${INK}"`) +
      filled('M-25-9h43a9 9 0 0 1 9 9H-25z', light) +
      filled('M-25 9h43a9 9 0 0 0 9-9H-25z', base) +
      `<rect x="-9" y="-17" width="12" height="34" fill="${base}" stroke="${INK}" stroke-opacity=".5"/>` +
      stroked('M-25 0h52M-3-17v34', '#dfe4e6', 1, 'opacity=".5"') +
      `<rect x="-34" y="-9.5" width="18" height="19" fill="${WALL}" stroke="${INK}"/>` +
      filled('M-33-8.500l8 8.500 8-8.500z', light) +
      filled('M-33 8.500l8-8.500 8 8.500z', dark) +
      filled('M-33-8.500l8 8.500-8 8.500z', '#8d98a1') +
      filled('M-17-8.500l-8 8.500 8 8.500z', base) +
      stroked('M-25-4v8M-28-1.500h6', '#f0d58a', 1.5),
  )
}

export function wall(b: Brush, line: readonly Point[]): string {
  const d = straight(walk(b, line, 12, 0.5))
  return (
    stroked(d, '#1a1508', 4, 'opacity=".35" transform="translate(2 2.5)"') +
    stroked(d, '#7e735b', 4) +
    stroked(d, '#cfc3a4', 2.4, 'stroke-dasharray="3.5 1.3"')
  )
}

export function haystack(b: Brush, [x, y]: Point): string {
  const straws = ring(b, [x, y], 7, 7, 11, 0.1)
    .map(([sx, sy]) => `M${f(x - 0.8)} ${f(y - 0.8)}L${f(sx)} ${f(sy)}`)
    .join('')
  return (
    filled(dots([[x + 4, y + 4.5, 8.5]]), '#1a1508', 'opacity=".35"') +
    filled(dots([[x, y, 8.4]]), '#b8934a', 'stroke="#6c5324" stroke-width=".8"') +
    stroked(straws, '#e8ca80', 0.9)
  )
}

/** A plank bridge from top to bottom over the middle of the tile. */
export function bridge(y: number): string {
  let planks = ''
  for (let i = 0; i < 15; i++) planks += `M88 ${f(y - 38 + i * 5.4)}h24`
  const rails = `M86 ${f(y - 45)}v90M114 ${f(y - 45)}v90`
  return (
    `<rect x="90" y="${f(y - 38)}" width="32" height="86" fill="#12140c" opacity=".4"/>` +
    `<rect x="85" y="${f(y - 43)}" width="30" height="86" fill="#9c8a66"/>` +
    stroked(planks, '#6d5c3c', 1.1) +
    stroked(rails, '#d9cbaa', 4) +
    stroked(rails, '#6d5c3c', 1, 'stroke-dasharray="6 2"')
  )
}
