/** What an answer was worth beside the solution, and by how much it falls behind. */
import type { Chance } from '@bivouac/protocol'
import type { Puzzle, PuzzleChoice } from '@bivouac/puzzles'
import { SURE } from '../analysis/reading.ts'

export interface Verdict {
  readonly isSolved: boolean
  readonly best: PuzzleChoice
  /** The best of the others. */
  readonly second: PuzzleChoice
  /** Undefined where the solver gave up. */
  readonly yours: PuzzleChoice | undefined
  /** What the answer falls behind, and how far that may be off, 19 times in 20. */
  readonly cost: Chance
  readonly off: Chance
  /** The first few and the answer, in the order of the puzzle. */
  readonly shown: readonly PuzzleChoice[]
}

/** So many are shown besides an answer that is none of them. */
const SHOWN = 3

/** `command` in the game's notation; undefined where the solver gave up. */
export function verdictOn({ choices, proof }: Puzzle, command: string | undefined): Verdict {
  const [best, second] = choices
  const yours = choices.find(one => one.command === command)
  const [, { runnerUp, error }] = proof
  // The next best was measured on the same imagined deals; for the rest, each has an error of its own.
  const apart = yours?.command === runnerUp ? error : Math.hypot(best.error, yours?.error ?? 0)
  return {
    isSolved: yours === best,
    best,
    second,
    yours,
    cost: yours ? best.chance - yours.chance : 0,
    off: SURE * apart,
    shown: choices.filter((one, place) => place < SHOWN || one === yours),
  }
}
