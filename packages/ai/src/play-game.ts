/** One game between two bots, from setup to end. Bots are shown views and lists, never the table. */
import {
  type Board,
  type Commands,
  commands,
  type Fact,
  type GameModule,
  has,
  newTable,
  type Outcome,
  type Seat,
  seeded,
  seedWords,
  type Table,
} from '@bivouac/kernel'
import type { Bot, Sight } from './bot.ts'

export interface Played {
  readonly outcome: Outcome
  readonly actions: number
  /** The module's figures about the finished game; empty if it gives none. */
  readonly tally: Readonly<Record<string, number>>
}

export interface PlayOptions {
  /** Called after every command, with how many there were. */
  onAction?(actions: number): void
  /** A game longer than this is a fault of the rules. */
  readonly most?: number
}

/** A bot that breaks the rules of being a bot, or a game that never ends. */
export class PlayError extends Error {
  override name = 'PlayError'
}

const MOST = 1_000_000

/** Plays seat 0 with the first bot and seat 1 with the second. The same seed gives the same game. */
export function playGame<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  seed: string,
  bots: readonly [Bot<B, V>, Bot<B, V>],
  { onAction, most = MOST }: PlayOptions = {},
): Played {
  const t = newTable(module.layout, board, seeded)
  seedWords(t.words, seed)
  module.setup(t)

  const dice = [0, 1].map(seat => botDice(seed, seat))
  const list = commands()
  let actions = 0
  for (;;) {
    const toChoose = module.toChoose(t)
    if (toChoose === 0) break
    if (actions === most)
      throw new PlayError(`the game from seed '${seed}' is not over after ${most} commands`)
    const seat = toChoose & 1 ? 0 : 1
    list.count = 0
    module.legal(t, seat, list)
    const chosen = bots[seat].choose(new Seen(module, t, seat, list, dice[seat]))
    if (!has(list, chosen)) throw new PlayError(offList(module, board, bots[seat].name, chosen))
    module.apply(t, seat, chosen)
    actions++
    onAction?.(actions)
  }
  const outcome = module.outcome(t)
  if (outcome === undefined) throw new PlayError(`the game from seed '${seed}' stopped without an outcome`)
  return { outcome, actions, tally: module.tally?.(t) ?? {} }
}

/** A bot's own generator, apart from the game's and the other bot's: how much one thinks changes nothing for another. */
export function botDice(seed: string, seat: Seat): Int32Array {
  const words = new Int32Array(4)
  seedWords(words, `${seed}/bot ${seat}`, 0)
  return words
}

/** What a bot is shown. The table is private and the view is built on the first look only. */
class Seen<B extends Board, V, E extends Fact> implements Sight<B, V> {
  readonly board: B
  readonly seat: Seat
  readonly legal: readonly number[]
  readonly dice: Int32Array
  readonly #module: GameModule<B, V, E>
  readonly #table: Table<B>
  #view: V | undefined

  constructor(module: GameModule<B, V, E>, table: Table<B>, seat: Seat, list: Commands, dice: Int32Array) {
    this.board = table.board
    this.seat = seat
    this.dice = dice
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
  const known = Number.isInteger(chosen) && module.everyCommand(board).includes(chosen)
  return `the bot '${name}' chose ${known ? `'${module.formatCommand(board, chosen)}'` : chosen}, which is not in its list`
}
