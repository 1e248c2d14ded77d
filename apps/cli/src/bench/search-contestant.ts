/** Our contestant in searching: thinks about one saved position after the other, from nothing each time. */
import { newSearch, SEARCH_OPTIONS, type Search, type SenseMaker } from '@bivouac/ai'
import { type Board, type GameModule, type Imaginer, type Seat, seedCells } from '@bivouac/kernel'
import type { RootPosition } from './roots.ts'

/** How a new position is judged: as it stands, or after playing on. */
export type LeafMode = 'value' | 'rollout'

export interface SearchTally {
  iterations: number
  nodes: number
}

export interface SearchContestant {
  /** Thinks about the next position for so many iterations and counts them. */
  think(iterations: number, tally: SearchTally): void
}

const ROLLOUT_COMMANDS = 60

interface Question {
  readonly search: Search
  readonly imaginer: Imaginer
  readonly seat: Seat
}

export function searchContestant(
  module: GameModule,
  makeSense: SenseMaker,
  roots: readonly RootPosition[],
  mode: LeafMode,
): SearchContestant {
  const options = { ...SEARCH_OPTIONS, rollout: mode === 'rollout' ? ROLLOUT_COMMANDS : 0 }
  const boards = new Set(roots.map(({ table }) => table.board))
  const searches = new Map<Board, Search>()
  for (const board of boards) searches.set(board, newSearch(module, makeSense(board), board, options))
  // What is imagined from belongs to the question, not to the answer: made once.
  const questions: Question[] = roots.map(({ table, seat }) => ({
    search: searches.get(table.board)!,
    imaginer: module.imagine(table.board, module.view(table, seat)),
    seat,
  }))
  const dice = new Int32Array(4)
  seedCells(dice, 'bench', 0)
  let turn = 0
  return {
    think(iterations, tally) {
      const { search, imaginer, seat } = questions[turn]
      turn = turn + 1 === questions.length ? 0 : turn + 1
      search.begin(imaginer, seat, dice)
      search.run(iterations)
      tally.iterations += iterations
      tally.nodes += search.tree.nodes
    },
  }
}

/** Commands given on imagined tables in an iteration, by either seat, counted over one thought about each position. */
export function actionsPerIteration(
  module: GameModule,
  makeSense: SenseMaker,
  roots: readonly RootPosition[],
  mode: LeafMode,
  iterations: number,
): number {
  let actions = 0
  const counting: GameModule = {
    ...module,
    apply(t, seat, command) {
      actions++
      module.apply(t, seat, command)
    },
  }
  const { think } = searchContestant(counting, makeSense, roots, mode)
  const tally: SearchTally = { iterations: 0, nodes: 0 }
  for (let i = 0; i < roots.length; i++) think(iterations, tally)
  return actions / tally.iterations
}
