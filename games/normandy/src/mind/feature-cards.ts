/** Features of men, deck and hand. */
import * as s from '../state/state.ts'
import {
  DECK,
  DISCARD,
  enemyOf,
  FOG,
  MORTAR,
  RIFLEMEN_PER_SIDE,
  SNIPER,
  UNITS_PER_SIDE,
} from '../vocabulary.ts'
import * as scene from './scene.ts'
import * as table from './tables.ts'

type T = s.NormandyTable
const { BITS_IN, CARDS_WORTH, GUIDE_CARD, GUNNER_A, HOPE, KIND_BITS, KIND_SHIFT, LEADER_A } = table
const { PIN, SCOUT_A, SERGEANT } = table
const { counts, handTotals, inHand, SIDE_SHIFT, stands, totals } = scene

/** Bits of a side's units of each title, from its first unit on; gunners are the last. */
const RIFLEMEN_BITS = 0b111
const SCOUT_BITS = 0b111 << SCOUT_A
const OWN_BITS = (1 << UNITS_PER_SIDE) - 1

export function writeMen(t: T, side: number, out: Float32Array, from: number): number {
  const c = side << SIDE_SHIFT
  const first = side * UNITS_PER_SIDE
  const up = (s.unitsOnBoard(t) >>> first) & OWN_BITS
  let riflemen = 0
  let largest = 0
  let worth = 0
  let troops = 0
  let scouts = 0
  let gunners = 0
  let withCards = 0
  for (let kind = 0; kind < UNITS_PER_SIDE; kind++) {
    const cards = counts[c + kind]
    // A unit that is off the board and cannot enter is worth nothing.
    if (cards === 0 || stands[first + kind] < 0) continue
    withCards |= 1 << kind
    const value = CARDS_WORTH[kind * 8 + cards]
    if (kind < RIFLEMEN_PER_SIDE) {
      riflemen += cards
      worth += value
      if (cards > largest) largest = cards
    } else {
      troops += value
      if (kind < SNIPER) scouts += cards
      else if (kind > MORTAR) gunners += cards
    }
  }
  const down = (s.suppressedUnits(t) >>> first) & withCards
  let at = from
  out[at++] = riflemen / 5
  out[at++] = worth / 10
  out[at++] = BITS_IN[up & RIFLEMEN_BITS] / 2
  out[at++] = largest / 3
  out[at++] = t.board.need[enemyOf(side)] === 0 ? PIN[scene.pinLives[side]] / 12 : 0
  out[at++] = t.board.need[side] === 0 ? 0 : HOPE[scene.hopeCards[side]] / 16
  out[at++] = scouts / 4
  out[at++] = BITS_IN[up & SCOUT_BITS] / 2
  out[at++] = (withCards >> SNIPER) & 1 ? counts[c + SNIPER] / 2 : 0
  out[at++] = gunners / 4
  out[at++] = BITS_IN[up >> GUNNER_A] / 2
  out[at++] = (withCards >> MORTAR) & 1 ? counts[c + MORTAR] / 2 : 0
  out[at++] = s.targetOf(t, side) < 0 ? 0 : 1
  out[at++] = troops / 10
  out[at++] = BITS_IN[down & RIFLEMEN_BITS]
  out[at++] = BITS_IN[down >> GUNNER_A]
  out[at++] = BITS_IN[down & (SCOUT_BITS | (1 << SNIPER))] + ((down >> MORTAR) & 1)
  return at
}

export function writeDeckAndHand(t: T, side: number, out: Float32Array, from: number): number {
  const c = side << SIDE_SHIFT
  const first = side * UNITS_PER_SIDE
  const suppressed = s.suppressedUnits(t) >>> first
  const fog = counts[c + FOG]
  const total = totals[side]
  let riflemen = 0
  let scouts = 0
  for (let kind = 0; kind < SNIPER; kind++) {
    const cards = inHand[c + kind]
    if (cards === 0 || stands[first + kind] < 0) continue
    const ready = (suppressed >> kind) & 1 ? cards - 1 : cards
    if (kind < RIFLEMEN_PER_SIDE) riflemen += ready
    else scouts += ready
  }
  const leaders =
    inHand[c + SERGEANT] +
    inHand[c + GUIDE_CARD] +
    inHand[c + LEADER_A] +
    inHand[c + LEADER_A + 1] +
    inHand[c + LEADER_A + 2]
  let at = from
  out[at++] = counts[c + SERGEANT]
  out[at++] = counts[c + GUIDE_CARD]
  out[at++] = (counts[c + LEADER_A] + counts[c + LEADER_A + 1] + counts[c + LEADER_A + 2]) / 2
  out[at++] = fog / 4
  out[at++] = total === 0 ? 0 : (3 * fog) / total
  out[at++] = total / 10
  out[at++] = scene.reserves[side] / 4
  out[at++] = (handTotals[side] - inHand[c + FOG]) / 2
  out[at++] = inHand[c + FOG]
  out[at++] = riflemen
  out[at++] = scouts
  out[at++] = leaders
  return writeNextHand(t, side, out, at)
}

/** The first three kinds are Riflemen and lie side by side. */
const RIFLEMEN_CARDS = ((KIND_BITS[2] + 1) << KIND_SHIFT[2]) - 1
/** Fog of War is the last kind. */
const FOG_SHIFT = KIND_SHIFT[FOG]
const FOG_CARDS = KIND_BITS[FOG]
const DRAWN = 4

/** N-3.2, N-3.3 What four cards from the deck hold on average, and from the discard pile if they are not enough. */
function writeNextHand(t: T, side: number, out: Float32Array, from: number): number {
  const size = s.deckSize(t, side)
  let riflemen = bitsOf(s.pileCell(t, side, DECK, 0) & RIFLEMEN_CARDS)
  let fog = BITS_IN[(s.pileCell(t, side, DECK, 1) >>> FOG_SHIFT) & FOG_CARDS]
  if (size > DRAWN) {
    riflemen *= DRAWN / size
    fog *= DRAWN / size
  } else {
    const cards = s.cardCount(t, side, DISCARD)
    if (cards > 0 && size < DRAWN) {
      const share = Math.min(1, (DRAWN - size) / cards)
      riflemen += share * bitsOf(s.pileCell(t, side, DISCARD, 0) & RIFLEMEN_CARDS)
      fog += share * BITS_IN[(s.pileCell(t, side, DISCARD, 1) >>> FOG_SHIFT) & FOG_CARDS]
    }
  }
  out[from] = riflemen
  out[from + 1] = fog
  return from + 2
}

const bitsOf = (bits: number): number => BITS_IN[bits & 1023] + BITS_IN[(bits >>> 10) & 1023]
