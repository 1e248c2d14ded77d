/** Chance for imagined tables: dice that fall as the planner wants to see them, cards from the table's own generator. */
import { type Chance, seeded } from '@bivouac/kernel'

/** N-7.4 A 0 always succeeds; a 1 never does, because no total defence is below 2. */
const SUCCESS = 0
const FAILURE = 1

export interface LoadedDice extends Chance {
  /** Which attacks succeed from now on, as bits: the first die rolled reads the lowest. */
  load(successes: number): void
}

export function loadedDice(): LoadedDice {
  let successes = 0
  return {
    load(bits) {
      successes = bits
    },
    die() {
      const success = (successes & 1) === 1
      successes >>>= 1
      return success ? SUCCESS : FAILURE
    },
    shuffle: seeded.shuffle,
  }
}

/** Every die succeeds, however many are rolled (fewer than 32). */
export const ALL_SUCCEED = -1
export const ALL_FAIL = 0
