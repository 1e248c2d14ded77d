/** The one interface between a game and everything else: bots, fuzzer, perft, records, command line, server, screens. */
import type { Commands } from './commands.ts'
import type { Layout } from './layout.ts'
import type { Fact } from './recorder.ts'
import type { Result } from './result.ts'
import type { Shown } from './shown.ts'
import type { Chance, Table } from './table.ts'

/** 0 or 1: the place of a side in `sides`. */
export type Seat = number
/** Somebody who watches and holds no secret. */
export const SPECTATOR = -1

/** What every board knows about the scenario it was made from. */
export interface Board {
  readonly scenario: string
  readonly name: string
  /** A short hash of the scenario file: two boards with the same one are the same. */
  readonly fingerprint: string
  /** The version of the rules that is played by. */
  readonly rules: number
  /** Other house values than the usual ones, as JSON on one line: written down with every game played on it. */
  readonly houseText?: string | undefined
}

export interface ScenarioEntry {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly place: string
  readonly date: string
  /** For each side, in one word or two, what it must do: `points 5`, `pin`. */
  readonly victory: readonly [string, string]
  /** The scenario file itself, as `board` takes it. */
  readonly data: unknown
}

/** Where the game stands: who is to choose, what, and which clause asks. */
export interface Decision {
  readonly seats: readonly Seat[]
  readonly kind: string
  readonly clause: string
  /**
   * Asked for what everybody knows, whatever the seat holds. Only the answer may show what that is: how long it takes
   * must not.
   */
  readonly regardless?: true
}

export interface Outcome {
  readonly winner: Seat
  readonly reason: string
}

/** How a game ends outside its rules. */
export type OutsideEnding = 'resigned' | 'agreed' | 'time'

/** Why something may not be done: the clause and the things it speaks of, as data for a sentence in any language. */
export interface Explanation {
  readonly clause: string
  readonly key: string
  readonly about: Readonly<Record<string, string | number>>
}

/** One summand of a calculation, with the clause that adds it. */
export interface Part {
  readonly clause: string
  readonly amount: number
}

/** What can be known of a command before it is given. */
export interface Forecast {
  readonly parts: readonly Part[]
  readonly total: number
  readonly dice: number
  /** Exact, 0 to 1. */
  readonly chance: number
}

/** By seat: the place of each of its pieces on the board, by name. */
export type Pieces = readonly [first: readonly string[], second: readonly string[]]

/** Makes full states that agree with one view: each that the seat holds possible, equally likely. */
export interface Imaginer<B extends Board = Board> {
  imagine(chance: Chance, into: Table<B>): void
}

export interface GameModule<B extends Board = Board, V = unknown, E extends Fact = Fact> {
  readonly id: string
  readonly name: string
  /** Raised whenever a recorded game could go on differently. */
  readonly rulesVersion: number
  readonly sides: readonly [string, string]
  readonly layout: Layout
  readonly scenarios: readonly ScenarioEntry[]
  /** Whether a scenario file may carry house values other than the usual ones, in its field `house`. */
  readonly takesHouseValues?: true

  /** Checks a scenario file and works out its board. */
  board(data: unknown): Result<B>
  /** Sets the table up and plays on to the first decision, drawing from the table's chance. The cells must be zero (but the generator's). */
  setup(t: Table<B>): void

  /** Who is to choose now, as bits (1 for seat 0, 2 for seat 1); 0 when the game is over. */
  toChoose(t: Table<B>): number
  decision(t: Table<B>): Decision
  outcome(t: Table<B>): Outcome | undefined

  /** The only definition of what may be done. Never empty for a seat that is to choose. */
  legal(t: Table<B>, seat: Seat, out: Commands): void
  /** Carries out one command of the legal list and goes on to the next decision. */
  apply(t: Table<B>, seat: Seat, command: number): void

  /**
   * What the seat has ordered beforehand for what it is asked now; undefined where it wants to be asked. The rules ask all the
   * same, and never carry an order out: whoever runs the game does, at a time that gives nothing away.
   */
  ordered?(t: Table<B>, seat: Seat): number | undefined

  /** Ends the game because `seat` resigned or ran out of time, or because both sides agreed to end it where it stands. */
  finish(t: Table<B>, how: OutsideEnding, seat: Seat): void

  /**
   * What a seat (or SPECTATOR) may know, as plain data. `before`, what the same seat was shown at another moment on the same board,
   * changes nothing about it: what is the same as then may be the same object.
   */
  view(t: Table<B>, seat: Seat, before?: Shown<B, V>): V
  /** The fact as a seat may know it; undefined if it may not know of it at all. */
  seenBy(fact: E, seat: Seat): E | undefined
  imagine(board: B, view: V): Imaginer<B>

  /** Commands as text. Needs no state: the same words always mean the same command. */
  formatCommand(board: B, command: number): string
  parseCommand(board: B, text: string): Result<number>
  /** Every command there could ever be on this board, legal or not, for `explain` and its tests. */
  everyCommand(board: B): readonly number[]

  /** The whole position as readable text. */
  printPosition(t: Table<B>): string
  parsePosition(text: string, chance: Chance, openBoard: (scenario: string) => Result<B>): Result<Table<B>>
  /** Names for shuffled piles and their items, in records and scripts. */
  pileName(pile: number): string
  itemName(pile: number, item: number): string
  itemKind(pile: number, item: number): string

  /** Why the seat of this view may not give this command; undefined if it may. */
  explain(board: B, view: V, command: number): Explanation | undefined
  /** The odds of a command, if it has any, with every part of the calculation. */
  forecast(board: B, view: V, command: number): Forecast | undefined

  /**
   * Figures for statistics about a finished or running game: `rounds`, which are turns where the game has no rounds, and
   * each side's losses as `casualties.<side>`.
   */
  tally?(t: Table<B>): Readonly<Record<string, number>>
  /** Where each side's pieces stand, for a small map of the game. */
  pieces?(view: V): Pieces

  /** Everything that must hold in every state: one plain sentence for each thing that does not. */
  broken(t: Table<B>): string[]
}
