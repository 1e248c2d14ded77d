/**
 * What looking back at a game finds out about each of its commands, as plain data that goes over any wire. All chances are whole
 * hundredths of a percentage point, 0 to 10,000: sums of them are exact.
 */
import type { Problem, Seat } from '@bivouac/kernel'
import type { GameId } from './games.ts'

export type Chance = number

/** How long each decision is looked at. */
export type Depth = 'quick' | 'expert' | 'master'

export interface Choice {
  readonly command: string
  /** The chance to win of whoever chooses, and its standard error. */
  readonly chance: Chance
  readonly error: Chance
  /** How it would go on, whoever gives the commands. */
  readonly next: readonly string[]
}

/** One decision, seen with the eyes of the side that made it, and no others. */
export interface DecisionFinding {
  /** The chance to win with the best command that was found, and with the one that was given. */
  readonly best: Chance
  readonly given: Chance
  /** The standard errors of the best command's chance, and of the difference. */
  readonly bestError: Chance
  readonly error: Chance
  /** The best commands that were found, best first by the search that picked them; measured by other descents. */
  readonly choices: readonly Choice[]
}

/** A throw or a draw, made again: what the first side's chance was after it, and after each other way it might have gone. */
export interface RemadeFinding {
  readonly got: Chance
  readonly others: readonly Chance[]
}

export interface Finding {
  readonly number: number
  readonly seat: Seat
  readonly command: string
  readonly isChance: boolean
  readonly isEnding: boolean
  readonly decision?: DecisionFinding
  readonly remade?: RemadeFinding
}

/** What is known of a game so far; all of it when there are as many findings as commands. */
export interface Analysis {
  readonly game: GameId
  readonly depth: Depth
  /** How many commands there are to look at. */
  readonly total: number
  /** In the order of the game. */
  readonly findings: readonly Finding[]
  readonly isAtWork: boolean
  /** Somebody stopped it: it does not go on by itself. */
  readonly isStopped: boolean
}

/** How an analysis gets on. */
export interface AnalysisProgress extends Pick<Analysis, 'game' | 'depth' | 'total' | 'isAtWork'> {
  readonly done: number
  /** What has been found since this was last told. */
  readonly findings: readonly Finding[]
  readonly threads: number
  /** As far as can be said by now. */
  readonly msLeft?: number
  /** Why it has stopped. */
  readonly problem?: Problem
}

/** A game that has been looked at to its end, in figures. */
export interface Analysed {
  readonly game: GameId
  readonly depth: Depth
  /** All of these as the first side's chance. */
  readonly start: Chance
  readonly decisions: readonly [Chance, Chance]
  readonly luck: Chance
  readonly result: Chance
  readonly bySide: readonly [AnalysedSide, AnalysedSide]
}

interface AnalysedSide {
  readonly decisions: number
  readonly mistakes: number
  readonly lost: Chance
}
