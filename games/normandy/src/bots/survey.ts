/** One look over the table: counts that several features share, made once for each position. */
import { KIND } from '../cards/cards.ts'
import * as s from '../state/state.ts'
import { FOG, KINDS, RIFLEMEN_PER_SIDE, UNITS, UNITS_PER_SIDE, unitOf } from '../vocabulary.ts'
import { CARD_WORTH, COUNTER_WORTH } from './weights.ts'

type T = s.NormandyTable

export interface Survey {
  /** For each side, the cards of each kind in circulation: in hand, deck, discard pile or play area. */
  readonly counts: readonly [Int8Array, Int8Array]
  /** All of them together. */
  readonly total: Int32Array
  /** What one hit would cost the unit's side; 0 off the board. */
  readonly hitWorth: Float64Array
  /** For each side, the cards it must still play to capture its points (see race.ts). */
  readonly race: Float64Array
}

export const newSurvey = (): Survey => ({
  counts: [new Int8Array(KINDS.length), new Int8Array(KINDS.length)],
  total: new Int32Array(2),
  hitWorth: new Float64Array(UNITS),
  race: new Float64Array(2),
})

/** The worth of 0, 1, 2 … cards in circulation, by unit of a side (see UNIT_NAMES). */
const WORTH: readonly (readonly number[])[] = [
  CARD_WORTH.riflemen,
  CARD_WORTH.riflemen,
  CARD_WORTH.riflemen,
  CARD_WORTH.scouts,
  CARD_WORTH.scouts,
  CARD_WORTH.scouts,
  CARD_WORTH.sniper,
  CARD_WORTH.mortar,
  CARD_WORTH.gunners,
  CARD_WORTH.gunners,
  CARD_WORTH.gunners,
]

export const cardsWorth = (kind: number, count: number): number => WORTH[kind][count]
const isRiflemen = (kind: number): boolean => kind < RIFLEMEN_PER_SIDE

export function lookOver(t: T, into: Survey): void {
  for (let side = 0; side < 2; side++) {
    const counts = into.counts[side]
    const low = s.circulating(t, side, 0)
    const high = s.circulating(t, side, 1)
    let total = 0
    for (let kind = 0; kind <= FOG; kind++) {
      counts[kind] = countBits((KIND[kind].cell === 0 ? low : high) & KIND[kind].mask)
      total += counts[kind]
    }
    into.total[side] = total
    for (let kind = 0; kind < UNITS_PER_SIDE; kind++) {
      const unit = unitOf(side, kind)
      into.hitWorth[unit] = s.isOnBoard(t, unit) ? lossOf(kind, counts[kind]) : 0
    }
  }
}

export function countBits(bits: number): number {
  let count = 0
  for (let b = bits; b !== 0; b &= b - 1) count++
  return count
}

/** N-7.5 A hit takes a card; when none is left, the counter. */
function lossOf(kind: number, count: number): number {
  if (count > 0) return WORTH[kind][count] - WORTH[kind][count - 1]
  return isRiflemen(kind) ? COUNTER_WORTH.riflemen : COUNTER_WORTH.other
}

/** Of four cards drawn one is bid. */
const CARDS_A_ROUND = 3

/** How many cards of a kind a side can expect to play in a round. */
export function perRound(look: Survey, side: number, kind: number): number {
  const count = look.counts[side][kind]
  return count === 0 ? 0 : Math.min(count, (CARDS_A_ROUND * count) / look.total[side])
}
