/** One descent: down the tree by what is known of each command, one node further, and back up with what it was worth there. */
import { type Board, frameKind, type Seat } from '@bivouac/kernel'
import { backUp, enter, isFull } from './path.ts'
import type { Plan } from './plan.ts'
import { judge } from './play-on.ts'
import { deal, give, look, type SearchState } from './search-state.ts'
import { choose } from './select.ts'
import { addNode, childOf, hangBelow, hasRoom, NONE } from './tree.ts'

/** Goes along the plan as far as it can be followed, if one is given. */
export function descend<B extends Board>(s: SearchState<B>, followed: Plan | undefined): void {
  const { path } = s
  deal(s)
  path.length = 0
  let seats = s.rules.toChoose(s.t)
  look(s, s.me, true)
  let node = 0
  for (;;) {
    const seat = seats === 3 ? s.me : seats === 2 ? 1 : 0
    const fresh = s.tree.nodeVisits[node] === 0 && node !== 0
    enter(path, node, seat)
    if (seats === 0 || fresh || isFull(path)) break
    const edge = choose(s, node, seat, followed)
    if (edge === NONE) break
    s.chance.expect(edge)
    give(s, seat, s.tree.command[edge])
    if (seats === 3 && !answerUnseen(s, node, 1 - seat)) break
    seats = settle(s)
    node = stepDown(s, edge, seats)
    if (node === NONE) break
  }
  if (seats === 0) s.answer[0] = 1 - s.sense.winner(s.t)
  else judge(s)
  backUp(path, s.tree, s.answer)
  if (path.length > s.deepest) s.deepest = path.length
}

/**
 * The other seat's choice at a node where both choose: from its own statistics, whatever the first one chose. False if
 * there is no room for it.
 */
function answerUnseen<B extends Board>(s: SearchState<B>, node: number, seat: Seat): boolean {
  if ((s.rules.toChoose(s.t) & (1 << seat)) === 0) return true
  look(s, seat)
  if (s.list.count === 1) {
    give(s, seat, s.list.codes[0])
    return true
  }
  const { twin, command } = s.tree
  if (twin[node] === NONE) {
    if (!hasRoom(s.tree, 0)) return false
    twin[node] = addNode(s.tree, 0, 0, 0)
  }
  enter(s.path, twin[node], seat)
  const edge = choose(s, twin[node], seat, undefined)
  if (edge === NONE) return false
  give(s, seat, command[edge])
  return true
}

/** Plays what leaves no choice, and lists what may be done then. Gives who is to choose, as `toChoose` does. */
function settle<B extends Board>(s: SearchState<B>): number {
  for (;;) {
    const seats = s.rules.toChoose(s.t)
    if (seats === 0) return 0
    // Where both are to choose, the thinking seat goes first, and the other one does not learn of it.
    const seat = seats === 3 ? s.me : seats - 1
    look(s, seat)
    if (s.list.count > 1) return seats
    give(s, seat, s.list.codes[0])
  }
}

/** The node that the table has come to below an edge, made if there is room; NONE if not. */
function stepDown<B extends Board>(
  { t, tree, chance, sense }: SearchState<B>,
  edge: number,
  seats: number,
): number {
  const group = chance.group()
  const key =
    (((group > 0 ? group : sense.mark(t) + 16) << 7) ^ (seats === 0 ? 0 : frameKind(t) << 2) ^ seats) | 0
  const known = childOf(tree, edge, key)
  if (known !== NONE) return known
  if (!hasRoom(tree, 0)) return NONE
  const node = addNode(tree, key, group, sense.print(t))
  hangBelow(tree, edge, node)
  return node
}
