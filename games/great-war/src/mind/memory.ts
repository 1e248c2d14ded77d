/**
 * What was worked out about positions a moment ago. A search comes to the same positions again and again; each place
 * of this store holds the last one that fell on it.
 */
import { UNITS_PER_SIDE } from '../vocabulary.ts'

const PLACES = 512
/** What each unit of a side could do, and the reserve artillery. */
export const GAINS = UNITS_PER_SIDE + 1
export const ARTILLERY = UNITS_PER_SIDE
/** The longest list of moves that is kept. */
export const MOVES_KEPT = 64

export interface Memory {
  readonly gainKeys: Int32Array
  readonly gains: Float64Array
  readonly moveKeys: Int32Array
  readonly moveCounts: Int32Array
  readonly moves: Int32Array
  readonly moveWorths: Float64Array
}

export const newMemory = (): Memory => ({
  gainKeys: new Int32Array(PLACES),
  gains: new Float64Array(PLACES * GAINS),
  moveKeys: new Int32Array(PLACES),
  moveCounts: new Int32Array(PLACES),
  moves: new Int32Array(PLACES * MOVES_KEPT),
  moveWorths: new Float64Array(PLACES * MOVES_KEPT),
})

export const placeOf = (stamp: number): number => stamp & (PLACES - 1)
