/** Games of a bot against itself, for samples. The number of a game settles all about it, so many may share the work. */
import { type Bot, type BotMaker, type Features, type Peeper, peeps, playGame, type Sense } from '@bivouac/ai'
import { type Board, below, type GameModule, next, seedCells } from '@bivouac/kernel'
import { type Keeper, newKeeper, ROWS_A_GAME } from './keeper.ts'
import { type Gathering, gathering } from './samples.ts'

export interface SelfPlay<B extends Board = Board> {
  readonly module: GameModule<B>
  readonly features: Features<B>
  /** Tells which positions a search judges as they stand: those are learned from. */
  quietOn(board: B): Pick<Sense<B>, 'isQuiet'>
  /** Played in turn. */
  readonly boards: readonly B[]
  readonly by: BotMaker<B>
  /** The chance, 0 to 1, that a command is drawn from the whole list instead, so that games differ. */
  readonly noise: number
  readonly seed: string
  /** Milliseconds from anywhere, for bots that think by the clock. */
  clock(): number
}

/** Plays the games numbered `from` to `from + count - 1`. */
export async function playForSamples<B extends Board>(
  play: SelfPlay<B>,
  from: number,
  count: number,
  onGame?: (done: number) => void,
): Promise<Gathering> {
  const inputs = play.features.names.length
  const samples = gathering(inputs, count * ROWS_A_GAME)
  const readers = play.boards.map(board => play.features.reader(board))
  const senses = play.boards.map(board => play.quietOn(board))
  for (let game = from; game < from + count; game++) {
    const scenario = game % play.boards.length
    const board = play.boards[scenario]
    const seed = `${play.seed}/${game}`
    const keeper = newKeeper(inputs, readers[scenario], generator(`${seed}/kept`))
    const slips = generator(`${seed}/slips`)
    const bots = [play.by(), play.by()] as const
    const watched = (bot: Bot<B>): Bot<B> => watchedBot(bot, keeper, senses[scenario], play.noise, slips)
    try {
      const { outcome } = await playGame(play.module, board, seed, [watched(bots[0]), watched(bots[1])], {
        clock: play.clock,
      })
      keeper.handOver(game, outcome.winner, samples)
    } finally {
      for (const bot of bots) bot.stop?.()
    }
    onGame?.(game - from + 1)
  }
  return samples
}

function generator(seed: string): Int32Array {
  const cells = new Int32Array(4)
  seedCells(cells, seed, 0)
  return cells
}

/** The bot, with a keeper looking at the table before each of its choices, and a slip of the hand now and then. */
function watchedBot<B extends Board>(
  bot: Bot<B>,
  keeper: Keeper<B>,
  sense: Pick<Sense<B>, 'isQuiet'>,
  noise: number,
  slips: Int32Array,
): Peeper<B> {
  const slipBelow = noise * 0x1000000
  return {
    name: bot.name,
    peeps: true,
    choose: sight => bot.choose(sight),
    peep(sight, table) {
      if (sense.isQuiet(table)) keeper.see(table)
      const { legal } = sight
      if (next(slips, 0) >>> 8 < slipBelow) return legal[below(slips, legal.length, 0)]
      return peeps(bot) ? bot.peep(sight, table) : bot.choose(sight)
    },
  }
}
