/** G-6, G-7 Who may battle whom, and the removal of wire. */
import { lowestBit } from '@bivouac/kernel'
import { battlesTwice, isForClose, someBattleTwice } from '../cards/in-force.ts'
import { PREPARED } from '../cards/vocabulary.ts'
import * as no from '../refusals.ts'
import * as doors from '../state/doors.ts'
import * as s from '../state/state.ts'
import { enemyOf, HEXES, type Hex, MORTAR, type Side, sideOfUnit, type Unit } from '../vocabulary.ts'
import { finishWith } from './attack.ts'
import { isBeside, unitsBeside } from './beside.ts'
import { BONUS_SHIFT, bonusIn, CLOSE_BATTLE, diceOf, ownDice, rangedDice, rangeMax } from './dice.ts'
import { endRaidOf } from './raid.ts'
import { sees } from './sight.ts'
import { stormMustFire } from './versions.ts'

type T = s.GreatWarTable
const { battled: atBattled, battledTwice: atTwice, moved: atMoved, ordered: atOrdered } = s.AT
const { unfit: atUnfit } = s.AT

const NO_BATTLE = s.flagBit('no-battle')
const RANGED_ONLY = s.flagBit('ranged-only')

/** G-4.5 Once a turn; twice if a card says so. */
const whyNotAgain = (t: T, unit: Unit, close: boolean): number => {
  if (!s.isIn(t, atBattled, unit)) return no.OK
  return battlesTwice(t, unit, close) && !s.isIn(t, atTwice, unit) ? no.OK : no.ALREADY_BATTLED
}

/** Whether a unit is to battle now at all. */
export const whyNotBattleUnit = (t: T, unit: Unit, close: boolean): number => {
  const fury = s.furyNow(t)
  if (fury !== 0) return (fury & 0xff) === unit + 1 ? no.OK : no.ALREADY_BATTLED
  if (!s.isIn(t, atOrdered, unit)) return no.NOT_ORDERED
  if (s.hasFlag(t, NO_BATTLE) || s.isIn(t, atUnfit, unit)) return no.MAY_NOT_BATTLE
  // G-7.1
  if (close && !s.isInfantry(t, unit) && s.isIn(t, atMoved, unit)) return no.MAY_NOT_BATTLE
  return whyNotAgain(t, unit, close)
}

/** G-10.6 Bare wire may be a mortar's target. */
const isTarget = (t: T, unit: Unit, hex: Hex): boolean =>
  s.hasUnitOf(t, enemyOf(sideOfUnit(unit)), hex) ||
  (s.kindOf(t, unit) === MORTAR && s.hasWire(t, hex) && !s.hasUnit(t, hex))

/** G-15.5 In its own first turns the named side does not fire beyond the named range. */
const rangeIn = (t: T, unit: Unit): number => {
  const range = rangeMax(s.kindOf(t, unit))
  const snow = t.board.snow
  if (snow === undefined || snow.side !== sideOfUnit(unit) || snow.side !== s.activeSide(t)) return range
  // Turns alternate from the first side on: this is the side's own nth turn.
  const own = (s.turnOf(t) + (t.board.first === snow.side ? 1 : 0)) >> 1
  return own <= snow.turns ? Math.min(range, snow.rangeMax) : range
}

/** G-6.1 to G-6.4 Whether a unit could fire at a hex from where it stands; `mode` brings the dice of a card. */
export const whyNotFireAt = (t: T, unit: Unit, hex: Hex, mode: number): number => {
  const from = s.hexOf(t, unit)
  const range = t.board.steps[from * HEXES + hex]
  if (range > rangeMax(s.kindOf(t, unit))) return no.OUT_OF_RANGE
  if (range > rangeIn(t, unit)) return no.SNOWED_IN
  if (isBeside(t, enemyOf(sideOfUnit(unit)), from)) return no.ENEMY_ADJACENT
  return whyNotHit(t, unit, from, hex, ownDice(t, unit, mode) + bonusIn(mode))
}

