/** All that the parts of a search share: made once and written over and over, so that thinking leaves no garbage. */
import {
  type Board,
  type Commands,
  commands,
  type Fact,
  type GameModule,
  type Imaginer,
  newTable,
  next,
  type Seat,
  type Table,
} from '@bivouac/kernel'
import { type SearchChance, searchChance } from './chance.ts'
import type { SearchOptions } from './options.ts'
import { newPath, type Path } from './path.ts'
import type { Sense } from './sense.ts'
import { NONE, newTree, type Tree } from './tree.ts'

/** Imagined cards are drawn again so often at most, if they hardly go with what the enemy did. */
const REDRAWS = 3

export interface SearchState<B extends Board = Board> {
  readonly rules: Pick<GameModule<B>, 'toChoose' | 'legal' | 'apply'>
  readonly sense: Sense<B>
  readonly options: SearchOptions
  /** The imagined table. */
  readonly t: Table<B>
  readonly chance: SearchChance
  /** The search's own generator. */
  readonly dice: Int32Array
  /** What may be done now, how promising each command is to the policy, and its edge in the tree. */
  readonly list: Commands
  readonly weights: Float64Array
  readonly edges: Int32Array
  /** The way of the descent under way. */
  readonly path: Path
  /** Where the sense leaves what it was asked for: the worth of a position, or the credit of a deal. */
  readonly answer: Float64Array
  tree: Tree
  imaginer: Imaginer<B>
  /** The seat that thinks. */
  me: Seat
  deepest: number
}

export function newSearchState<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  sense: Sense<B>,
  board: B,
  options: SearchOptions,
): SearchState<B> {
  const dice = new Int32Array(4)
  const chance = searchChance(sense, () => state.tree, dice)
  const list = commands()
  const state: SearchState<B> = {
    rules: module,
    sense,
    options,
    t: newTable(module.layout, board, chance),
    chance,
    dice,
    list,
    weights: new Float64Array(list.codes.length),
    edges: new Int32Array(list.codes.length),
    path: newPath(),
    answer: new Float64Array(1),
    tree: newTree(options.nodes),
    imaginer: NOTHING_ASKED,
    me: 0,
    deepest: 0,
  }
  return state
}

const NOTHING_ASKED: Imaginer = {
  imagine() {
    throw new Error('the search has not been asked anything yet')
  },
}

/** Lays the imagined table anew, with hidden cards that go with what the enemy has done. */
export function deal<B extends Board>(s: SearchState<B>): void {
  for (let i = 0; ; i++) {
    s.chance.expect(NONE)
    s.imaginer.imagine(s.chance, s.t)
    if (!s.options.inference || i === REDRAWS) return
    s.sense.credit(s.t, s.me, s.answer)
    const credit = s.answer[0]
    if (credit >= 1 || (next(s.dice, 0) >>> 0) / 0x100000000 < credit) return
  }
}

/** Lists all that may be done by `seat`, without what only repeats. */
export function look<B extends Board>(s: SearchState<B>, seat: Seat, atRoot = false): void {
  s.list.count = 0
  s.rules.legal(s.t, seat, s.list)
  if (s.list.count > 1) s.sense.thin(s.t, seat, s.list, atRoot)
}

/** Gives a command on the imagined table. */
export function give<B extends Board>(s: SearchState<B>, seat: Seat, command: number): void {
  s.chance.apply(command)
  s.rules.apply(s.t, seat, command)
}
