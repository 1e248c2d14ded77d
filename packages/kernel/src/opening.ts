/** How a match begins: from its setup, with chance of one kind or the other, or from a position. */
import { seeded, seedTable } from './chance.ts'
import type { Board, GameModule } from './game-module.ts'
import type { ChanceOf, Match } from './match.ts'
import { type Fact, notebook } from './recorder.ts'
import { fail, ok, type Result } from './result.ts'
import { type Chance, newTable, type Table } from './table.ts'

/** Sets a game up with all its chance from `seed`. */
export function openMatch<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  seed: string,
  chance: Chance = seeded,
): Match<B, V, E> {
  const table = newTable(module.layout, board, chance)
  seedTable(table, seed)
  return setUp(module, table)
}

/** Sets a game up whose chance is drawn for each entry by itself. The generator inside its state is never asked. */
export function openKeyedMatch<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  chanceOf: ChanceOf,
): Match<B, V, E> {
  return keyedBy(setUp(module, newTable(module.layout, board, chanceOf(0))), chanceOf)
}

/** The same match, whose chance is from now on drawn for each entry by itself. */
export function keyedBy<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  chanceOf: ChanceOf,
): Match<B, V, E> {
  match.table.chance = unasked
  return { ...match, chanceOf }
}

/** Chance that nobody may draw: that of a keyed match between two commands. */
const unasked: Chance = {
  die: () => {
    throw new Error('a die was rolled outside a command')
  },
  shuffle: () => {
    throw new Error('a pile was shuffled outside a command')
  },
}

function setUp<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  table: Table<B>,
): Match<B, V, E> {
  const book = notebook<E>()
  table.recorder = book
  module.setup(table)
  table.recorder = undefined
  return { ...matchAt(module, table), dealt: book.drawn, opening: book.facts }
}

/** Goes on from a state that somebody else has set up, a position for example. */
export function matchAt<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  table: Table<B>,
): Match<B, V, E> {
  const begun = table.cells.slice()
  const { rules } = table.board
  return { module, table, dealt: [], opening: [], rules, begun, story: [], log: [], undoable: [] }
}

/** Begins a game from a position on this board. It can be recorded: the text goes along with it. */
export function matchFrom<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  position: string,
): Result<Match<B, V, E>> {
  const table = module.parsePosition(position, seeded, scenario =>
    scenario === board.scenario
      ? ok(board)
      : fail('other-scenario', `The position is one of '${scenario}', not of '${board.scenario}'.`),
  )
  return table.ok ? ok({ ...matchAt(module, table.value), position }) : table
}
