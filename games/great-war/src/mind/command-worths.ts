/** What command cards promise: the best units that each may order, and what else it brings. */
import { lowestBit } from '@bivouac/kernel'
import { slate } from '../bots/slate.ts'
import { COMMAND_CARDS, commandNumber, inOtherSection } from '../cards/vocabulary.ts'
import * as s from '../state.ts'
import {
  ALL_SECTIONS,
  COMMAND,
  enemyOf,
  FIGURES_MAX,
  HEXES,
  handOf,
  LEFT,
  RIGHT,
  UNITS_PER_SIDE,
} from '../words.ts'
import type { Ken } from './ken.ts'
import { ARTILLERY } from './memory.ts'

type T = s.GreatWarTable
const { lastCommand: atLastCommand } = s.AT

/** The cards of one section come in threes, first in the list of titles: the orders each gives. */
const SECTION_ORDERS = Uint8Array.of(1, 1, 1, 2, 2, 2, 3, 3, 3, 16, 16, 16)
const SECTION_CARDS = SECTION_ORDERS.length
const RECONS = 3
const ASSAULTS = 9
const IN_FORCE = commandNumber('recon-in-force')
const FORWARD = commandNumber('forward')
const FLANKS = commandNumber('out-flanked')
const BOMBARD = commandNumber('artillery-bombard')
const BIG_SHOW = commandNumber('big-show')
const COUNTER = commandNumber('counter-attack')
const DIRECT = commandNumber('direct-from-hq')
const INFANTRY_ASSAULT = commandNumber('infantry-assault')
const REPLACEMENTS = commandNumber('replacements')
const RUSH = commandNumber('rush-and-rotation')
const STORM = commandNumber('storm-of-fire')
const WHISTLES = commandNumber('whistles-and-bugle-calls')

/** What one die more, or a longer move, makes of an attack. */
const BONUS_DIE = 1.3
const LONG_MOVE = 1.15
/** The share of dice that order somebody; of units that stand in one chain; of a rush that is worth anything. */
const DICE_ORDER = 0.6
const IN_CHAIN = 0.6
const RUSHED = 0.3
/** A figure given back, and how many a die gives. */
const FIGURE = 2.2
const REPLACED = 0.5

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
  if (title < SECTION_CARDS) {
    writeSum(t, side, 1 << (title % 3), SECTION_ORDERS[title], gains, at)
    const sum = slate[0]
    const artillery = gains[at + ARTILLERY]
    if (title < RECONS) slate[0] = Math.max(sum, artillery) + k.mind.weights.recon
    else if (title >= ASSAULTS) slate[0] = sum + artillery
    return
  }
  const held = s.cardCount(t, COMMAND, handOf(side)) + 1
  switch (title) {
    case IN_FORCE:
      return writeInEach(t, side, ALL_SECTIONS, 1, gains, at)
    case FORWARD:
      return writeInEach(t, side, ALL_SECTIONS, 2, gains, at)
    case FLANKS:
      return writeInEach(t, side, LEFT | RIGHT, 2, gains, at)
    case BOMBARD:
      writeSum(t, side, ALL_SECTIONS, 1, gains, at)
      slate[0] = Math.max(2 * gains[at + ARTILLERY], slate[0])
      return
    case BIG_SHOW:
      writeSum(t, side, ALL_SECTIONS, Math.ceil(DICE_ORDER * held), gains, at)
      slate[0] = BONUS_DIE * slate[0]
      return
    case COUNTER: {
      const last = t.words[atLastCommand + enemyOf(side)] - 1
      slate[0] = 0
      if (last >= 0 && last !== COUNTER) writeCommand(k, t, side, mirrored(last), at)
      return
    }
    case DIRECT: {
      const orders = Math.min(UNITS_PER_SIDE, s.hqOf(t, side))
      slate[0] = 0
      if (orders === 0) return
      writeSum(t, side, ALL_SECTIONS, orders, gains, at)
      slate[0] = Math.max(0, slate[0] - orders * k.mind.tokenWorth[s.hqOf(t, side)])
      return
    }
    case INFANTRY_ASSAULT:
      writeBestSection(t, side, gains, at)
      slate[0] = LONG_MOVE * slate[0]
      return
    case REPLACEMENTS:
      slate[0] = FIGURE * Math.min(figuresMissing(t, side), REPLACED * held)
      return
    case RUSH:
      writeSum(t, side, ALL_SECTIONS, 4, gains, at)
      slate[0] = RUSHED * slate[0]
      return
    case STORM:
      return writeSum(t, side, ALL_SECTIONS, 4, gains, at)
    case WHISTLES:
      writeSum(t, side, ALL_SECTIONS, UNITS_PER_SIDE, gains, at)
      slate[0] = IN_CHAIN * slate[0]
      return
    default:
      slate[0] = 0
  }
}

/** The title with left and right mirrored (G-12.4). */
function mirrored(title: number): number {
  const { section } = COMMAND_CARDS[title]
  return section < 0 ? title : inOtherSection(title, 2 - section)
}

function writeInEach(
  t: T,
  side: number,
  sections: number,
  orders: number,
  gains: Float64Array,
  at: number,
): void {
  let sum = 0
  for (let i = 0; i < 3; i++) {
    if (((sections >> i) & 1) === 0) continue
    writeSum(t, side, 1 << i, orders, gains, at)
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
