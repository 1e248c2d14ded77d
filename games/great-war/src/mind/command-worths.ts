/** What command cards promise: the best units that each may order, and what else it brings. */
import { lowestBit } from '@bivouac/kernel'
import { tokenWorth } from '../bots/attack.ts'
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

/** The sum of the `most` best gains of a side's units in these sections. */
function sumOf(t: T, side: number, sections: number, most: number, gains: Float64Array, at: number): number {
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
  return sum
}

/** What a card of this title would bring if it were played now; `at` is where the side's gains begin. */
export function commandGain(k: Ken, t: T, side: number, title: number, at: number): number {
  const { gains } = k.memory
  const { weights } = k.mind
  if (title < SECTION_CARDS) {
    const sum = sumOf(t, side, 1 << (title % 3), SECTION_ORDERS[title], gains, at)
    if (title < RECONS) return Math.max(sum, gains[at + ARTILLERY]) + weights.recon
    return title >= ASSAULTS ? sum + gains[at + ARTILLERY] : sum
  }
  const held = s.cardCount(t, COMMAND, handOf(side)) + 1
  switch (title) {
    case IN_FORCE:
      return inEach(t, side, ALL_SECTIONS, 1, gains, at)
    case FORWARD:
      return inEach(t, side, ALL_SECTIONS, 2, gains, at)
    case FLANKS:
      return inEach(t, side, LEFT | RIGHT, 2, gains, at)
    case BOMBARD:
      return Math.max(2 * gains[at + ARTILLERY], sumOf(t, side, ALL_SECTIONS, 1, gains, at))
    case BIG_SHOW:
      return BONUS_DIE * sumOf(t, side, ALL_SECTIONS, Math.ceil(DICE_ORDER * held), gains, at)
    case COUNTER: {
      const last = t.words[atLastCommand + enemyOf(side)] - 1
      return last < 0 || last === COUNTER ? 0 : commandGain(k, t, side, mirrored(last), at)
    }
    case DIRECT: {
      const orders = Math.min(UNITS_PER_SIDE, s.hqOf(t, side))
      if (orders === 0) return 0
      return Math.max(
        0,
        sumOf(t, side, ALL_SECTIONS, orders, gains, at) - orders * tokenWorth(k.mind, t, side),
      )
    }
    case INFANTRY_ASSAULT:
      return LONG_MOVE * bestSection(t, side, gains, at)
    case REPLACEMENTS:
      return FIGURE * Math.min(figuresMissing(t, side), REPLACED * held)
    case RUSH:
      return RUSHED * sumOf(t, side, ALL_SECTIONS, 4, gains, at)
    case STORM:
      return sumOf(t, side, ALL_SECTIONS, 4, gains, at)
    case WHISTLES:
      return IN_CHAIN * sumOf(t, side, ALL_SECTIONS, UNITS_PER_SIDE, gains, at)
    default:
      return 0
  }
}

/** The title with left and right mirrored (G-12.4). */
function mirrored(title: number): number {
  const { section } = COMMAND_CARDS[title]
  return section < 0 ? title : inOtherSection(title, 2 - section)
}

function inEach(
  t: T,
  side: number,
  sections: number,
  orders: number,
  gains: Float64Array,
  at: number,
): number {
  let sum = 0
  for (let i = 0; i < 3; i++) if ((sections >> i) & 1) sum += sumOf(t, side, 1 << i, orders, gains, at)
  return sum
}

function bestSection(t: T, side: number, gains: Float64Array, at: number): number {
  let most = 0
  for (let i = 0; i < 3; i++) most = Math.max(most, sumOf(t, side, 1 << i, UNITS_PER_SIDE, gains, at))
  return most
}

/** What all units of one section could do: for cards that ask which. */
export const sectionGain = (k: Ken, t: T, side: number, section: number, at: number): number =>
  sumOf(t, side, 1 << section, UNITS_PER_SIDE, k.memory.gains, at)

function figuresMissing(t: T, side: number): number {
  let missing = 0
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1)
    missing += FIGURES_MAX - s.figuresOf(t, lowestBit(units))
  return missing
}
