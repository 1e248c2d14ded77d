/**
 * The honesty of a bot: any two states that look alike to its seat get the same choice from it, given the same dice. The
 * second state is imagined from the view of the first, so that the two differ in nothing but what the seat cannot know.
 */
import { type Bot, botDice, shownTo } from '@bivouac/ai'
import {
  type Board,
  below,
  cloneTable,
  commands,
  type Fact,
  type GameModule,
  newTable,
  type Seat,
  seeded,
  seedTable,
  type Table,
} from '@bivouac/kernel'
import { sameBut } from './same.ts'

export interface HonestyOptions<B extends Board, V> {
  readonly boards: readonly B[]
  readonly pairs: number
  readonly seed: string
  /** The bot for the first or second state of the pair of this number: two, so that neither saw what the other saw. */
  bot(pair: number, state: 0 | 1): Bot<B, V>
}

export interface Honesty {
  /** Pairs of states that were compared, of them those that really differ in something hidden. */
  readonly pairs: number
  readonly different: number
  /** Commands that were given: a bot that always does the same proves nothing. */
  readonly commands: number
  /** One sentence for each pair that got two choices. */
  readonly problems: readonly string[]
}

/** Positions are taken from games of random play, one scenario after the other; every few commands one. */
const STRIDE = 3

export async function checkHonesty<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  options: HonestyOptions<B, V>,
): Promise<Honesty> {
  const problems: string[] = []
  const given = new Set<number>()
  let pairs = 0
  let different = 0
  for (let game = 0; pairs < options.pairs; game++) {
    const board = options.boards[game % options.boards.length]
    const t = newTable(module.layout, board, seeded)
    seedTable(t, `${options.seed}/${game}`)
    module.setup(t)
    const other = newTable(module.layout, board, seeded)
    const dice = botDice(`${options.seed}/${game}`, 0)
    for (let actions = 0; module.toChoose(t) !== 0 && pairs < options.pairs; actions++) {
      const seat = module.toChoose(t) & 1 ? 0 : 1
      const list = commands()
      module.legal(t, seat, list)
      if (actions % STRIDE === 0 && list.count > 1) {
        seedTable(other, `${options.seed}/${game}/${actions}`)
        module.imagine(board, module.view(t, seat)).imagine(seeded, other)
        const seed = `${options.seed}/${pairs}`
        const [here, there] = [
          await choiceAt(module, t, seat, options.bot(pairs, 0), seed),
          await choiceAt(module, other, seat, options.bot(pairs, 1), seed),
        ]
        pairs++
        if (!sameBut(t, other)) different++
        given.add(here)
        if (here !== there)
          problems.push(
            `${board.scenario}, game ${game}, action ${actions}: ${module.formatCommand(board, here)} here, ${module.formatCommand(board, there)} there`,
          )
      }
      module.apply(t, seat, list.codes[below(dice, list.count, 0)])
    }
  }
  return { pairs, different, commands: given.size, problems }
}

async function choiceAt<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  table: Table<B>,
  seat: Seat,
  bot: Bot<B, V>,
  seed: string,
): Promise<number> {
  // Of the table the bot gets nothing but what a seat is shown.
  const shown = shownTo(module, cloneTable(table), seat)
  return bot.choose({ ...shown, dice: botDice(seed, seat), clock: () => 0 })
}
