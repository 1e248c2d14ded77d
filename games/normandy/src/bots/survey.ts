/** One look over the table: the counts that several features share, made once for each position. */
import { BASE_DEFENCE, KIND } from '../cards.ts'
import * as s from '../state.ts'
import { DECK, DISCARD, enemyOf, FOG, HAND, KINDS, PLAY, UNITS_PER_SIDE, unitOf } from '../words.ts'
import { CARD_WORTH, COUNTER_WORTH } from './weights.ts'

type T = s.NormandyTable

/** By unit of a side (see UNIT_NAMES). */
const WORTH: readonly (readonly number[])[] = [
  ...Array(3).fill(CARD_WORTH.riflemen),
  ...Array(3).fill(CARD_WORTH.scouts),
  CARD_WORTH.sniper,
  CARD_WORTH.mortar,
  ...Array(3).fill(CARD_WORTH.gunners),
]

/** Cards of each kind that a side can still play from hand, deck, discard pile and play area, and all of them together. */
export interface Survey {
  readonly counts: readonly [Int8Array, Int8Array]
  readonly total: Int32Array
  /** What one hit on each unit would cost its side. */
  readonly hitWorth: Float64Array
}

export const newSurvey = (): Survey => ({
  counts: [new Int8Array(KINDS.length), new Int8Array(KINDS.length)],
  total: new Int32Array(2),
  hitWorth: new Float64Array(2 * UNITS_PER_SIDE),
})

export function survey(t: T, into: Survey): void {
  for (let side = 0; side < 2; side++) {
    const counts = into.counts[side]
    const low = circulating(t, side, 0)
    const high = circulating(t, side, 1)
    let total = 0
    for (let kind = 0; kind <= FOG; kind++) {
      const { word, mask } = KIND[kind]
      const count = s.bitCount((word === 0 ? low : high) & mask)
      counts[kind] = count
      total += count
    }
    into.total[side] = total
    for (let kind = 0; kind < UNITS_PER_SIDE; kind++) {
      const unit = unitOf(side, kind)
      into.hitWorth[unit] = s.isOnBoard(t, unit) ? lossOf(kind, counts[kind]) : 0
    }
  }
}

const circulating = (t: T, side: number, word: number): number =>
  t.words[s.pileAt(side, HAND) + word] |
  t.words[s.pileAt(side, DECK) + word] |
  t.words[s.pileAt(side, DISCARD) + word] |
  t.words[s.pileAt(side, PLAY) + word]

/** The worth of so many cards of a unit. */
export const cardsWorth = (kind: number, count: number): number => WORTH[kind][count]

function lossOf(kind: number, count: number): number {
  if (count > 0) return WORTH[kind][count] - WORTH[kind][count - 1]
  return kind < 3 ? COUNTER_WORTH.riflemen : COUNTER_WORTH.other
}

/** How many cards of a kind a side can expect to play in a round: three cards of its hand are left after the bid. */
export const CARDS_A_ROUND = 3
export const perRound = (view: Survey, side: number, kind: number): number =>
  view.total[side] === 0
    ? 0
    : Math.min(view.counts[side][kind], (CARDS_A_ROUND * view.counts[side][kind]) / view.total[side])

export const isRiflemen = (kind: number): boolean => kind < 3
export { BASE_DEFENCE, enemyOf }
