/**
 * G-13.4 Answer windows: real decisions of the side whose turn it is not. One exists exactly when public knowledge
 * allows an answer, whatever the hand holds; standing orders pass it at once.
 */
import { add, type Commands, call, end, frameArg, frameKind, lowestBit } from '@bivouac/kernel'
import { TITLES_AT } from '../cards/vocabulary.ts'
import { TITLES_MAX } from '../cards.ts'
import { atHex, done, pass, standing } from '../commands.ts'
import * as doors from '../doors.ts'
import { ANSWER, BEFORE_CLOSE, STANDING } from '../frames.ts'
import * as no from '../refusals.ts'
import * as s from '../state.ts'
import { COMBAT, COMMAND, enemyOf, handOf } from '../words.ts'

type T = s.GreatWarTable
const { combatPlayed: atCombatPlayed, standing: atStanding } = s.AT

export const ASK = 0
export const PASS_TURN = 1
/** Standing orders from here on: stop only at the unit with this number less STOP_AT. */
export const STOP_AT = 2

/** Whether the side has HQ tokens for any of the titles that can be played at a point. */
function canPayAt(t: T, side: number, point: number): boolean {
  const costs = t.board.house.combatCosts
  const hq = s.hqOf(t, side)
  for (let i = point * TITLES_MAX; TITLES_AT[i] >= 0; i++) if (costs[TITLES_AT[i]] <= hq) return true
  return false
}

/** Whether, for all that everybody knows, the side could play a combat card at this point. */
export const couldPlay = (t: T, side: number, point: number): boolean =>
  t.words[atCombatPlayed + side] === 0 && !s.isEmpty(t, COMBAT, handOf(side)) && canPayAt(t, side, point)

/** G-12.10 Strike First is a command card: any hand may hold it. */
const couldAnswer = (t: T, side: number, point: number): boolean =>
  (point === BEFORE_CLOSE && !s.isEmpty(t, COMMAND, handOf(side))) || couldPlay(t, side, point)

/** Asks the other side, if it could answer and has not told us to pass. `unit` is the one concerned, -1 for none. */
export function openWindow(t: T, point: number, unit: number, hex: number, attackers = 0): void {
  const side = enemyOf(s.activeSide(t))
  if (!couldAnswer(t, side, point)) return
  const orders = t.words[atStanding + side]
  if (orders === PASS_TURN || (orders >= STOP_AT && orders - STOP_AT !== unit))
    return doors.passWindow(t, side)
  call(t, ANSWER, point, side, unit, hex, attackers)
}

export function passWindow(t: T): void {
  const side = frameArg(t, 1)
  end(t)
  doors.passWindow(t, side)
}

// Standing orders

/**
 * In a window one may pass for the rest of the turn. At the end of the own turn one may choose for the enemy's turn to
 * come: pass always, or stop only at one unit, which is then named; what was chosen can be taken back (ask).
 */
export function whyNotStanding(t: T, side: number, orders: number, inWindow: boolean): number {
  const now = t.words[atStanding + side]
  if (inWindow) return orders === PASS_TURN ? no.OK : no.OTHER_DECISION
  if (orders === ASK) return now === ASK ? no.SAME_STANDING_ORDER : no.OK
  return now === ASK ? no.OK : no.SAME_STANDING_ORDER
}

export function listStanding(t: T, side: number, out: Commands): void {
  if (t.words[atStanding + side] !== ASK) return add(out, standing(ASK))
  add(out, standing(PASS_TURN))
  add(out, standing(STOP_AT))
}

export function giveStanding(t: T, side: number, orders: number): void {
  if (orders === STOP_AT) return call(t, STANDING)
  doors.giveStandingOrder(t, side, orders)
  if (frameKind(t) === ANSWER) passWindow(t)
}

/** The unit that the enemy shall stop at. */
export const whyNotStopAt = (t: T, side: number, hex: number): number =>
  s.hasUnitOf(t, side, hex) ? no.OK : no.NO_OWN_UNIT_THERE

export function listStops(t: T, side: number, out: Commands): void {
  for (let units = s.unitsOnBoard(t, side); units !== 0; units &= units - 1)
    add(out, atHex(s.hexOf(t, lowestBit(units))))
  add(out, done)
}

export function stopAt(t: T, side: number, hex: number): void {
  end(t)
  doors.giveStandingOrder(t, side, STOP_AT + s.unitOn(t, hex))
}

export function listWindow(out: Commands): void {
  add(out, pass)
  add(out, standing(PASS_TURN))
}
