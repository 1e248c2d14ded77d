/**
 * G-6, G-7 The one resolver of attacks by units: ranged and close, single and joint, by order and by card. What it
 * needs travels in its frame: the attackers, the target's hex, the mode (dice.ts), the roll and the stage.
 */
import { end, lowestBit } from '@bivouac/kernel'
import { EVERY_SOLDIER } from '../battle-dice.ts'
import { battlesTwice } from '../cards/in-force.ts'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { type Hex, MORTAR, sideOfUnit, type Unit, type Units, unitName } from '../vocabulary.ts'
import * as d from './dice.ts'
import { endRaidOf } from './raid.ts'
import { beginRetreat } from './retreat.ts'
import { closeBurstsCutWire } from './versions.ts'
import { openWindow } from './windows.ts'

type T = s.GreatWarTable
const { battled: atBattled, battledTwice: atTwice, fury: atFury, stopped: atStopped } = s.AT

const NO_HQ = s.flagBit('no-hq')

// The stages of an attack; the attacker's hex lies above them, at bit 4.
const DECLARED = 0
const TO_ROLL = 1
const ROLLED = 2
const STRUCK = 3
const ANSWERED = 4
const OVER = 5
const HEX_SHIFT = 4

/** Puts an attack on the stack; the rules go on with it from there. */
export const declare = (t: T, units: Units, hex: Hex, mode: number): void => {
  const unit = lowestBit(units)
  doors.noteAttack(t, units, hex, d.isClose(mode))
  f.attack.call(t, units, hex, mode, 0, DECLARED | (s.hexOf(t, unit) << HEX_SHIFT))
}

/** The hex of the (first) attacker when the attack was declared, in the top frame. */
export const attackerHex = (t: T): number => f.attack.stage(t) >> HEX_SHIFT

const setStage = (t: T, stage: number): void => f.attack.set.stage(t, (f.attack.stage(t) & ~15) | stage)

/** The next stage of the attack on top of the stack. */
export const advanceAttack = (t: T): void => {
  switch (f.attack.stage(t) & 15) {
    case DECLARED:
      return announce(t)
    case TO_ROLL:
      return roll(t)
    case ROLLED:
      return strike(t)
    case STRUCK:
      return letAnswer(t)
    case ANSWERED:
      return letTakeGround(t)
    default:
      return finish(t)
  }
}

const isOrdered = (mode: number): boolean => d.answerIn(mode) === 0

/** G-12.10 Before a close combat by order is rolled, the enemy may answer. */
const announce = (t: T): void => {
  const mode = f.attack.mode(t)
  setStage(t, TO_ROLL)
  if (!d.isClose(mode) || !isOrdered(mode)) return
  const target = s.unitOn(t, f.attack.hex(t))
  openWindow(t, f.BEFORE_CLOSE, target, attackerHex(t), 0, mayBeLost(t))
}

/** Whether the attack on top of the stack may destroy its target: by its dice, or by what they have shown. */
export const mayBeLost = (t: T): boolean => {
  const target = s.unitOn(t, f.attack.hex(t))
  return ((f.attack.stage(t) & 15) === TO_ROLL ? jointDice(t) : hitsOf(t)) >= s.figuresOf(t, target)
}

/** All dice of the attack on top of the stack. */
const jointDice = (t: T): number => {
  const mode = f.attack.mode(t)
  return d.bonusIn(mode) + d.diceTogether(t, f.attack.units(t), f.attack.hex(t), mode)
}

/** The attacker rolls, if it is still there and has not retreated; HQ faces pay at once (G-6.6). */
const roll = (t: T): void => {
  const units = f.attack.units(t)
  const hex = f.attack.hex(t)
  const mode = f.attack.mode(t)
  const unit = lowestBit(units)
  if (s.unitOn(t, attackerHex(t)) !== unit) return setStage(t, OVER)
  const rolled = d.rollBattleDice(t, jointDice(t))
  const target = s.unitOn(t, hex)
  if (t.recorder) {
    const hits = target < 0 ? [] : d.lastHits(soldiersIgnored(t), skullsHit(t))
    doors.noteRoll(
      t,
      unitName(unit),
      hex,
      'battle',
      d.lastFaces.slice(),
      d.diceParts(t, units, hex, mode),
      hits,
    )
  }
  f.attack.set.rolled(t, rolled)
  setStage(t, ROLLED)
  if (target < 0) return
  const side = sideOfUnit(unit)
  if (side !== s.activeSide(t) || !s.hasFlag(t, NO_HQ))
    doors.gainHq(t, side, d.countOf(rolled, d.HQS), 'G-6.6')
  if (isOrdered(mode) && !d.isClose(mode) && soldierHits(t, rolled, hex) > 0)
    openWindow(t, f.AFTER_ROLL, target, attackerHex(t), 0, mayBeLost(t))
}

/** G-6.5, G-7.2 The hits of the attack on top of the stack, once it is rolled. */
const hitsOf = (t: T): number => d.hitsIn(f.attack.rolled(t), soldiersIgnored(t), skullsHit(t))

