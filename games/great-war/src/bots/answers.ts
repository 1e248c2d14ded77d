/** G-13.4 The bot's answers: a card when its unit would lose more than the card costs, or when it hits back well. */
import { copyState, firstOf, secondOf, verbOf } from '@bivouac/kernel'
import { COMBAT_CARDS, COMMAND_CARDS } from '../cards/vocabulary.ts'
import { GUESSED, HINDERS, HOLDS, STRIKES } from '../cards/worth.ts'
import { COMBAT, hexIn, PLAY, pass } from '../commands.ts'
import { apply } from '../decisions/decisions.ts'
import { costOf } from '../rules/combat-cards.ts'
import * as d from '../rules/dice.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { bestAttack, rollWorth, tokenWorth } from './attack.ts'
import { bestOfCombat } from './cards.ts'
import { judge } from './judge.ts'
import type { Mind } from './mind.ts'
import { holdWorth } from './objectives.ts'

type T = s.GreatWarTable

/** Who strikes first may spare its unit a part of the attack. */
const SPARED = 0.4

/** A battle out of turn by the unit of the window against `hex`. */
function strikeWorth(mind: Mind, t: T, hex: number, mode: number): number {
  const unit = f.answer.unit(t)
  const worth = rollWorth(mind, t, unit, hex, d.diceOf(t, unit, hex, mode) + d.bonusIn(mode), mode)
  if (f.answer.point(t) !== f.BEFORE_CLOSE) return worth
  const attacker = s.unitOn(t, hex)
  return worth + SPARED * rollWorth(mind, t, attacker, s.hexOf(t, unit), 3, d.CLOSE_BATTLE)
}

/** What a combat card in a window brings, before its price. */
function cardGain(mind: Mind, t: T, side: number, command: number): number {
  const { strikes, worth } = COMBAT_CARDS[firstOf(command)]
  const aimed = hexIn(secondOf(command))
  switch (worth.brings.how) {
    case STRIKES:
      return strikeWorth(mind, t, aimed >= 0 ? aimed : f.answer.hex(t), strikes)
    case HINDERS:
      return judgedGain(mind, t, side, command) + bestAttack(mind, t, f.answer.unit(t))
    case HOLDS:
      return worth.brings.share * holdWorth(mind, t, s.unitOn(t, aimed), aimed)
    case GUESSED:
      return worth.brings.share
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
    const gain = strikeWorth(mind, t, f.answer.hex(t), COMMAND_CARDS[firstOf(strike)].strikes)
    if (gain > mind.commandWorth[firstOf(strike)]) return strike
  }
  const cards = legal.filter(command => verbOf(command) === COMBAT)
  return bestOfCombat(mind, t, side, cards, command => cardGain(mind, t, side, command)) ?? pass
}
