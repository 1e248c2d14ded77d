/**
 * What changed with each version of the rules. A record is replayed under the version it was played under, so the old
 * way stays beside the new one; new games always have the newest.
 */
import type { NormandyTable } from '../state/state.ts'

/** Since version 2: N-8.6 a side that can only bid its single card, round after round, is beyond hope. */
export const aLastCardIsNoHope = (t: NormandyTable): boolean => t.board.rules >= 2

/** Since version 2: N-8.6, N-10.2 holding the radio is no hope for a side that could not take it back once it was raised. */
export const theRadioMustBeRetaken = (t: NormandyTable): boolean => t.board.rules >= 2