/** G-6.3, G-6.4 Within range and with no enemy beside there is still sight, for all but mortars, and `more` dice than range gives. */
const whyNotHit = (t: T, unit: Unit, from: number, hex: Hex, more: number): number => {
  const kind = s.kindOf(t, unit)
  if (kind !== MORTAR && !sees(t, from, hex)) return no.NOT_IN_SIGHT
  return rangedDice(kind, t.board.steps[from * HEXES + hex]) + more < 1 ? no.NO_DICE : no.OK
}

/** What the card prepared for the next attack adds to it. */
export const preparedMode = (t: T): number => PREPARED[s.preparedNow(t)].mode

/** Battle Fury's bonus attack has one die more. */
export const furyMode = (t: T): number => (s.isFurious(t) ? 1 << BONUS_SHIFT : 0)

/** G-6, G-7 Whether the unit on one hex may battle what is on another. */
export const whyNotBattle = (t: T, side: Side, from: number, hex: Hex): number => {
  if (!s.hasUnitOf(t, side, from)) return no.NO_OWN_UNIT_THERE
  const unit = s.unitOn(t, from)
  const close = t.board.steps[from * HEXES + hex] === 1
  const why = whyNotBattleUnit(t, unit, close && s.hasUnit(t, hex))
  if (why !== no.OK) return why
  return whyNotAttack(t, unit, hex)
}

/** A bonus attack is close combat, and so is what some cards are played for. */
const isCloseOnly = (t: T, unit: Unit): boolean =>
  s.isFurious(t) || PREPARED[s.preparedNow(t)].closeOnly || isForClose(t, unit)

export const whyNotAttack = (t: T, unit: Unit, hex: Hex): number => {
  if (!isTarget(t, unit, hex)) return no.NO_ENEMY_THERE
  const from = s.hexOf(t, unit)
  const mode = preparedMode(t) + furyMode(t)
  if (t.board.steps[from * HEXES + hex] === 1 && s.hasUnit(t, hex)) {
    if (s.hasFlag(t, RANGED_ONLY)) return no.RANGED_ONLY
    const why = whyNotBattleUnit(t, unit, true)
    if (why !== no.OK) return why
    return diceOf(t, unit, hex, mode | CLOSE_BATTLE) + bonusIn(mode) < 1 ? no.NO_DICE : no.OK
  }
  if (isCloseOnly(t, unit)) return no.CLOSE_ONLY
  if (s.isPrepared(t) && !s.hasUnit(t, hex)) return no.NO_ENEMY_THERE
  if (t.board.steps[from * HEXES + hex] < 2) return no.OUT_OF_RANGE
  return whyNotFireAt(t, unit, hex, mode)
}

/** The units that might still battle, before their targets are looked for. */
export const readyUnits = (t: T): number => {
  const fury = s.furyNow(t)
  if (fury !== 0) return s.isOnBoard(t, (fury & 0xff) - 1) ? 1 << ((fury & 0xff) - 1) : 0
  if (s.hasFlag(t, NO_BATTLE)) return 0
  const again = someBattleTwice(t) ? 0 : s.battledUnits(t)
  return s.orderedUnits(t) & ~s.unfitUnits(t) & ~again & s.allUnits(t)
}

/**
 * G-6.1 The enemies that a unit may attack: those beside it if there are any, else those in range and sight. Who only
 * wants to know whether there are any need not wait for more than one.
 */
export const targetsOf = (t: T, unit: Unit, oneWillDo: boolean): number => {
  if (whyNotBattleUnit(t, unit, false) !== no.OK) return 0
  const enemy = enemyOf(sideOfUnit(unit))
  const from = s.hexOf(t, unit)
  const beside = unitsBeside(t, enemy, from)
  let found = 0
  if (beside !== 0) {
    for (let units = beside; units !== 0; units &= units - 1)
      if (whyNotAttack(t, unit, s.hexOf(t, lowestBit(units))) === no.OK) found |= units & -units
    return found
  }
  if (isCloseOnly(t, unit)) return 0
  const range = rangeIn(t, unit)
  const { steps } = t.board
  const mode = preparedMode(t)
  const more = ownDice(t, unit, mode) + bonusIn(mode)
  for (let units = s.unitsOnBoard(t, enemy); units !== 0; units &= units - 1) {
    const hex = s.hexOf(t, lowestBit(units))
    if (steps[from * HEXES + hex] > range || whyNotHit(t, unit, from, hex, more) !== no.OK) continue
    found |= units & -units
    if (oneWillDo) break
  }
  return found
}

