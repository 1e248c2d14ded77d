/** G-7.4, G-13.4 Battling out of turn: by Strike First, Surprise Ambush, Butt & Bayonet and Return Fire. */

import * as no from '../refusals.ts'
import * as s from '../state/state.ts'
import type { Hex, Unit } from '../vocabulary.ts'
import { mayAnswer, whyNotFireAt } from './battle.ts'
import { bonusIn, diceOf } from './dice.ts'

type T = s.GreatWarTable

/** Whether a unit can battle close, out of turn, against whoever stands on `hex`. */
export const whyNotAnswerClose = (t: T, unit: Unit, hex: Hex, mode: number): number => {
  if (!s.hasUnit(t, hex)) return no.NO_ENEMY_THERE
  if (!mayAnswer(t, unit)) return no.MAY_NOT_BATTLE
  // A unit on wire in a building may have no die left to strike with (G-6.4).
  return diceOf(t, unit, hex, mode) + bonusIn(mode) > 0 ? no.OK : no.NO_DICE
}

/** The same from afar: range, sight and no adjacent enemy are needed. */
export const whyNotAnswerRanged = (t: T, unit: Unit, hex: Hex, mode: number): number => {
  if (!s.hasUnit(t, hex)) return no.NO_ENEMY_THERE
  if (!mayAnswer(t, unit)) return no.MAY_NOT_BATTLE
  return whyNotFireAt(t, unit, hex, mode)
}
