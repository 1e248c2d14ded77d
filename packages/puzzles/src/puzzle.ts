/**
 * A puzzle: a position from a game in which one command is clearly better than every other, by what its side knows. Plain data.
 * All chances are whole hundredths of a percentage point, 0 to 10,000, of the side that is to choose.
 */
import type { Seat } from '@bivouac/kernel'
import type { Chance, Choice } from '@bivouac/protocol'

/** The levels that were asked what they would do. */
export const SOLVERS = ['recruit', 'regular', 'veteran', 'expert'] as const
export type Solver = (typeof SOLVERS)[number]

/** A legal command, what it is worth, and the standard error of that. */
export type PuzzleChoice = Omit<Choice, 'next'>

/** The best command against the next best, on the same imagined deals. */
export interface Gap {
  readonly best: Chance
  readonly second: Chance
  /** The standard error of the difference. */
  readonly error: Chance
}

/** One of the two measurements that a puzzle rests on. */
export interface Measurement extends Gap {
  /** Where its dice came from. */
  readonly seed: string
  /** The next best command. */
  readonly runnerUp: string
}

export interface Puzzle {
  readonly id: string
  readonly scenario: string
  /** The version of the rules. */
  readonly rules: number
  /**
   * The position as the game's `printPosition` writes it, hidden cards included: show a solver the seat's view of it and
   * nothing else.
   */
  readonly position: string
  /** Who is to choose. */
  readonly seat: Seat
  /** One of the game's motifs. */
  readonly motif: string
  readonly rating: number
  readonly deviation: number
  /** Every legal command, in the game's notation: the solution first, the others by what they are worth. */
  readonly choices: readonly PuzzleChoice[]
  readonly proof: readonly [Measurement, Measurement]
  /** How many of its tries each level found the solution in. */
  readonly tries: Readonly<Record<Solver, Tries>>
  /** The game that it came up in. */
  readonly source: Source
}

export interface Tries {
  readonly solved: number
  readonly of: number
}

export interface Source {
  /** Who played it, by seat. */
  readonly levels: readonly [string, string]
  readonly seed: string
  readonly round: number
  /** The number of the command, from 1, and what was done in the game. */
  readonly number: number
  readonly played: string
  /** The side that won, and why; `null` if the game was broken off. */
  readonly winner: string | null
  readonly ending: string
}

/** How many descents the figures rest on. */
export interface Descents {
  /** That look at every legal command. */
  readonly screen: number
  /** That pick the best few. */
  readonly pick: number
  /** That grow the tree below one of these, and that measure it then. */
  readonly grow: number
  readonly measure: number
}

export interface PuzzleFile {
  readonly format: typeof PUZZLE_FORMAT
  readonly game: string
  readonly seed: string
  /** How many games have been looked at. */
  readonly games: number
  readonly descents: Descents
  readonly puzzles: readonly Puzzle[]
}

export const PUZZLE_FORMAT = 1

/** The best command must be ahead by so much, and by so many times the error of that. */
export const LEAST_GAP: Chance = 500
export const SURE = 3

/** Whether the best command is clearly the best. */
export const isClear = ({ best, second, error }: Gap): boolean =>
  best - second >= LEAST_GAP && best - second > SURE * error

export const solutionOf = ({ choices }: Pick<Puzzle, 'choices'>): string => choices[0].command

/** The levels that find the solution more often than not. */
export const solvedBy = ({ tries }: Pick<Puzzle, 'tries'>): Solver[] =>
  SOLVERS.filter(level => 2 * tries[level].solved > tries[level].of)
