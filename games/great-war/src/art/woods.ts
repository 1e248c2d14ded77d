/** Woods: trees drawn once each and set again and again, with splintered stumps between them. */
import {
  artBrush,
  type Circle,
  dots,
  f,
  filled,
  lump,
  type Point,
  ring,
  scatter,
  stroked,
} from '@bivouac/face-kit/art'
import { NEAR } from '../geometry.ts'
import type { Land } from './land.ts'
import { edgeOf, placeOf, type Turn } from './places.ts'

const CROWNS = [
  ['#33492b', '#4c6a38', '#6f8d49'],
  ['#3b4a24', '#5a6d31', '#84954a'],
  ['#2c4530', '#416040', '#628258'],
  ['#3a4d2a', '#56703a', '#7c9350'],
] as const
const TREE = 9.4

/** A tree from above around 0 0: its shade, three layers of leaves. */
function tree(kind: number): string {
  const b = artBrush(`tree-${kind}`, '')
  const [dark, middle, light] = CROWNS[kind]
  const crown = (k: number, count: number, off: number): string =>
    dots([
      ...ring(b, [off, off * 1.1], TREE * k, TREE * k, count, 0.25).map(
        ([x, y]): Circle => [x, y, TREE * b.between(0.3, 0.46)],
      ),
      [off, off, TREE * k],
    ])
  const glints = ring(b, [-TREE * 0.28, -TREE * 0.32], TREE * 0.34, TREE * 0.3, 5, 0.4)
  return (
    filled(crown(0.62, 7, TREE * 0.34), '#161b0c', 'opacity=".36"') +
    filled(crown(0.62, 8, 0), dark) +
    filled(crown(0.42, 6, -TREE * 0.14), middle) +
    filled(dots(glints.map(([x, y]): Circle => [x, y, TREE * b.between(0.12, 0.24)])), light)
  )
}

const STUMP =
  stroked('M0 0l5 6', '#20170a', 3, 'opacity=".35"') +
  '<circle r="3.6" fill="#c9a877" stroke="#3a2a14" stroke-width="1.5"/>' +
  '<circle r="1.6" fill="none" stroke="#7a5c35" stroke-width=".8"/>'

/** What woods are made of, to stand in the definitions once. */
export const treeStock = (prefix: string): string =>
  CROWNS.map((_, kind) => `<g id="${prefix}tree${kind}">${tree(kind)}</g>`).join('') +
  `<g id="${prefix}stump">${STUMP}</g>`

/** All woods of the land. Trees also stand on the edge between two hexes of wood. */
export function woodsPicture({ terrain }: Land, prefix: string, turned: Turn = 0): string {
  const isWood = (hex: number): boolean => hex >= 0 && terrain[hex] === 'forest'
  const woods = terrain.flatMap((_, hex) => (isWood(hex) ? [hex] : []))
  let floor = ''
  const trees: (readonly [at: Point, what: string])[] = []
  for (const hex of woods) {
    const b = artBrush(`wood-${hex}`, '')
    const [x, y] = placeOf(hex, turned)
    floor += lump(b, [x, y], 35, 10, 0.06)
    const joints = [1, 2, 3]
      .filter(direction => isWood(NEAR[hex * 6 + direction]))
      .map(direction => edgeOf(hex, direction, turned))
    const inner = scatter(
      b,
      [x - 29, y - 29, x + 29, y + 29],
      12.5,
      120,
      p => Math.hypot(p[0] - x, p[1] - y) < 29,
    )
    for (const [i, at] of inner.entries())
      trees.push([at, i % 4 === 3 ? 'stump' : `tree${b.whole(0, CROWNS.length - 1)}`])
    for (const at of joints) {
      floor += lump(b, at, 22, 8, 0.08)
      trees.push([at, `tree${b.whole(0, CROWNS.length - 1)}`])
    }
  }
  return (
    filled(floor, '#5d6238', 'opacity=".65"') +
    trees
      .toSorted(([p], [q]) => p[1] - q[1])
      .map(([[x, y], what]) => `<use href="#${prefix}${what}" x="${f(x)}" y="${f(y)}"/>`)
      .join('')
  )
}