/** G-10.6 The next hex from `hex` on whose bare wire the unit, a mortar, may attack; HEXES if there is none. */
export const nextWire = (t: T, unit: Unit, hex: Hex): number => {
  for (let next = hex; next < HEXES; next++)
    if ((s.hexCell(t, next) & (s.WIRE | 0xff)) === s.WIRE && whyNotAttack(t, unit, next) === no.OK)
      return next
  return HEXES
}

/** Whether the unit may fire at wire at all: only a mortar with nobody beside it does. */
export const mayCutWire = (t: T, unit: Unit): boolean =>
  s.kindOf(t, unit) === MORTAR &&
  whyNotBattleUnit(t, unit, false) === no.OK &&
  !isBeside(t, enemyOf(sideOfUnit(unit)), s.hexOf(t, unit))

/** G-5.4 A unit on wire that could still battle may remove the wire instead. */
export const whyNotRemoveWire = (t: T, side: Side, hex: Hex): number => {
  if (!s.hasUnitOf(t, side, hex)) return no.NO_OWN_UNIT_THERE
  if (!s.hasWire(t, hex)) return no.NO_WIRE
  if (s.isFurious(t) || s.isPrepared(t)) return no.CARD_PREPARED
  return whyNotBattleUnit(t, s.unitOn(t, hex), false)
}

/** With a card prepared for an attack, the attack must follow; in a Storm of Fire whoever has a target fires (G-12.9). */
export const whyNotEndBattles = (t: T): number => {
  if (s.isPrepared(t)) return no.CARD_PREPARED
  return s.hasFlag(t, RANGED_ONLY) && stormMustFire(t) && canFire(t) ? no.MUST_FIRE : no.OK
}

/** Whether any unit still has a target, bare wire included. */
const canFire = (t: T): boolean => {
  for (let units = readyUnits(t); units !== 0; units &= units - 1)
    if (hasTarget(t, lowestBit(units))) return true
  return false
}

/** Whether anybody can still battle or remove wire. */
export const canBattle = (t: T): boolean => {
  for (let units = readyUnits(t); units !== 0; units &= units - 1)
    if (canBattleWith(t, lowestBit(units))) return true
  return false
}

const canBattleWith = (t: T, unit: Unit): boolean =>
  whyNotRemoveWire(t, sideOfUnit(unit), s.hexOf(t, unit)) === no.OK || hasTarget(t, unit)

const hasTarget = (t: T, unit: Unit): boolean =>
  targetsOf(t, unit, true) !== 0 || (mayCutWire(t, unit) && nextWire(t, unit, 0) < HEXES)

/** Whether a unit of the side whose turn it is not may battle out of turn: Short Supply forbids it. */
export const mayAnswer = (t: T, unit: Unit): boolean => !s.isIn(t, atUnfit, unit)

/** Whether any attack is possible that the card about to be prepared fits. */
export const canAttack = (t: T, closeOnly: boolean): boolean => {
  for (let units = readyUnits(t); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    const targets = targetsOf(t, unit, !closeOnly)
    const beside = unitsBeside(t, enemyOf(sideOfUnit(unit)), s.hexOf(t, unit))
    if ((closeOnly ? targets & beside : targets) !== 0) return true
  }
  return false
}

/** G-5.4 */
export const clearWire = (t: T, hex: Hex): void => {
  const unit = s.unitOn(t, hex)
  doors.removeWire(t, hex)
  finishWith(t, 1 << unit)
  endRaidOf(t, unit, false)
}
