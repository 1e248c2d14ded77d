/** A searcher at work: one question after the other, within a budget, going on with what it knows already. */
import type { Board, Fact, GameModule, Imaginer, Seat } from '@bivouac/kernel'
import { SEARCH_OPTIONS, type Search, type SearchOptions } from './options.ts'
import { newSearch } from './search.ts'
import type { SenseMaker } from './sense.ts'
import { linesOf, type Thought } from './thought.ts'
import { NONE, type Tree } from './tree.ts'

export interface Budget {
  /** Descents that the answer is to rest on; those kept from the thought before count. */
  readonly iterations: number
  /** Commands carried out on imagined tables, if it is to stop by them too: where descents are long, there are fewer. */
  readonly steps?: number | undefined
  /** Milliseconds, if it is to stop by the clock too. */
  readonly ms?: number | undefined
  /** Tries to better the plan of the turn before the search. */
  readonly plans: number
}

interface Question<B extends Board = Board> {
  readonly board: B
  readonly seat: Seat
  readonly imaginer: Imaginer<B>
  readonly dice: Int32Array
  clock(): number
}

export interface Thinker<B extends Board = Board> {
  think(question: Question<B>, budget: Budget): Thought & { readonly simultaneous: boolean }
  /** Tells what was chosen in the end, so that the next thought can begin where this one ends. */
  commit(command: number): void
}

/** The clock is looked at, and whether the choice is clear, after so many descents. */
const BEAT = 64

/** The same budget, used up after `ms` milliseconds at the latest. */
export const within = (budget: Budget, ms: number | undefined): Budget =>
  ms === undefined ? budget : { ...budget, ms: Math.min(ms, budget.ms ?? ms) }

/** What is wrong with a budget, in words; undefined if nothing is. */
export function flawOf({ iterations, steps, ms, plans }: Budget): string | undefined {
  if (!Number.isInteger(iterations) || iterations < 1)
    return `a search needs at least 1 iteration, not ${iterations}`
  if (steps !== undefined && !(steps > 0)) return `a search needs more than ${steps} steps`
  if (ms !== undefined && !(ms > 0)) return `a search needs more than ${ms} milliseconds`
  if (!Number.isInteger(plans) || plans < 0) return `the number of plans is 0 or more, not ${plans}`
  return undefined
}

export function newThinker<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  makeSense: SenseMaker<B>,
  options: SearchOptions = SEARCH_OPTIONS,
): Thinker<B> {
  let search: Search<B> | undefined
  let board: B | undefined
  const made = { steps: 0 }
  const counted = counting(module, made)
  return {
    think(question, budget) {
      const flaw = flawOf(budget)
      if (flaw !== undefined) throw new RangeError(flaw)
      const began = budget.ms === undefined ? 0 : question.clock()
      if (search === undefined || board !== question.board) {
        board = question.board
        search = newSearch(counted, makeSense(board), board, options)
      }
      made.steps = 0
      const root = search.begin(question.imaginer, question.seat, question.dice)
      const iterations = root.choices.length > 1 ? run(search, question, budget, began, made) : 0
      const lines = iterations > 0 || search.visits() > 0 ? linesOf(search.tree, root.choices) : []
      if (lines.length === 0) lines.push({ command: root.choices[0], visits: 0, chance: 0.5, next: [] })
      return {
        lines,
        visits: search.visits(),
        iterations,
        nodes: search.tree.nodes,
        depth: search.depth,
        ms: budget.ms === undefined ? 0 : question.clock() - began,
        simultaneous: root.simultaneous,
      }
    },
    commit: command => search?.commit(command),
  }
}

/** The same rules, which count what is done by them. */
const counting = <B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  made: { steps: number },
): GameModule<B, V, E> => ({
  ...module,
  apply(t, seat, command) {
    made.steps++
    module.apply(t, seat, command)
  },
})

/** Thinks until the budget is used up, or until more thought could change nothing. Gives the descents made. */
function run<B extends Board>(
  search: Search<B>,
  { clock }: Question<B>,
  { iterations, steps = Number.POSITIVE_INFINITY, ms, plans }: Budget,
  began: number,
  made: Readonly<{ steps: number }>,
): number {
  const before = search.visits()
  if (plans > 0 && before < iterations) search.plan(plans)
  const planned = search.visits()
  const plannedAt = ms === undefined ? 0 : clock()
  for (;;) {
    const visits = search.visits()
    let left = iterations - visits
    // However long a descent is, one is made, and however late it is: a choice without any would be a guess.
    if (visits > before && made.steps >= steps) break
    if (ms !== undefined) {
      const now = clock()
      if (visits > before && now - began >= ms) break
      left = Math.min(left, leftBy(began + ms, now, plannedAt, visits - planned))
    }
    if (left <= 0 || isClear(search.tree, left) || isDecided(search.tree, visits + left)) break
    search.run(Math.min(BEAT, Math.ceil(left)))
  }
  return search.visits() - before
}

/** After this share of the time it is seen how many descents the rest is good for. */
const PACE_KNOWN = 0.15

/** The descents that there is time for until the end, if as many as `made` took from `from` to `now`. */
function leftBy(end: number, now: number, from: number, made: number): number {
  const isKnown = made > 0 && now - from >= PACE_KNOWN * (end - from)
  return isKnown ? (made * (end - now)) / (now - from) : Number.POSITIVE_INFINITY
}

/** After this share of the descents it is seen whether the game is as good as decided. */
const FIRST_LOOK = 0.1
const AS_GOOD_AS_WON = 0.97

/** Whether the game is as good as won or lost: then more thought would be for show. */
function isDecided(tree: Tree, iterations: number): boolean {
  const visits = tree.nodeVisits[0]
  if (visits < FIRST_LOOK * iterations) return false
  const chance = tree.nodeWorth[0] / visits
  return chance > AS_GOOD_AS_WON || chance < 1 - AS_GOOD_AS_WON
}

/** Whether the command tried most could not be caught up with any more, and none of the others promises more. */
function isClear(tree: Tree, left: number): boolean {
  const { edgeVisits, worth, nextEdge } = tree
  let leader = tree.firstEdge[0]
  let second = 0
  for (let edge = leader; edge !== NONE; edge = nextEdge[edge]) {
    if (edgeVisits[edge] > edgeVisits[leader]) {
      second = edgeVisits[leader]
      leader = edge
    } else if (edge !== leader && edgeVisits[edge] > second) second = edgeVisits[edge]
  }
  if (leader === NONE || edgeVisits[leader] - second <= left) return false
  const chance = worth[leader] / edgeVisits[leader]
  for (let edge = tree.firstEdge[0]; edge !== NONE; edge = nextEdge[edge])
    if (edgeVisits[edge] > 0 && worth[edge] / edgeVisits[edge] > chance) return false
  return true
}
