/** G-13.4 The bot's answers: a card when its unit would lose more than the card costs, or when it hits back well. */
import { copyState, firstOf, frameArg, secondOf, verbOf } from '@bivouac/kernel'
import { titleNumber } from '../cards/vocabulary.ts'
import { COMBAT, hexIn, PLAY, pass } from '../commands.ts'
import { apply } from '../decisions.ts'
import { BEFORE_CLOSE } from '../frames.ts'
import { costOf } from '../rules/combat-cards.ts'
import * as d from '../rules/dice.ts'
import * as s from '../state.ts'
import { bestAttack, rollWorth, tokenWorth } from './attack.ts'
import { bestOfCombat } from './cards.ts'
import { judge } from './judge.ts'
import type { Mind } from './mind.ts'
import { holdWorth } from './objectives.ts'

type T = s.GreatWarTable

const BAYONET = titleNumber('butt-and-bayonet')
const AMBUSH = titleNumber('surprise-ambush')
const RETURN_FIRE = titleNumber('return-fire')
const TRENCH_FOOT = titleNumber('trench-foot')
const SHELL_SHORTAGE = titleNumber('shell-shortage')
const HOLD = titleNumber('hold-at-all-costs')
const LOST_MESSENGER = titleNumber('lost-messenger')

/** Who strikes first may spare its unit a part of the attack. */
const SPARED = 0.4
/** A unit that holds every flag of a turn is worth so much of what it holds. */
const FLAGS_EXPECTED = 0.15
/** What taking an enemy's orders or two of his shells away is worth. */
const ORDERS_LOST = 3.2
const SHELLS_LOST = 1.6

/** A battle out of turn by the unit of the window against `hex`. */
function strikeWorth(mind: Mind, t: T, hex: number, answer: number, bonus: number, close: boolean): number {
  const unit = frameArg(t, 2)
  const mode = (close ? d.CLOSE_BATTLE : 0) | (answer << d.ANSWER_SHIFT) | (bonus << d.BONUS_SHIFT)
  const worth = rollWorth(mind, t, unit, hex, d.diceOf(t, unit, hex, mode) + bonus, mode)
  if (frameArg(t, 0) !== BEFORE_CLOSE) return worth
  const attacker = s.unitOn(t, hex)
  return worth + SPARED * rollWorth(mind, t, attacker, s.hexOf(t, unit), 3, d.CLOSE_BATTLE)
}

/** What a combat card in a window brings, before its price. */
function cardGain(mind: Mind, t: T, side: number, command: number): number {
  const hex = frameArg(t, 3)
  switch (firstOf(command)) {
    case BAYONET:
      return strikeWorth(mind, t, hex, d.BAYONET, 1, true)
    case AMBUSH:
      return strikeWorth(mind, t, hex, d.AMBUSH, 1, true)
    case RETURN_FIRE:
      return strikeWorth(mind, t, hexIn(secondOf(command)), d.RETURN_FIRE, 2, false)
    case TRENCH_FOOT:
      return judgedGain(mind, t, side, command) + bestAttack(mind, t, frameArg(t, 2))
    case SHELL_SHORTAGE:
      return SHELLS_LOST
    case HOLD: {
      const aimed = hexIn(secondOf(command))
      return FLAGS_EXPECTED * holdWorth(mind, t, s.unitOn(t, aimed), aimed)
    }
    case LOST_MESSENGER:
      return ORDERS_LOST
    default:
      return judgedGain(mind, t, side, command)
  }
}

/** How much better the position is after the card than after passing. Uses the first two scratch tables. */
function judgedGain(mind: Mind, t: T, side: number, command: number): number {
  const [played, passed] = mind.scratch
  copyState(t, played)
  copyState(t, passed)
  apply(played, side, command)
  apply(passed, side, pass)
  // The price is counted apart.
  const price = tokenWorth(mind, t, side) * costOf(t, firstOf(command))
  return judge(mind, played, side) - judge(mind, passed, side) + price
}

export function chooseAnswer(mind: Mind, t: T, side: number, legal: readonly number[]): number {
  const strike = legal.find(command => verbOf(command) === PLAY)
  if (strike !== undefined) {
    const gain = strikeWorth(mind, t, frameArg(t, 3), d.STRIKE_FIRST, 0, true)
    if (gain > mind.commandWorth[firstOf(strike)]) return strike
  }
  const cards = legal.filter(command => verbOf(command) === COMBAT)
  return bestOfCombat(mind, t, side, cards, command => cardGain(mind, t, side, command)) ?? pass
}
