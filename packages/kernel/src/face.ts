/** How a game shows itself in words and letters, in one language. */
import type { Board, Decision, Explanation, Outcome, Seat } from './game-module.ts'
import type { Fact } from './recorder.ts'

/** What a game says wherever it is played: all that a screen needs, which draws the rest itself. */
export interface Voice<B extends Board = Board, V = unknown, E extends Fact = Fact> {
  /** What the seat is asked to do. */
  prompt(board: B, view: V, decision: Decision): string
  /** One line for a command in a numbered list, without odds. */
  label(board: B, view: V, command: number): string
  /** The odds of a command with every part of the calculation; undefined if nothing is rolled for it. */
  odds(board: B, view: V, command: number): string | undefined
  /** What a side is called. */
  side(seat: Seat): string
  /** One line for the log; undefined if the fact is not worth one. */
  sentence(board: B, fact: E): string | undefined
  /** One line for several facts of a kind that come one after the other, for games whose log joins some. */
  together?(board: B, facts: readonly E[]): string
  /** The refusal as a sentence that says what to do. */
  refusal(board: B, why: Explanation): string
  /** How the game ended. */
  ending(board: B, outcome: Outcome): string
}

/** All that the terminal needs. */
export interface Face<B extends Board = Board, V = unknown, E extends Fact = Fact> extends Voice<B, V, E> {
  /** The board and both sides' piles as `view` knows them. `colour` allows ANSI colours. */
  draw(board: B, view: V, colour: boolean): string
  /** The open piles of both sides, card by card. */
  piles(board: B, view: V): string
  /** What the scenario asks of each side, beyond what the table shows; said before the first turn. */
  briefing(board: B): string
  /** A short guide for somebody who has never played. */
  readonly primer: string
}
