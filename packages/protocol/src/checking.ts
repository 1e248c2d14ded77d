/** What came of checking a record: whether it is in order, what its dice prove, and where it stops holding. */
import type { Problem } from '@bivouac/kernel'

/** What is proved of a record that is in order. */
export interface Verdict {
  readonly game: string
  readonly scenario: string
  /** Whether it began from a position; one that began with the setup does not say. */
  readonly from?: 'position'
  /** Those that stand, and those that were taken back. */
  readonly commands: number
  readonly takenBack: number
  /** The versions of the rules that it was played under, in order: more than one if it went on under newer ones. */
  readonly rules: readonly number[]
  /** JSON has no undefined: null for a game that is not over. */
  readonly outcome: { readonly winner: string; readonly reason: string } | null
  /** All chance comes from a seed, or from a secret and what the players added to it. */
  readonly seed: 'proved' | 'not told'
  readonly secret: 'proved' | 'not told'
  /** How many times a player added bytes to the chance. */
  readonly entropy: number
  /** Whether the dice were sworn on before the game. */
  readonly commitment: 'kept' | 'not opened' | 'none'
}

/** One throw or shuffle, as it stands in the file. */
export interface Throw {
  /** From 1, in the order of the file. */
  readonly number: number
  readonly line: number
  /** The command it belongs to; 0 for the setup. What was taken back has no number that stands. */
  readonly step: number
  /** `d10` and what it showed, or the name of the pile. */
  readonly name: string
  readonly face?: number
  /** Whether it follows from what was sworn; `open` where nothing can be said. */
  readonly state: 'proved' | 'wrong' | 'open'
}

/** The line that does not hold, and what would. */
export interface Altered {
  readonly line: number
  readonly text: string
  /** The first letter that is not as it was written, from 1; undefined where that cannot be known. */
  readonly letter?: number
  /** The chance as the file has it, and as what was sworn gives it. */
  readonly says?: string
  readonly gives?: string
  /** With the chance that was sworn, the line's own checksum fits: that, and nothing else, was changed in it. */
  readonly isSure: boolean
}

/** Either there is a verdict, or a problem. */
export interface Checked {
  readonly verdict?: Verdict
  readonly problem?: Problem
  readonly altered?: Altered
  /** How many commands hold and can be watched; undefined where nothing does. */
  readonly holds?: number
  /** What was published before the game, and what was opened after it. */
  readonly commitment?: string
  readonly opened?: string
  readonly entropy: readonly { readonly side: string; readonly bytes: string }[]
  /** How many dice were thrown and piles shuffled in all; the throws may be a part of them. */
  readonly dice: number
  readonly shuffles: number
  readonly throws: readonly Throw[]
}
