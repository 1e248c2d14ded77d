/** One choice in the tree: the edges of all that may be done there, and which of them to go down. */
import type { Board, Seat } from '@bivouac/kernel'
import { leaveBy } from './path.ts'
import { followPlan, type Plan } from './plan.ts'
import type { SearchState } from './search-state.ts'
import { addEdge, edgeOf, hasRoom, NONE } from './tree.ts'

/** A plan's command counts at least so much with the policy. */
const PLAN_PRIOR = 0.35

/** The edge that `seat` leaves the node by: as the plan says, if it follows one and can. NONE if the tree is full here. */
export function choose<B extends Board>(
  s: SearchState<B>,
  node: number,
  seat: Seat,
  followed: Plan | undefined,
): number {
  if (!expand(s, node, seat)) return NONE
  const { prior } = s.tree
  let i = followed !== undefined && seat === s.me ? followPlan(followed, s.list) : NONE
  if (i === NONE) i = select(s, node)
  else if (prior[s.edges[i]] < PLAN_PRIOR) prior[s.edges[i]] = PLAN_PRIOR
  const edge = s.edges[i]
  leaveBy(s.path, edge)
  return edge
}

/** Finds the edge of every command of the list, making those that are missing. False if there is no room. */
function expand<B extends Board>(s: SearchState<B>, node: number, seat: Seat): boolean {
  const { list, edges, tree } = s
  const { command, nextEdge, firstEdge, available } = tree
  let missing = 0
  let hint = firstEdge[node]
  for (let i = 0; i < list.count; i++) {
    const wanted = list.codes[i]
    let edge = hint
    while (edge !== NONE && command[edge] !== wanted) edge = nextEdge[edge]
    if (edge === NONE && hint !== firstEdge[node]) edge = edgeOf(tree, node, wanted)
    edges[i] = edge
    if (edge === NONE) missing++
    else {
      available[edge]++
      hint = nextEdge[edge]
    }
  }
  if (missing === 0) return true
  if (!hasRoom(tree, missing)) return false
  addMissing(s, node, seat)
  return true
}

/** Hangs an edge on the node for each command that has none yet, with what the policy thinks of it. */
function addMissing<B extends Board>(s: SearchState<B>, node: number, seat: Seat): void {
  const { list, edges, weights, tree } = s
  s.sense.weigh(s.t, seat, list, weights)
  let sum = 0
  for (let i = 0; i < list.count; i++) sum += weights[i]
  for (let i = 0; i < list.count; i++) {
    if (edges[i] !== NONE) continue
    const edge = addEdge(tree, node, list.codes[i])
    edges[i] = edge
    tree.prior[edge] = weights[i] / sum
    tree.available[edge] = 1
  }
}

/** The place in the list of the command that promises most, or that has been looked at too little. */
function select<B extends Board>(s: SearchState<B>, node: number): number {
  const { list, edges } = s
  const { breadth, caution } = s.options
  const { edgeVisits, worth, prior, available, nodeVisits, nodeWorth } = s.tree
  const visits = nodeVisits[node]
  const untried = (visits > 0 ? nodeWorth[node] / visits : 0.5) - caution
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < list.count; i++) {
    const edge = edges[i]
    const n = edgeVisits[edge]
    const score =
      (n > 0 ? worth[edge] / n : untried) + (breadth * prior[edge] * Math.sqrt(available[edge])) / (1 + n)
    if (score <= most) continue
    most = score
    best = i
  }
  return best
}
