/** One descent through the tree: the nodes it came to, the edges it took there and who chose. */
import { NONE, type Tree } from './tree.ts'

const LENGTH_MAX = 200

export interface Path {
  readonly node: Int32Array
  readonly edge: Int32Array
  readonly seat: Int8Array
  length: number
}

export const newPath = (): Path => ({
  node: new Int32Array(LENGTH_MAX),
  edge: new Int32Array(LENGTH_MAX),
  seat: new Int8Array(LENGTH_MAX),
  length: 0,
})

/** Whether there is no room for two more nodes: that of a choice, and of one made at the same time. */
export const isFull = (path: Path): boolean => path.length >= LENGTH_MAX - 2

export function enter(path: Path, node: number, seat: number): void {
  const at = path.length++
  path.node[at] = node
  path.edge[at] = NONE
  path.seat[at] = seat
}

/** The last node entered is left by this edge. */
export function leaveBy(path: Path, edge: number): void {
  path.edge[path.length - 1] = edge
}

/** Tells all on the path what came of it: `value[0]` is what it was worth to seat 0. */
export function backUp(path: Path, tree: Tree, value: Float64Array): void {
  const { edgeVisits, worth, nodeVisits, nodeWorth } = tree
  const { node, edge, seat, length } = path
  for (let i = 0; i < length; i++) {
    const gain = seat[i] === 0 ? value[0] : 1 - value[0]
    nodeVisits[node[i]]++
    nodeWorth[node[i]] += gain
    const at = edge[i]
    if (at === NONE) continue
    edgeVisits[at]++
    worth[at] += gain
  }
}
