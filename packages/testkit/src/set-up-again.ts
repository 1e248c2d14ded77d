/** States that are set up anew from what is known of them: from a view, by imagining the rest, and from a printed position. */
import {
  type Board,
  below,
  type Fact,
  type GameModule,
  openMatch,
  playOut,
  SPECTATOR,
  savedState,
  seedCells,
  seeded,
  type Table,
  unwrap,
} from '@bivouac/kernel'
import { openScenario } from './bench.ts'
import { same } from './same.ts'

/** How often a game is looked at, and how many commands at most are given between two looks. */
interface Looks {
  readonly looks: number
  readonly apart: number
}

/** What is wrong with what is imagined from the views of a random game: it must keep every invariant, and give the same view again. */
export function imaginedFlaws<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  { looks, apart }: Looks,
): string[] {
  const { table } = openMatch(module, board, `imagined ${board.scenario}`)
  const dice = new Int32Array([1, 2, 3, 4])
  const { table: into } = openMatch(module, board, 'into')
  const flaws: string[] = []
  for (let look = 0; look < looks; look++) {
    for (const seat of [0, 1, SPECTATOR]) {
      const view = module.view(table, seat)
      module.imagine(board, view).imagine(seeded, into)
      const wrong = same(module.view(into, seat), view) ? [] : ['another view']
      flaws.push(...[...wrong, ...module.broken(into)].map(text => `look ${look}, seat ${seat}: ${text}`))
    }
    playOut(module, table, dice, undefined, apart)
  }
  return flaws
}

/** The printed positions of a random game that are not the same to the last cell when they are read again. */
export function printedFlaws<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  { looks, apart }: Looks,
  seed = `position ${board.scenario}`,
): string[] {
  const { table } = openMatch(module, board, seed)
  const dice = new Int32Array(4)
  seedCells(dice, seed, 0)
  const flaws = changedBy(module, table)
  for (let look = 0; look < looks && module.toChoose(table) !== 0; look++) {
    playOut(module, table, dice, undefined, 1 + below(dice, apart, 0))
    flaws.push(...changedBy(module, table))
  }
  if (module.toChoose(table) !== 0) module.finish(table, 'agreed', 0)
  return [...flaws, ...changedBy(module, table)]
}

function changedBy<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  table: Table<B>,
): string[] {
  const text = module.printPosition(table)
  const again = unwrap(module.parsePosition(text, seeded, id => openScenario(module, id)))
  return same(savedState(again), savedState(table)) ? [] : [`another state is read from: ${text}`]
}
