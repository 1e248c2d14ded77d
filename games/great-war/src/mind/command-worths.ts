/** What command cards promise: the best units that each may order, and what else it brings. */
import { lowestBit } from '@bivouac/kernel'
import { slate } from '../bots/slate.ts'
import { repeatedBy } from '../cards/command/counter-attack.ts'
import { COMMAND_CARDS, type SectionOrders } from '../cards/vocabulary.ts'
import * as worths from '../cards/worth.ts'
import * as s from '../state/state.ts'
import { ALL_SECTIONS, COMMAND, FIGURES_MAX, HEXES, handOf, UNITS_PER_SIDE } from '../vocabulary.ts'
import type { Ken } from './ken.ts'
import { ARTILLERY } from './memory.ts'

type T = s.GreatWarTable

// A copy, because the numbers of another module have to be looked up for every case of a switch.
const w = { ...worths }

const best = new Float64Array(UNITS_PER_SIDE)

/** Writes on the slate the sum of the `most` best gains of a side's units in these sections. */
function writeSum(t: T, side: number, sections: number, most: number, gains: Float64Array, at: number): void {
  const inSections = t.board.sections
  let kept = 0
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    if ((inSections[side * HEXES + s.hexOf(t, unit)] & sections) === 0) continue
    const gain = gains[at + (unit & 15)]
    let i = kept
    if (kept < most) kept++
    else if (gain <= best[most - 1]) continue
    else i = most - 1
    for (; i > 0 && best[i - 1] < gain; i--) best[i] = best[i - 1]
    best[i] = gain
  }
  let sum = 0
  for (let i = 0; i < kept; i++) sum += best[i]
  slate[0] = sum
}

/** Writes on the slate what a card of this title would bring if it were played now; `at` is where the side's gains begin. */
export function writeCommand(k: Ken, t: T, side: number, title: number, at: number): void {
  const { gains } = k.memory
  const { orders: inEach, worth } = COMMAND_CARDS[title]
  const { how, orders, share } = worth.brings
  const held = s.cardCount(t, COMMAND, handOf(side)) + 1
  switch (how) {
    case w.SECTIONS:
      return writeInEach(t, side, inEach, gains, at)
    case w.RECON:
      writeInEach(t, side, inEach, gains, at)
      slate[0] = Math.max(slate[0], gains[at + ARTILLERY]) + k.mind.weights.recon
      return
    case w.BESIDES:
      writeInEach(t, side, inEach, gains, at)
      slate[0] = slate[0] + gains[at + ARTILLERY]
      return
    case w.BEST_OF:
      return writeBest(t, side, orders, share, gains, at)
    case w.DICED:
      return writeBest(t, side, Math.ceil(orders * held), share, gains, at)
    case w.PAID:
      return writePaid(k, t, side, at)
    case w.BEST_SECTION:
      writeBestSection(t, side, gains, at)
      slate[0] = share * slate[0]
      return
    case w.SHELLS_TWICE:
      writeSum(t, side, ALL_SECTIONS, 1, gains, at)
      slate[0] = Math.max(2 * gains[at + ARTILLERY], slate[0])
      return
    case w.FIGURES_BACK:
      slate[0] = share * Math.min(figuresMissing(t, side), orders * held)
      return
    case w.REPEATS: {
      const repeated = repeatedBy(t, side)
      slate[0] = 0
      if (repeated >= 0) writeCommand(k, t, side, repeated, at)
      return
    }
    default:
      slate[0] = 0
  }
}

/** The best units anywhere, so many of them. */
function writeBest(t: T, side: number, orders: number, share: number, gains: Float64Array, at: number): void {
  writeSum(t, side, ALL_SECTIONS, orders, gains, at)
  slate[0] = share * slate[0]
}

/** As many units as there are tokens, less what they cost. */
function writePaid(k: Ken, t: T, side: number, at: number): void {
  const orders = Math.min(UNITS_PER_SIDE, s.hqOf(t, side))
  slate[0] = 0
  if (orders === 0) return
  writeSum(t, side, ALL_SECTIONS, orders, k.memory.gains, at)
  slate[0] = Math.max(0, slate[0] - orders * k.mind.tokenWorth[s.hqOf(t, side)])
}

function writeInEach(t: T, side: number, orders: SectionOrders, gains: Float64Array, at: number): void {
  let sum = 0
  for (let i = 0; i < 3; i++) {
    if (orders[i] === 0) continue
    writeSum(t, side, 1 << i, Math.min(UNITS_PER_SIDE, orders[i]), gains, at)
    sum += slate[0]
  }
  slate[0] = sum
}

function writeBestSection(t: T, side: number, gains: Float64Array, at: number): void {
  let most = 0
  for (let i = 0; i < 3; i++) {
    writeSum(t, side, 1 << i, UNITS_PER_SIDE, gains, at)
    if (slate[0] > most) most = slate[0]
  }
  slate[0] = most
}

/** Writes on the slate what all units of one section could do: for cards that ask which. */
export const writeSection = (k: Ken, t: T, side: number, section: number, at: number): void =>
  writeSum(t, side, 1 << section, UNITS_PER_SIDE, k.memory.gains, at)

function figuresMissing(t: T, side: number): number {
  let missing = 0
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1)
    missing += FIGURES_MAX - s.figuresOf(t, lowestBit(units))
  return missing
}
