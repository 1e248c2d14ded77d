/** One game between two bots, from setup to end. Bots are shown views and lists, never the table. */
import {
  type Board,
  type Commands,
  commands,
  type Fact,
  type GameModule,
  has,
  isCommand,
  newTable,
  type Outcome,
  type Seat,
  seedCells,
  seeded,
  seedTable,
  type Table,
} from '@bivouac/kernel'
import { type Bot, peeps, type Sight } from './bot.ts'

export interface Played {
  readonly outcome: Outcome
  /** What a bot did wrong, if that ended the game. */
  readonly fault?: Fault
  readonly actions: number
  /** The module's figures about the finished game; empty if it gives none. */
  readonly tally: Readonly<Record<string, number>>
}

/** The same of a game that may have been broken off: then there is no outcome. */
export type PlayedPart = Omit<Played, 'outcome'> & { readonly outcome: Outcome | undefined }

interface Fault {
  readonly seat: Seat
  readonly text: string
}

/** How a game ends that a bot has lost by breaking off or leaving its list. */
const FORFEIT = 'forfeit'

interface PlayOptions {
  /** Called after every command, with how many there were, and who gave which. */
  onAction?(actions: number, seat: Seat, command: number): void
  /** Milliseconds from anywhere: needed by bots that think by the clock. */
  clock?(): number
  /** A game is broken off after so many commands. */
  readonly most?: number
  /** A game is broken off after so many rounds, in games that count them. */
  readonly maxRounds?: number | undefined
  /** A bot that throws or leaves its list loses the game, instead of stopping everything. */
  readonly forfeit?: boolean
}

/** A bot that breaks the rules of being a bot, or a game that never ends. */
export class PlayError extends Error {
  override name = 'PlayError'
}

const MOST = 1_000_000

const noClock = (): number => {
  throw new PlayError('a bot asks for the time, but this game is played without a clock')
}

/** Plays seat 0 with the first bot and seat 1 with the second. The same seed gives the same game. */
export async function playGame<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  seed: string,
  bots: readonly [Bot<B, V>, Bot<B, V>],
  options: PlayOptions = {},
): Promise<Played> {
  const { outcome, ...played } = await playWithin(module, board, seed, bots, options)
  if (outcome) return { outcome, ...played }
  throw new PlayError(`the game from seed '${seed}' is not over after ${played.actions} commands`)
}

/** The same, for whoever can make something of a game that is not over within its limits. */
export async function playWithin<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  seed: string,
  bots: readonly [Bot<B, V>, Bot<B, V>],
  { onAction, clock = noClock, most = MOST, maxRounds, forfeit = false }: PlayOptions = {},
): Promise<PlayedPart> {
  const t = newTable(module.layout, board, seeded)
  seedTable(t, seed)
  module.setup(t)

  const dice = [0, 1].map(seat => botDice(seed, seat))
  const list = commands()
  const tallied = (): Played['tally'] => module.tally?.(t) ?? {}
  let actions = 0
  for (;;) {
    const toChoose = module.toChoose(t)
    if (toChoose === 0) break
    if (actions >= most || (maxRounds !== undefined && (tallied().rounds ?? 0) > maxRounds))
      return { outcome: undefined, actions, tally: tallied() }
    const seat = toChoose & 1 ? 0 : 1
    list.count = 0
    module.legal(t, seat, list)
    const bot = bots[seat]
    const sight = new Seen(module, t, seat, list, dice[seat], clock)
    let chosen: number
    try {
      const choice = peeps(bot) ? bot.peep(sight, t) : bot.choose(sight)
      // Waiting for what is there already would cost the quick bots most of their speed.
      chosen = typeof choice === 'number' ? choice : await choice
      if (!has(list, chosen)) throw new PlayError(offList(module, board, bot.name, chosen))
    } catch (error) {
      if (!forfeit) throw error
      const fault = { seat, text: error instanceof Error ? error.message : String(error) }
      const outcome = { winner: 1 - seat, reason: FORFEIT }
      return { outcome, actions, tally: tallied(), fault }
    }
    module.apply(t, seat, chosen)
    actions++
    onAction?.(actions, seat, chosen)
  }
  const outcome = module.outcome(t)
  if (outcome === undefined) throw new PlayError(`the game from seed '${seed}' stopped without an outcome`)
  return { outcome, actions, tally: tallied() }
}

/** A bot's own generator, apart from the game's and the other bot's: how much one thinks changes nothing for another. */
export function botDice(seed: string, seat: Seat): Int32Array {
  const dice = new Int32Array(4)
  seedCells(dice, `${seed}/bot ${seat}`, 0)
  return dice
}

/** What a bot is shown. The table is private and the view is built on the first look only. */
class Seen<B extends Board, V, E extends Fact> implements Sight<B, V> {
  readonly board: B
  readonly seat: Seat
  readonly legal: readonly number[]
  readonly dice: Int32Array
  readonly clock: () => number
  readonly #module: GameModule<B, V, E>
  readonly #table: Table<B>
  #view: V | undefined

  constructor(
    module: GameModule<B, V, E>,
    table: Table<B>,
    seat: Seat,
    list: Commands,
    dice: Int32Array,
    clock: () => number,
  ) {
    this.board = table.board
    this.seat = seat
    this.dice = dice
    this.clock = clock
    this.#module = module
    this.#table = table
    const legal = new Array<number>(list.count)
    for (let i = 0; i < list.count; i++) legal[i] = list.codes[i]
    this.legal = legal
  }

  get view(): V {
    this.#view ??= this.#module.view(this.#table, this.seat)
    return this.#view
  }
}

function offList<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  name: string,
  chosen: number,
): string {
  return `the bot '${name}' chose ${isCommand(module, board, chosen) ? `'${module.formatCommand(board, chosen)}'` : chosen}, which is not in its list`
}
