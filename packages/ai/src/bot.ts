/** What a bot is: somebody who is shown a view and a legal list, and chooses one command of it. */
import type { Board } from '@bivouac/kernel'

/** All that a bot is given. It holds no state of the game and no way to one but `imagine`. */
export interface Sight<B extends Board = Board, V = unknown> {
  readonly board: B
  readonly seat: number
  /** Built when first asked for: a bot that does not look costs nothing. */
  readonly view: V
  readonly legal: readonly number[]
  /** The four words of the bot's own generator (see `next` and `below` of the kernel, at 0). */
  readonly dice: Int32Array
}

export interface Bot<B extends Board = Board, V = unknown> {
  readonly name: string
  choose(sight: Sight<B, V>): number
}

/** Makes a bot for one game; a bot may remember what it planned, so each seat gets its own. */
export type BotMaker<B extends Board = Board, V = unknown> = () => Bot<B, V>
