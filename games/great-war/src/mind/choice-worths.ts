/** What cards, tokens and small choices are worth: command cards, answers, the end of a turn, what cards ask for. */
import { type Commands, firstOf, verbOf } from '@bivouac/kernel'
import { slate } from '../bots/slate.ts'
import { COMMAND_CARDS } from '../cards/vocabulary.ts'
import * as c from '../commands.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMBAT as COMBAT_DECK, FIGURES_MAX, handOf } from '../vocabulary.ts'
import { scorePlaces } from './battle-worths.ts'
import { writeCombat, writeStrike } from './combat-worths.ts'
import { writeCommand, writeSection } from './command-worths.ts'
import { gainsAt } from './gains.ts'
import type { Ken } from './ken.ts'
import { ARTILLERY } from './memory.ts'

type T = s.GreatWarTable
const { AT_HEX, COMBAT, DISCARD, GIVE_BACK, KEEP, ORDER, ORDER_ARTILLERY, PLAY, SECTION, SPEND } = c
const { TAKE_CARD, TAKE_HQ, TAKE_MEDAL, TO } = c

const PAY = s.flagBit('pay-orders')
/** Above so many tokens a combat card is taken rather than two more; from so many cards on one may go. */
const TOKENS_WANTED = 5
const CARDS_ENOUGH = 4
const CARD = 0.8
const MEDAL = 6
/** A command card kept for later, by what it would bring now. */
const KEPT_GAIN = 0.4

/** G-4.1 */
export function scorePlays(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  const at = gainsAt(k, t, side)
  for (let i = 0; i < list.count; i++) {
    const title = firstOf(list.codes[i])
    worths[i] = 0
    if (verbOf(list.codes[i]) !== PLAY) continue
    writeCommand(k, t, side, title, at)
    worths[i] = slate[0] - k.mind.weights.keepCommand * k.mind.commandWorth[title]
  }
}

/** G-4.6 */
export function scoreKeeps(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  const at = gainsAt(k, t, side)
  for (let i = 0; i < list.count; i++) {
    const title = firstOf(list.codes[i])
    worths[i] = 0
    if (verbOf(list.codes[i]) !== KEEP) continue
    writeCommand(k, t, side, title, at)
    worths[i] = k.mind.commandWorth[title] + KEPT_GAIN * slate[0]
  }
}

/** G-4.2 */
export function scoreOrders(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  const at = gainsAt(k, t, side)
  const { gains } = k.memory
  const price = s.hasFlag(t, PAY) ? k.mind.tokenWorth[s.hqOf(t, side)] : 0
  for (let i = 0; i < list.count; i++) {
    const verb = verbOf(list.codes[i])
    worths[i] = 0
    if (verb === ORDER) worths[i] = gains[at + (s.unitOn(t, firstOf(list.codes[i])) & 15)] - price
    else if (verb === ORDER_ARTILLERY) worths[i] = gains[at + ARTILLERY]
  }
}

/** G-13.1, G-13.4 Passing is worth 0. */
export function scoreCombat(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  for (let i = 0; i < list.count; i++) {
    const verb = verbOf(list.codes[i])
    worths[i] = 0
    if (verb === COMBAT) {
      writeCombat(k, t, side, list.codes[i])
      worths[i] = slate[0]
    } else if (verb === PLAY) {
      writeStrike(k, t, f.answer.hex(t), COMMAND_CARDS[firstOf(list.codes[i])].strikes)
      worths[i] = slate[0] - k.mind.commandWorth[firstOf(list.codes[i])]
    }
  }
}

/** G-4.6, G-11.7 */
export function scoreEnd(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  const token = k.mind.tokenWorth[s.hqOf(t, side)]
  const cards = s.cardCount(t, COMBAT_DECK, handOf(side))
  for (let i = 0; i < list.count; i++) {
    const command = list.codes[i]
    switch (verbOf(command)) {
      case TAKE_CARD:
        worths[i] = s.hqOf(t, side) >= TOKENS_WANTED ? 2 * CARD : CARD
        break
      case TAKE_HQ:
        worths[i] = 2 * token
        break
      case COMBAT:
        writeCombat(k, t, side, command)
        worths[i] = slate[0]
        break
      case DISCARD:
        worths[i] = cards >= CARDS_ENOUGH ? 3 * token - k.mind.combatWorth[firstOf(command)] : -1
        break
      case TAKE_MEDAL:
        worths[i] = MEDAL
        break
      default:
        worths[i] = 0
    }
  }
}

/** What cards ask for in a decision of their own. */
export function scoreChoices(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  if (verbOf(list.codes[0]) === TO) return scorePlaces(k, t, f.choose.left(t), list, worths)
  const at = gainsAt(k, t, side)
  const { figures } = k.mind.weights
  for (let i = 0; i < list.count; i++) {
    const command = list.codes[i]
    switch (verbOf(command)) {
      case SECTION:
        writeSection(k, t, side, firstOf(command), at)
        worths[i] = slate[0]
        break
      case AT_HEX: {
        const unit = s.unitOn(t, firstOf(command))
        const has = s.figuresOf(t, unit)
        worths[i] = figures[Math.min(FIGURES_MAX, has + 1)] - figures[has] + k.memory.gains[at + (unit & 15)]
        break
      }
      case SPEND: {
        const has = s.figuresOf(t, f.choose.left(t))
        worths[i] =
          figures[Math.min(FIGURES_MAX, has + 1)] - figures[has] - k.mind.tokenWorth[s.hqOf(t, side)]
        break
      }
      case GIVE_BACK:
        worths[i] = -k.mind.combatWorth[firstOf(command)]
        break
      default:
        worths[i] = 0
    }
  }
}
