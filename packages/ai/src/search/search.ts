/**
 * Single-observer information-set Monte Carlo tree search, open loop. Every descent imagines the hidden cards anew, goes
 * down the one tree by what it knows of each command that is allowed now, adds a node, and judges the position there.
 * The nodes hold no positions: dice and cards are drawn again each time.
 */
import { type Board, type Fact, type GameModule, listed, next } from '@bivouac/kernel'
import { descend } from './descend.ts'
import { SEARCH_OPTIONS, type Search, type SearchOptions } from './options.ts'
import { copyPlan, newPlan, newPlanner, type Plan } from './plan.ts'
import { deal, look, newSearchState, type SearchState } from './search-state.ts'
import type { Sense } from './sense.ts'
import { addNode, clear, edgeOf, NONE, newTree, type Tree, transplant } from './tree.ts'

export function newSearch<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  sense: Sense<B>,
  board: B,
  options: SearchOptions = SEARCH_OPTIONS,
): Search<B> {
  const s = newSearchState(module, sense, board, options)
  const planner = newPlanner(s)
  const advised = newPlan()
  const evolved = newPlan()
  let spare: Tree | undefined
  let committed = NONE

  /** Makes the node the root of a tree of its own, with all that is known below it. */
  function keepBelow(node: number): void {
    const whole = s.tree
    spare ??= newTree(options.nodes)
    transplant(whole, node, spare)
    s.tree = spare
    spare = whole
  }

  return {
    get tree() {
      return s.tree
    },
    get depth() {
      return s.deepest
    },
    begin(imaginer, seat, dice) {
      for (let i = 0; i < 4; i++) s.dice[i] = next(dice, 0)
      s.imaginer = imaginer
      const same = s.me === seat
      s.me = seat
      deal(s)
      const reached = same ? nodeReached(s, committed) : NONE
      if (reached !== NONE) keepBelow(reached)
      else {
        clear(s.tree)
        addNode(s.tree, 0, 0, 0)
      }
      committed = NONE
      s.deepest = 0
      look(s, seat, true)
      return { choices: listed(s.list), simultaneous: module.toChoose(s.t) === 3 }
    },
    plan(tries) {
      planner.advise(s.me, advised)
      copyPlan(advised, evolved)
      planner.evolve(s.me, evolved, tries)
      showPlan(s, advised)
      showPlan(s, evolved)
    },
    run(iterations) {
      for (let i = 0; i < iterations; i++) descend(s, undefined)
    },
    visits: () => s.tree.nodeVisits[0],
    commit(command) {
      committed = edgeOf(s.tree, 0, command)
    },
  }
}

/** The node that the game has come to since the command of the edge was given, if the tree has it. */
function nodeReached<B extends Board>({ rules, sense, t, tree }: SearchState<B>, committed: number): number {
  // For a new bid there are new cards in hand: what was thought of others is of no use.
  if (committed === NONE || rules.toChoose(t) === 3) return NONE
  const print = sense.print(t)
  for (let node = tree.child[committed]; node !== NONE; node = tree.sibling[node])
    if (tree.print[node] === print) return node
  return NONE
}

/** Each descent goes one node farther along the plan than the one before. */
function showPlan<B extends Board>(s: SearchState<B>, plan: Plan): void {
  for (let i = 0; i <= plan.count; i++) {
    plan.at = 0
    descend(s, plan)
  }
}
