/** G-7.4, G-13.4 Battling out of turn: by Strike First, Surprise Ambush, Butt & Bayonet and Return Fire. */

import * as no from '../refusals.ts'
import type * as s from '../state/state.ts'
import type { Hex, Unit } from '../vocabulary.ts'
import { mayAnswer, whyNotFireAt } from './battle.ts'

type T = s.GreatWarTable

/** Whether a unit can battle close, out of turn: whatever it stands on leaves it a die or more (G-6.4). */
export const whyNotAnswerClose = (t: T, unit: Unit): number =>
  mayAnswer(t, unit) ? no.OK : no.MAY_NOT_BATTLE

/** The same from afar: range, sight and no adjacent enemy are needed. */
export const whyNotAnswerRanged = (t: T, unit: Unit, hex: Hex, mode: number): number =>
  mayAnswer(t, unit) ? whyNotFireAt(t, unit, hex, mode) : no.MAY_NOT_BATTLE
