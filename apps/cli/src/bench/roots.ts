/** The positions that searches are measured on: from the middle of games between sensible bots, over all scenarios. */
import { type BotMaker, type Peeper, playGame } from '@bivouac/ai'
import { type Board, cloneTable, type GameModule, type Seat, type Table, unwrap } from '@bivouac/kernel'

export interface RootPosition {
  readonly table: Table<Board>
  readonly seat: Seat
}

/** So many positions, the scenarios taking turns; the same seed always gives the same ones. */
export async function rootPositions(
  module: GameModule,
  bot: BotMaker,
  seed: string,
  count: number,
): Promise<RootPosition[]> {
  const share = Math.ceil(count / module.scenarios.length)
  const perScenario: RootPosition[][] = []
  for (const { id, data } of module.scenarios.slice(0, count)) {
    const met: RootPosition[] = []
    const bots = [noting(bot, met), noting(bot, met)] as const
    await playGame(module, unwrap(module.board(data)), `${seed}/${id}`, bots)
    perScenario.push(spread(met, share))
  }
  const inTurn = Array.from({ length: share }, (_, i) => perScenario.flatMap(of => of.slice(i, i + 1)))
  return inTurn.flat().slice(0, count)
}

/** Plays as the bot does and keeps a copy of every table at which there is something to choose. */
function noting(make: BotMaker, met: RootPosition[]): Peeper {
  const bot = make()
  return {
    name: bot.name,
    peeps: true,
    choose: sight => bot.choose(sight),
    peep(sight, table) {
      if (sight.legal.length > 1) met.push({ table: cloneTable(table), seat: sight.seat })
      return bot.choose(sight)
    },
  }
}

/** So many of a list, evenly over it, its very beginning and end left out. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  Array.from(
    { length: Math.min(count, list.length) },
    (_, i) => list[Math.floor(((i + 0.5) * list.length) / Math.min(count, list.length))],
  )
