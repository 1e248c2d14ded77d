/** What bots choose at tables, of which they are shown what their seats may see. */
import { type Bot, botDice, shownTo } from '@bivouac/ai'
import {
  type Board,
  type Fact,
  type GameModule,
  newTable,
  type Seat,
  seeded,
  seedTable,
  type Table,
} from '@bivouac/kernel'

export function askBot<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  bot: Bot<B, V>,
  table: Table<B>,
  seat: Seat,
  dice = botDice('dice', seat),
): number {
  const choice = bot.choose({ ...shownTo(module, table, seat), dice, clock: () => 0 })
  if (typeof choice !== 'number') throw new Error(`${bot.name} is to choose at once`)
  return choice
}

interface Players<B extends Board, V> {
  readonly boards: readonly B[]
  /** Who plays at a board, by seat. */
  readonly bots: () => readonly [Bot<B, V>, Bot<B, V>]
  /** How far each game is played at the most. */
  readonly actions: number
}

/** A table in the middle of a game, and another that differs from it only in what the seat that is to choose may not know. */
export interface Alike<B extends Board> {
  readonly table: Table<B>
  readonly other: Table<B>
  readonly seat: Seat
}

/** Such tables along games between bots. */
export function* alikeBetween<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  { boards, bots: newBots, actions: most }: Players<B, V>,
): Generator<Alike<B>> {
  let pairs = 0
  for (const [i, board] of boards.entries()) {
    const table = newTable(module.layout, board, seeded)
    seedTable(table, `moments ${i}`)
    module.setup(table)
    const bots = newBots()
    for (let actions = 0; actions < most && module.toChoose(table) !== 0; actions++) {
      const seat = module.toChoose(table) & 1 ? 0 : 1
      const other = newTable(module.layout, board, seeded)
      seedTable(other, `other ${pairs++}`)
      module.imagine(board, module.view(table, seat)).imagine(seeded, other)
      yield { table, other, seat }
      module.apply(table, seat, askBot(module, bots[seat], table, seat, botDice(`moment ${actions}`, seat)))
    }
  }
}
