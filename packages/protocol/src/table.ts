/** What is said at a table: what a seat sees, what it may do, what it asks for. */
import type { Decision, Fact, Outcome, Problem, Seat } from '@bivouac/kernel'
import type { GameId, GameSummary } from './games.ts'

/** What one command did, as a seat may know it. `seq` counts from 1; 0 is the setup. */
export interface Step {
  readonly seq: number
  /** Who gave the command; -1 for the setup. */
  readonly by: Seat
  readonly facts: readonly Fact[]
}

/** A game at one moment as one seat sees it. */
export interface Moment {
  readonly game: GameId
  readonly seat: Seat
  /** How many commands have been given by then. */
  readonly seq: number
  readonly view: unknown
  readonly decision: Decision
  /** Everything the seat may do; empty when it is not asked. */
  readonly legal: readonly number[]
  readonly outcome?: Outcome
}

/** The newest moment, with what led to it since the last one sent. */
export interface Update extends Moment {
  /** How much has ever been done, what was taken back included: unlike `seq` it only grows. */
  readonly entry: number
  /** The number of the command since which the seat has been asked what it is asked now: a choice names it. */
  readonly asked: number
  /** Empty after an undo, when the table simply stands as it stood. */
  readonly steps: readonly Step[]
  readonly canUndo: boolean
}

/** What one finds who sits down at a game. */
export interface Opening {
  readonly summary: GameSummary
  readonly update: Update
  /** It was played under older rules until now and goes on under today's: nothing has been done under them yet. */
  readonly newRules?: { readonly from: number; readonly to: number }
}

/** One line of thought of a bot: what it would do, how it rates it for the seat (0 to 1), how often it looked. */
export interface HintLine {
  readonly command: number
  readonly chance: number
  readonly visits: number
}

export interface Hint {
  readonly seq: number
  /** The best first; never empty. */
  readonly lines: readonly HintLine[]
}

/** A record that can be watched. */
export interface Staged {
  readonly summary: GameSummary
  /** Where and why the rest of it is left out; there is none if nothing is. */
  readonly problem?: Problem
}
