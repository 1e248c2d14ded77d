/**
 * One quick look over a table, shared by value and policy: card counts, places and what a hit would cost. Everything
 * lies in arrays of this module and is good until the next look.
 */
import { lowestBit } from '@bivouac/kernel'
import { kindOf } from '../cards/cards.ts'
import * as s from '../state/state.ts'
import {
  enemyOf,
  FOG,
  HAND,
  RIFLEMEN_PER_SIDE,
  riflemenOf,
  SUPPLY,
  UNITS,
  UNITS_PER_SIDE,
} from '../vocabulary.ts'
import * as table from './tables.ts'

type T = s.NormandyTable
const { BITS_IN, GUIDE_CARD, HOPE, KIND_BITS, KIND_SHIFT, LEADER_A, LOSS, PIN, SECOND_CELL, SERGEANT } = table

/** Counts by kind lie at `side << 5 | kind`. */
export const SIDE_SHIFT = 5

/** Cards in circulation: hand, deck, discard pile, play area. */
export const counts: Int32Array = new Int32Array(64)
export const totals: Int32Array = new Int32Array(2)
export const inHand: Int32Array = new Int32Array(64)
export const handTotals: Int32Array = new Int32Array(2)
/** Where each unit acts from; -1 if it cannot. */
export const stands: Int32Array = new Int32Array(UNITS)
/** What one hit would cost the unit's side; 0 off the board. */
export const hitWorth: Float64Array = new Float64Array(UNITS)
/** N-8.3 The lives of a side's Riflemen on the board, and N-8.6 its Riflemen cards within reach. */
export const pinLives: Int32Array = new Int32Array(2)
export const hopeCards: Int32Array = new Int32Array(2)
/** Riflemen cards in supply that a card in circulation can bring. */
export const reserves: Int32Array = new Int32Array(2)

/** The tiles with an objective, and how many there are. */
export const objectives: Int32Array = new Int32Array(32)
export let objectiveCount = 0

export function lookOver(t: T): void {
  inHand.fill(0)
  countSide(t, 0)
  countSide(t, 1)
  findObjectives(t)
  const up = s.unitsOnBoard(t)
  for (let unit = 0; unit < UNITS; unit++)
    stands[unit] = (up >> unit) & 1 ? s.tileOf(t, unit) : t.board.spawn[unit]
  weighSide(t, 0, up)
  weighSide(t, 1, up)
}

function countSide(t: T, side: number): void {
  const at = side << SIDE_SHIFT
  const low = s.circulating(t, side, 0)
  const high = s.circulating(t, side, 1)
  let total = 0
  for (let kind = 0; kind <= FOG; kind++) {
    const n = BITS_IN[((kind < SECOND_CELL ? low : high) >>> KIND_SHIFT[kind]) & KIND_BITS[kind]]
    counts[at + kind] = n
    total += n
  }
  totals[side] = total
  let cards = 0
  for (let bits = s.pileCell(t, side, HAND, 0); bits !== 0; bits &= bits - 1) {
    inHand[at + kindOf[lowestBit(bits)]]++
    cards++
  }
  for (let bits = s.pileCell(t, side, HAND, 1); bits !== 0; bits &= bits - 1) {
    inHand[at + kindOf[32 + lowestBit(bits)]]++
    cards++
  }
  handTotals[side] = cards
}

function findObjectives(t: T): void {
  const n = t.board.tiles.length
  let count = 0
  for (let tile = 0; tile < n; tile++) if (s.worthOf(t, tile) > 0) objectives[count++] = tile
  objectiveCount = count
}

/** How near the side is to being pinned or to losing hope, and so what each of its men is worth. */
function weighSide(t: T, side: number, up: number): void {
  const at = side << SIDE_SHIFT
  const first = side * UNITS_PER_SIDE
  const callers = counts[at + SERGEANT] + counts[at + GUIDE_CARD]
  const supply = s.pileCell(t, side, SUPPLY, 0)
  let lives = 0
  let cards = 0
  let reserve = 0
  for (let kind = 0; kind < RIFLEMEN_PER_SIDE; kind++) {
    if (stands[first + kind] < 0) continue
    if ((up >> (first + kind)) & 1) lives += 1 + counts[at + kind]
    cards += counts[at + kind]
    if (callers + counts[at + LEADER_A + kind] > 0)
      reserve += BITS_IN[(supply >>> KIND_SHIFT[kind]) & KIND_BITS[kind]]
  }
  pinLives[side] = lives
  hopeCards[side] = cards + reserve
  reserves[side] = reserve
  const canBePinned = t.board.need[enemyOf(side)] === 0
  const canLoseHope = t.board.need[side] !== 0
  const pinLoss = canBePinned && lives > 0 ? PIN[lives - 1] - PIN[lives] : 0
  const hopeLoss = canLoseHope && cards + reserve > 0 ? HOPE[cards + reserve - 1] - HOPE[cards + reserve] : 0
  const riflemen = riflemenOf(side)
  for (let kind = 0; kind < UNITS_PER_SIDE; kind++) {
    const unit = first + kind
    if (((up >> unit) & 1) === 0) {
      hitWorth[unit] = 0
      continue
    }
    const left = counts[at + kind]
    let worth = LOSS[kind * 8 + left]
    if ((riflemen >> unit) & 1) worth += pinLoss + (left > 0 ? hopeLoss : 0)
    hitWorth[unit] = worth
  }
}

/** How many cards of a kind a side can expect to play in a round: of four drawn, one is bid. */
export const perRound = (side: number, kind: number): number =>
  (3 * counts[(side << SIDE_SHIFT) + kind]) / Math.max(3, totals[side])
