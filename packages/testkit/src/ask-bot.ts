/** What a bot chooses at a table, of which it is shown what its seat may see. */
import { type Bot, botDice } from '@bivouac/ai'
import {
  type Board,
  commands,
  type Fact,
  type GameModule,
  listed,
  type Seat,
  type Table,
} from '@bivouac/kernel'

export function askBot<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  bot: Bot<B, V>,
  table: Table<B>,
  seat: Seat,
  dice = botDice('dice', seat),
): number {
  const list = commands()
  module.legal(table, seat, list)
  const view = module.view(table, seat)
  const choice = bot.choose({ board: table.board, seat, view, legal: listed(list), dice, clock: () => 0 })
  if (typeof choice !== 'number') throw new Error(`${bot.name} is to choose at once`)
  return choice
}
