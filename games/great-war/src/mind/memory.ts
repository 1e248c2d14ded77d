/**
 * What was worked out about positions a moment ago. A search comes to the same positions again and again; each place
 * of this store holds the last one that fell on it.
 */
import { AT, type GreatWarTable } from '../state/state.ts'
import { UNITS_PER_SIDE } from '../vocabulary.ts'
import { stampOf } from './print.ts'

const { battled: atBattled, flags: atFlags, moved: atMoved, ordered: atOrdered } = AT
const { reach: atReach, stopped: atStopped, unfit: atUnfit } = AT

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

const mix = (h: number, cell: number): number => Math.imul(h ^ cell ^ (h >>> 15), 0x2c1b3c6d)

/** A number for a position and what this turn's orders and moves allow in it; never 0. */
export function moveStampOf(t: GreatWarTable, side: number): number {
  const w = t.cells
  let h = mix(stampOf(t, side), w[atOrdered])
  h = mix(h, w[atMoved])
  h = mix(h, w[atStopped])
  h = mix(h, w[atUnfit])
  h = mix(h, w[atFlags])
  h = mix(h, w[atBattled])
  h = mix(h, w[atReach] | (w[atReach + 1] << 8))
  h ^= h >>> 13
  return h === 0 ? 1 : h
}

export const placeOf = (stamp: number): number => stamp & (PLACES - 1)
