/** What a bot is: somebody who is shown a view and a legal list, and chooses one command of it. */
import {
  type Board,
  commands,
  type Fact,
  type GameModule,
  listed,
  type Seat,
  type Table,
} from '@bivouac/kernel'

/** All that a bot is given. It holds no state of the game and no way to one but `imagine`. */
export interface Sight<B extends Board = Board, V = unknown> {
  readonly board: B
  readonly seat: number
  /** Built when first asked for: a bot that does not look costs nothing. */
  readonly view: V
  readonly legal: readonly number[]
  /** The four cells of the bot's own generator (see `next` and `below` of the kernel, at 0). */
  readonly dice: Int32Array
  /** Milliseconds from anywhere, for bots that think by the clock. */
  clock(): number
  /** The answer is due after so many milliseconds, however much more thought the bot would like to give it. */
  readonly ms?: number | undefined
}

/** Of a table, what somebody in a seat is shown; whoever asks a bot adds its dice and its clock. */
export function shownTo<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  table: Table<B>,
  seat: Seat,
): Pick<Sight<B, V>, 'board' | 'seat' | 'view' | 'legal'> {
  const list = commands()
  module.legal(table, seat, list)
  return { board: table.board, seat, view: module.view(table, seat), legal: listed(list) }
}

/** One command of the list, at once or when the bot has thought it over. */
export type Chosen = number | Promise<number>

export interface Bot<B extends Board = Board, V = unknown> {
  readonly name: string
  choose(sight: Sight<B, V>): Chosen
  /** Lets go of whatever the bot holds: threads, processes. */
  stop?(): void
}

/** A bot that is shown the whole table. Only for measuring what knowing everything is worth; never for people. */
export interface Peeper<B extends Board = Board, V = unknown> extends Bot<B, V> {
  readonly peeps: true
  peep(sight: Sight<B, V>, table: Table<B>): Chosen
}

export const peeps = <B extends Board, V>(bot: Bot<B, V>): bot is Peeper<B, V> => 'peeps' in bot

/** Makes a bot for one game; a bot may remember what it planned, so each seat gets its own. */
export type BotMaker<B extends Board = Board, V = unknown> = () => Bot<B, V>
