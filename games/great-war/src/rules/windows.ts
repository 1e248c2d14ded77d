/**
 * G-13.4 Answer windows: real decisions of the side whose turn it is not. One exists exactly when public knowledge
 * allows an answer, whatever the hand holds and whatever order was left behind.
 */
import { end, frameKind } from '@bivouac/kernel'
import { ANSWERS, COMBAT_CARDS, COMMAND_TITLES_AT } from '../cards/vocabulary.ts'
import * as no from '../refusals.ts'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import {
  COMBAT,
  COMMAND,
  enemyOf,
  type Hex,
  handOf,
  type Side,
  STANDING_ORDERS,
  type Title,
  UNITS,
  type Unit,
} from '../vocabulary.ts'
import { ordersAnswer } from './versions.ts'

type T = s.GreatWarTable

// What a standing order says, as it is kept in the state.
/** Only in plans of bots, who cannot know what the enemy will answer: no window opens for him. */
export const UNASKED = -1
export const ASK = 0
export const PASS_TURN = 1
/** From here on: stop only where the unit with this number less STOP_AT is concerned. */
export const STOP_AT = 2
/** Stop only where a unit may be lost. */
export const SAVE_UNITS = STOP_AT + UNITS
/** From here on: stop only where the combat title with this number less HOLD could be played. */
export const HOLD = SAVE_UNITS + 1

/** The same as a choice; which unit or title is named apart. */
const CHOOSE_STOP_AT = STANDING_ORDERS.indexOf('stop-at')
const CHOOSE_SAVE_UNITS = STANDING_ORDERS.indexOf('save-units')

/** Whether, for all that everybody knows, the side could play a combat card at this point. */
export const couldPlay = (t: T, side: Side, point: number): boolean =>
  s.combatPlayed(t, side) === 0 &&
  s.hqOf(t, side) >= t.board.cheapestAt[point] &&
  !s.isEmpty(t, COMBAT, handOf(side))

/** G-12.10 Some answers are command cards: any hand may hold one. */
const couldAnswer = (t: T, side: Side, point: number): boolean =>
  (COMMAND_TITLES_AT[point] !== 0 && !s.isEmpty(t, COMMAND, handOf(side))) || couldPlay(t, side, point)

/** Whether a standing order lets the enemy stop here. */
export const stopsHere = (orders: number, point: number, unit: Unit, peril: boolean): boolean => {
  if (orders === ASK) return true
  if (orders === PASS_TURN) return false
  if (orders === SAVE_UNITS) return peril
  return orders < SAVE_UNITS ? orders - STOP_AT === unit : COMBAT_CARDS[orders - HOLD].point === point
}

/**
 * Asks the other side, if it could answer. `unit` is the one concerned, -1 for none; `peril` says that it may be lost
 * here, which orders ask for that close windows (before version 3).
 */
export const openWindow = (t: T, point: number, unit: Unit, hex: Hex, attackers = 0, peril = false): void => {
  const side = enemyOf(s.activeSide(t))
  if (!couldAnswer(t, side, point)) return
  const orders = s.standingOf(t, side)
  if (orders === UNASKED || !(ordersAnswer(t) || stopsHere(orders, point, unit, peril)))
    return doors.passWindow(t, side)
  f.answer.call(t, point, side, unit, hex, attackers)
}

export const passWindow = (t: T): void => {
  const side = f.answer.side(t)
  end(t)
  doors.passWindow(t, side)
}

// Standing orders

/**
 * In a window one may pass for the rest of the turn. At the end of the own turn one may choose for the enemy's turn to
 * come: pass always; stop only at one unit, which is then named; only where a unit may be lost; or only where a card
 * held for it could be played. What was chosen can be taken back (ask).
 */
export const whyNotStanding = (t: T, side: Side, orders: number, inWindow: boolean): number => {
  const now = s.standingOf(t, side)
  if (inWindow) return orders === PASS_TURN ? no.OK : no.OTHER_DECISION
  if (orders === ASK) return now === ASK ? no.SAME_STANDING_ORDER : no.OK
  return now === ASK ? no.OK : no.SAME_STANDING_ORDER
}

export const giveStanding = (t: T, side: Side, orders: number): void => {
  if (orders === CHOOSE_STOP_AT) return f.standing.call(t)
  doors.giveStandingOrder(t, side, orders === CHOOSE_SAVE_UNITS ? SAVE_UNITS : orders)
  if (frameKind(t) === f.ANSWER) passWindow(t)
}

/** A card in hand that answers the enemy may be held for its moment. */
export const whyNotHold = (t: T, side: Side, title: Title): number => {
  if (s.standingOf(t, side) !== ASK) return no.SAME_STANDING_ORDER
  if (!s.hasTitle(t, COMBAT, handOf(side), title)) return no.COMBAT_NOT_IN_HAND
  return ANSWERS[title] === 1 ? no.OK : no.WRONG_MOMENT
}

export const holdFor = (t: T, side: Side, title: Title): void =>
  doors.giveStandingOrder(t, side, HOLD + title)

/** The unit that the enemy shall stop at. */
export const whyNotStopAt = (t: T, side: Side, hex: Hex): number =>
  s.hasUnitOf(t, side, hex) ? no.OK : no.NO_OWN_UNIT_THERE

export const stopAt = (t: T, side: Side, hex: Hex): void => {
  end(t)
  doors.giveStandingOrder(t, side, STOP_AT + s.unitOn(t, hex))
}
