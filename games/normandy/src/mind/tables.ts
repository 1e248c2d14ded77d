/** Figures that never change, worked out once so that reading a position is only looking up. */
import { exp } from '@bivouac/kernel'

import { cardsWorth } from '../bots/survey.ts'
import { COUNTER_WORTH, HOPE_DANGER, PIN_DANGER } from '../bots/weights.ts'
import { BASE_DEFENCE, KIND, printedValue } from '../cards/cards.ts'
import { ATTACK, KINDS, RIFLEMEN_PER_SIDE, UNITS, UNITS_PER_SIDE } from '../vocabulary.ts'

export const SERGEANT = KINDS.indexOf('platoon-sergeant')
export const GUIDE_CARD = KINDS.indexOf('platoon-guide')
export const LEADER_A = KINDS.indexOf('squad-leader-a')
export const SCOUT_A = KINDS.indexOf('scout-a')
export const GUNNER_A = KINDS.indexOf('machine-gunner-a')

/** The number of bits in 0 to 1023: no kind has more than ten cards. */
export const BITS_IN: Uint8Array = new Uint8Array(1024)
for (let i = 1; i < 1024; i++) BITS_IN[i] = BITS_IN[i >> 1] + (i & 1)

/** Where a kind's cards begin in their cell, and their bits from there. */
export const KIND_SHIFT: Int32Array = Int32Array.from(KIND, kind => kind.first & 31)
export const KIND_BITS: Int32Array = Int32Array.from(KIND, kind => (1 << kind.copies) - 1)
/** Kinds below this one lie in the first cell of a pile. */
export const SECOND_CELL: number = KIND.findIndex(kind => kind.cell === 1)

const kindOfUnitAt = (unit: number): number => unit % UNITS_PER_SIDE

/** By unit of either side. */
export const DEFENCE: Int32Array = Int32Array.from(
  { length: UNITS },
  (_, unit) => BASE_DEFENCE[kindOfUnitAt(unit)],
)
/** Dice of the Attack on a unit's card; the Mortar has none. */
export const ATTACK_DICE: Int32Array = Int32Array.from({ length: UNITS_PER_SIDE }, (_, kind) =>
  Math.max(0, printedValue(kind, ATTACK)),
)

/** What so many cards of a unit are worth, at `kind * 8 + cards`. */
export const CARDS_WORTH: Float64Array = new Float64Array(UNITS_PER_SIDE * 8)
/** N-7.5 What one hit costs a unit that has so many cards left: a card, or the counter. */
export const LOSS: Float64Array = new Float64Array(UNITS_PER_SIDE * 8)
for (let kind = 0; kind < UNITS_PER_SIDE; kind++) {
  LOSS[kind * 8] = kind < RIFLEMEN_PER_SIDE ? COUNTER_WORTH.riflemen : COUNTER_WORTH.other
  for (let cards = 1; cards <= KIND[kind].copies; cards++) {
    CARDS_WORTH[kind * 8 + cards] = cardsWorth(kind, cards)
    LOSS[kind * 8 + cards] = cardsWorth(kind, cards) - cardsWorth(kind, cards - 1)
  }
}

const DANGERS = 32
const danger = (list: readonly number[]): Float64Array =>
  Float64Array.from({ length: DANGERS }, (_, left) => list[Math.min(left, list.length - 1)])
/** N-8.3 By the lives of the Riflemen on the board. */
export const PIN: Float64Array = danger(PIN_DANGER)
/** N-8.6 By the Riflemen cards within reach. */
export const HOPE: Float64Array = danger(HOPE_DANGER)

/** How much less something counts with every half card that it is away, and how much less for the last few. */
const HALF_CARDS = 128
const fading = (cards: number): Float64Array =>
  Float64Array.from({ length: HALF_CARDS }, (_, half) => exp(-half / 2 / cards))
export const FADING: Float64Array = fading(3.5)
export const FADING_FAST: Float64Array = fading(1.5)
