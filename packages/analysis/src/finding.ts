/**
 * What an analysis finds out about one command, as plain data that goes over any wire. All chances are whole hundredths of a
 * percentage point, 0 to 10,000: sums of them are exact.
 */
import type { Seat } from '@bivouac/kernel'

export type Chance = number
export const CERTAIN: Chance = 10_000

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

/** The chance lost by a decision: below zero if the command given turned out better than what the search had picked. */
export const lostBy = ({ best, given }: DecisionFinding): Chance => best - given

/** A loss smaller than this is not worth a word, however sure it is. */
const LEAST_LOSS: Chance = 200
/** A loss counts only if it is so many times the error of its measure. */
const SURE = 3

/** Whether a decision counts as a mistake: it lost more than the noise of the search can explain. */
export const isMistake = (finding: DecisionFinding): boolean =>
  lostBy(finding) >= LEAST_LOSS && lostBy(finding) > SURE * finding.error