const soldiersIgnored = (t: T): number => {
  const mode = f.attack.mode(t)
  if (mode & d.SOLDIERS_MISS) return EVERY_SOLDIER
  return d.soldiersIgnoredOn(t, f.attack.hex(t), d.wayOfAttack(t, attackerHex(t), d.isClose(mode)))
}

const skullsHit = (t: T): boolean =>
  d.skullsHit(t, lowestBit(f.attack.units(t)), f.attack.hex(t), f.attack.mode(t))

const soldierHits = (t: T, rolled: number, hex: Hex): number =>
  d.countOf(rolled, d.SOLDIERS) - d.soldiersIgnoredOn(t, hex, d.wayOfAttack(t, 0, false))

/** G-6.5, G-6.7, G-7.2 Casualties first, then flags. */
const strike = (t: T): void => {
  const unit = lowestBit(f.attack.units(t))
  const hex = f.attack.hex(t)
  const mode = f.attack.mode(t)
  const rolled = f.attack.rolled(t)
  const target = s.unitOn(t, hex)
  setStage(t, STRUCK)
  // G-10.6
  const cutsWire =
    s.kindOf(t, unit) === MORTAR &&
    (!d.isClose(mode) || closeBurstsCutWire(t)) &&
    s.hasWire(t, hex) &&
    d.countOf(rolled, d.BURSTS) > 0
  if (cutsWire) doors.removeWire(t, hex)
  const hits = target < 0 ? 0 : hitsOf(t)
  if (!cutsWire && hits === 0 && (target < 0 || d.countOf(rolled, d.FLAGS) === 0))
    doors.noteMiss(t, hex, 'battle')
  if (target < 0) return
  const way = d.wayOfAttack(t, attackerHex(t), d.isClose(mode))
  const ignorable = d.flagsIgnoredBy(t, target, hex, way, mode)
  if (doors.loseFigures(t, target, hits, d.isClose(mode) ? 'G-7.2' : 'G-6.5', t.board.unitMedal)) return
  beginRetreat(t, target, d.countOf(rolled, d.FLAGS), ignorable, t.board.unitMedal)
}

/** G-13.4 A target that was neither destroyed nor driven back may answer. */
const letAnswer = (t: T): void => {
  const hex = f.attack.hex(t)
  const mode = f.attack.mode(t)
  setStage(t, ANSWERED)
  if (!isOrdered(mode)) return setStage(t, OVER)
  if (s.hasUnit(t, hex))
    openWindow(
      t,
      d.isClose(mode) ? f.AFTER_CLOSE : f.AFTER_RANGED,
      s.unitOn(t, hex),
      attackerHex(t),
      f.attack.units(t),
    )
}

/** G-7.3 Ordered infantry may move into the hex that it has emptied, unless it may not move on. */
const letTakeGround = (t: T): void => {
  const unit = lowestBit(f.attack.units(t))
  const hex = f.attack.hex(t)
  setStage(t, OVER)
  if (!d.isClose(f.attack.mode(t)) || s.hasUnit(t, hex) || s.unitOn(t, attackerHex(t)) !== unit) return
  if (!s.isInfantry(t, unit) || s.isIn(t, atStopped, unit)) return
  f.takeGround.call(t, unit, hex)
}

const isTwiceRangedOnly = (t: T, unit: Unit): boolean =>
  battlesTwice(t, unit, false) && !battlesTwice(t, unit, true)

const finish = (t: T): void => {
  const units = f.attack.units(t)
  const mode = f.attack.mode(t)
  const attacker = lowestBit(units)
  const stood = s.unitOn(t, attackerHex(t)) === attacker || s.unitOn(t, f.attack.hex(t)) === attacker
  end(t)
  if (!isOrdered(mode)) return
  finishWith(t, units)
  // G-13.5 Where a card doubles ranged attacks only, close combat is the last of the unit's battles.
  if (d.isClose(mode) && s.isOnBoard(t, attacker) && isTwiceRangedOnly(t, attacker))
    doors.mark(t, atTwice, attacker)
  endRaidOf(t, attacker, !stood)
}

/** G-4.5 The units have battled; what Direct From HQ laid with them goes back to the pool (G-12.5). */
export const finishWith = (t: T, units: Units): void => {
  for (let rest = units; rest !== 0; rest &= rest - 1) {
    const unit = lowestBit(rest)
    if (!s.isOnBoard(t, unit)) continue
    if (!s.isIn(t, atBattled, unit)) {
      doors.mark(t, atBattled, unit)
      if (s.hqAside(t) > 0) doors.returnHqAside(t, 1)
    } else if (!s.isFurious(t)) doors.mark(t, atTwice, unit)
  }
  // Battle Fury: the bonus is used up unless taking ground has just renewed it.
  const fury = s.furyNow(t)
  doors.setTurnCell(t, atFury, fury & FURY_FRESH ? fury & ~FURY_FRESH : 0)
}

/** In `fury`: the bonus attack is still to be made. */
export const FURY_FRESH = 1 << 16

/** Turns the top frame into the same attack with another mode: for cards that change it. */
export const changeMode = (t: T, bits: number): void => {
  f.attack.goto(
    t,
    f.attack.units(t),
    f.attack.hex(t),
    f.attack.mode(t) | bits,
    f.attack.rolled(t),
    f.attack.stage(t),
  )
}
