/** Bots at work, as a host sees them: it asks, somebody in another thread thinks. */
import type { BotMaker, GameMind } from '@bivouac/ai'
import type { Board, GameModule, Seat } from '@bivouac/kernel'
import type { GameId, HintLine } from '@bivouac/protocol'
import type { BoardName } from '../boards.ts'

/** All that a bot is told, as plain data. Nothing in it is hidden from the seat. */
export interface Question extends BoardName {
  readonly game: GameId
  /** The id of the rules that are played by. */
  readonly module: string
  readonly seat: Seat
  readonly view: unknown
  readonly legal: readonly number[]
  readonly level: string
  /** Where the bot's own dice come from; never the game's. */
  readonly seed: string
  /** When the answer is due, if it is before the level would have thought enough: in milliseconds. */
  readonly ms?: number | undefined
}

export interface Thinking {
  /** Rejects with a `HostError` when the bot has failed. */
  choose(question: Question): Promise<number>
  /** What a bot of the level would do in the seat's place and why, the best first; never empty. */
  hint(question: Question): Promise<readonly HintLine[]>
  /** The game is not played here any more: what its bots remember may go. */
  forget(game: GameId): void
}

/** What a game brings along to be thought about. */
export interface ThinkGame<B extends Board = Board, V = unknown> {
  readonly module: GameModule<B, V>
  readonly mind: GameMind<B>
  /** The planning bot, which the level Regular rests on. */
  readonly planner: BotMaker<B, V>
}
