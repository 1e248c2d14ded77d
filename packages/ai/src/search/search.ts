/**
 * Single-observer information-set Monte Carlo tree search, open loop. Every descent imagines the hidden cards anew, goes
 * down the one tree by what it knows of each command that is allowed now, adds a node, and judges the position there.
 * The nodes hold no positions: dice and cards are drawn again each time.
 */
import {
  type Board,
  type Commands,
  commands,
  type Fact,
  frameKind,
  type GameModule,
  type Imaginer,
  listed,
  newTable,
  next,
  type Seat,
  type Table,
} from '@bivouac/kernel'
import { searchChance } from './chance.ts'
import { SEARCH_OPTIONS, type Search, type SearchOptions } from './options.ts'
import { backUp, enter, isFull, leaveBy, newPath } from './path.ts'
import { copyPlan, followPlan, newPlan, newPlanner, type Plan } from './plan.ts'
import { newPlayer } from './play-on.ts'
import type { Sense } from './sense.ts'
import * as tr from './tree.ts'

/** Imagined cards are drawn again so often at most, if they hardly go with what the enemy did. */
const REDRAWS = 3
/** A plan's command counts at least so much with the policy. */
const PLAN_PRIOR = 0.35

export function newSearch<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  sense: Sense<B>,
  board: B,
  options: SearchOptions = SEARCH_OPTIONS,
): Search<B> {
  const { breadth, caution, inference, playOn, rollout } = options
  const words = new Int32Array(4)
  let tree = tr.newTree(options.nodes)
  let spare: tr.Tree | undefined
  const chance = searchChance(sense, () => tree, words)
  const t: Table<B> = newTable(module.layout, board, chance)
  const list: Commands = commands()
  const weights = new Float64Array(list.codes.length)
  const edges = new Int32Array(list.codes.length)
  const path = newPath()
  /** What the sense was last asked: the worth of a position or the credit of a deal. */
  const told = new Float64Array(1)
  let deepest = 0
  let me: Seat = 0
  let dealer: Imaginer<B>
  let committed = tr.NONE
  const advised = newPlan()
  const evolved = newPlan()
  const player = newPlayer(module, sense, list, weights)
  const planner = newPlanner(module, sense, t, list, weights, words, deal)

  function deal(): void {
    for (let i = 0; ; i++) {
      chance.expect(tr.NONE)
      dealer.imagine(chance, t)
      if (!inference || i === REDRAWS) return
      sense.credit(t, me, told)
      if (told[0] >= 1 || (next(words, 0) >>> 0) / 0x100000000 < told[0]) return
    }
  }

  /** All that may be done by `seat`, without what only repeats. */
  function look(seat: Seat, atRoot = false): void {
    list.count = 0
    module.legal(t, seat, list)
    if (list.count > 1) sense.thin(t, seat, list, atRoot)
  }

  /** Finds the edge of every command of the list, making those that are missing. False if there is no room. */
  function findEdges(node: number, seat: Seat): boolean {
    const { command, nextEdge, firstEdge, available, prior } = tree
    let missing = 0
    let hint = firstEdge[node]
    for (let i = 0; i < list.count; i++) {
      const wanted = list.codes[i]
      let edge = hint
      while (edge !== tr.NONE && command[edge] !== wanted) edge = nextEdge[edge]
      if (edge === tr.NONE && hint !== firstEdge[node]) edge = tr.edgeOf(tree, node, wanted)
      edges[i] = edge
      if (edge === tr.NONE) missing++
      else {
        available[edge]++
        hint = nextEdge[edge]
      }
    }
    if (missing === 0) return true
    if (!tr.hasRoom(tree, missing)) return false
    sense.weigh(t, seat, list, weights)
    let sum = 0
    for (let i = 0; i < list.count; i++) sum += weights[i]
    for (let i = 0; i < list.count; i++) {
      if (edges[i] !== tr.NONE) continue
      const edge = tr.addEdge(tree, node, list.codes[i])
      edges[i] = edge
      prior[edge] = weights[i] / sum
      available[edge] = 1
    }
    return true
  }

  /** The place in the list of the command that promises most, or that has been looked at too little. */
  function select(node: number): number {
    const { edgeVisits, worth, prior, available, nodeVisits, nodeWorth } = tree
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

  /** Plays what leaves no choice, and lists what may be done then. Gives who is to choose, as `toChoose` does. */
  function settle(): number {
    for (;;) {
      const seats = module.toChoose(t)
      if (seats === 0) return 0
      // Where both are to choose, the thinking seat goes first, and the other one does not learn of it.
      const seat = seats === 3 ? me : seats - 1
      look(seat)
      if (list.count > 1) return seats
      chance.apply(list.codes[0])
      module.apply(t, seat, list.codes[0])
    }
  }

  /** Leaves in `told` what it is worth to seat 0 where this descent ends. */
  function judge(): void {
    chance.expect(tr.NONE)
    const winner = rollout > 0 ? player.anyhow(t, rollout, words) : player.toQuiet(t, playOn)
    if (winner !== tr.NONE) {
      told[0] = 1 - winner
      return
    }
    sense.value(t, told)
    // Nothing is quite certain until it has happened: a win in hand beats a win in sight.
    if (told[0] < 0.01) told[0] = 0.01
    else if (told[0] > 0.99) told[0] = 0.99
  }

  function descend(followed: Plan | undefined): void {
    deal()
    path.length = 0
    let seats = module.toChoose(t)
    look(me, true)
    let node = 0
    for (;;) {
      const seat = seats === 3 ? me : seats === 2 ? 1 : 0
      const fresh = tree.nodeVisits[node] === 0 && node !== 0
      enter(path, node, seat)
      if (seats === 0 || fresh || isFull(path)) break
      const edge = choose(node, seat, followed)
      if (edge === tr.NONE) break
      chance.expect(edge)
      give(seat, tree.command[edge])
      if (seats === 3 && !answerUnseen(node, 1 - seat)) break
      seats = settle()
      node = stepDown(edge, seats)
      if (node === tr.NONE) break
    }
    if (seats === 0) told[0] = 1 - sense.winner(t)
    else judge()
    backUp(path, tree, told)
    if (path.length > deepest) deepest = path.length
  }

  function give(seat: Seat, command: number): void {
    chance.apply(command)
    module.apply(t, seat, command)
  }

  /** One choice in the tree. NONE if the tree is full here. */
  function choose(node: number, seat: Seat, followed: Plan | undefined): number {
    if (!findEdges(node, seat)) return tr.NONE
    let i = followed !== undefined && seat === me ? followPlan(followed, list) : tr.NONE
    if (i === tr.NONE) i = select(node)
    else if (tree.prior[edges[i]] < PLAN_PRIOR) tree.prior[edges[i]] = PLAN_PRIOR
    const edge = edges[i]
    leaveBy(path, edge)
    return edge
  }

  /**
   * The other seat's choice at a node where both choose: from its own statistics, whatever the first one chose. False if
   * there is no room for it.
   */
  function answerUnseen(node: number, seat: Seat): boolean {
    if ((module.toChoose(t) & (1 << seat)) === 0) return true
    look(seat)
    if (list.count === 1) {
      give(seat, list.codes[0])
      return true
    }
    if (tree.twin[node] === tr.NONE) {
      if (!tr.hasRoom(tree, 0)) return false
      tree.twin[node] = tr.addNode(tree, 0, 0, 0)
    }
    enter(path, tree.twin[node], seat)
    const edge = choose(tree.twin[node], seat, undefined)
    if (edge === tr.NONE) return false
    give(seat, tree.command[edge])
    return true
  }

  /** The node that the table has come to below an edge, made if there is room; NONE if not. */
  function stepDown(edge: number, seats: number): number {
    const group = chance.group()
    const key =
      (((group > 0 ? group : sense.mark(t) + 16) << 7) ^ (seats === 0 ? 0 : frameKind(t) << 2) ^ seats) | 0
    const known = tr.childOf(tree, edge, key)
    if (known !== tr.NONE) return known
    if (!tr.hasRoom(tree, 0)) return tr.NONE
    const node = tr.addNode(tree, key, group, sense.print(t))
    tr.hangBelow(tree, edge, node)
    return node
  }

  /** The node of the tree that the game has come to since the last command, if there is one. */
  function nodeReached(): number {
    // For a new bid there are new cards in hand: what was thought of others is of no use.
    if (committed === tr.NONE || module.toChoose(t) === 3) return tr.NONE
    const print = sense.print(t)
    for (let node = tree.child[committed]; node !== tr.NONE; node = tree.sibling[node])
      if (tree.print[node] === print) return node
    return tr.NONE
  }

  /** Each descent goes one node farther along the plan than the one before. */
  function showPlan(plan: Plan): void {
    for (let i = 0; i <= plan.count; i++) {
      plan.at = 0
      descend(plan)
    }
  }

  return {
    get tree() {
      return tree
    },
    get depth() {
      return deepest
    },
    begin(imaginer, seat, dice) {
      for (let i = 0; i < 4; i++) words[i] = next(dice, 0)
      dealer = imaginer
      const same = me === seat
      me = seat
      deal()
      const reached = same ? nodeReached() : tr.NONE
      if (reached === tr.NONE) {
        tr.clear(tree)
        tr.addNode(tree, 0, 0, 0)
      } else {
        spare ??= tr.newTree(options.nodes)
        tr.transplant(tree, reached, spare)
        const old = tree
        tree = spare
        spare = old
      }
      committed = tr.NONE
      deepest = 0
      look(me, true)
      return { choices: listed(list), simultaneous: module.toChoose(t) === 3 }
    },
    plan(tries) {
      planner.advise(me, advised)
      copyPlan(advised, evolved)
      planner.evolve(me, evolved, tries)
      showPlan(advised)
      showPlan(evolved)
    },
    run(iterations) {
      for (let i = 0; i < iterations; i++) descend(undefined)
    },
    visits: () => tree.nodeVisits[0],
    commit(command) {
      committed = tr.edgeOf(tree, 0, command)
    },
  }
}
