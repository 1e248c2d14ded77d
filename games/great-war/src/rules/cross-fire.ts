/** G-6.8 The beginning of an attack: machine guns that may fire at the same target are asked to fire along. */
import { end, lowestBit } from '@bivouac/kernel'
import * as no from '../refusals.ts'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { HEXES, type Hex, MACHINE_GUN, type Side, type Unit, type Units } from '../vocabulary.ts'
import { declare } from './attack.ts'
import { furyMode, preparedMode, readyUnits, whyNotAttack, whyNotBattleUnit } from './battle.ts'
import { CLOSE_BATTLE } from './dice.ts'
import { crossFireIsRanged } from './versions.ts'

type T = s.GreatWarTable
const { prepared: atPrepared } = s.AT

/** The attack is declared; where other machine guns may fire along, that is asked first (G-6.8). */
export const beginBattle = (t: T, from: number, hex: Hex): void => {
  const unit = s.unitOn(t, from)
  // Wire next to a mortar is out of its range: on a neighbour that may be attacked somebody stands.
  const close = t.board.steps[from * HEXES + hex] === 1
  if (!close && s.kindOf(t, unit) === MACHINE_GUN && canJoin(t, 1 << unit, hex))
    return f.crossFire.call(t, 1 << unit, hex)
  start(t, 1 << unit, hex, close)
}

const start = (t: T, units: Units, hex: Hex, close: boolean): void => {
  const mode = (preparedMode(t) + furyMode(t)) | (close ? CLOSE_BATTLE : 0)
  doors.setTurnCell(t, atPrepared, 0)
  declare(t, units, hex, mode)
}

const whyNotJoinUnit = (t: T, guns: number, unit: Unit, hex: Hex): number => {
  if ((guns >>> unit) & 1 || s.kindOf(t, unit) !== MACHINE_GUN) return no.CANNOT_JOIN
  const why = whyNotBattleUnit(t, unit, false)
  if (why !== no.OK) return why
  // Cross fire is ranged combat: a gun next to the target battles close, or not at all (G-6.1).
  if (crossFireIsRanged(t) && t.board.steps[s.hexOf(t, unit) * HEXES + hex] === 1) return no.ENEMY_ADJACENT
  return whyNotAttack(t, unit, hex)
}

const canJoin = (t: T, guns: number, hex: Hex): boolean => {
  for (let units = readyUnits(t) & ~guns; units !== 0; units &= units - 1)
    if (whyNotJoinUnit(t, guns, lowestBit(units), hex) === no.OK) return true
  return false
}

export const whyNotJoin = (t: T, side: Side, hex: Hex): number => {
  if (!s.hasUnitOf(t, side, hex)) return no.NO_OWN_UNIT_THERE
  return whyNotJoinUnit(t, f.crossFire.guns(t), s.unitOn(t, hex), f.crossFire.hex(t))
}

export const joinFire = (t: T, hex: Hex): void => {
  const guns = f.crossFire.guns(t) | (1 << s.unitOn(t, hex))
  const target = f.crossFire.hex(t)
  if (canJoin(t, guns, target)) return f.crossFire.goto(t, guns, target)
  end(t)
  start(t, guns, target, false)
}

export const fireTogether = (t: T): void => {
  const guns = f.crossFire.guns(t)
  const target = f.crossFire.hex(t)
  end(t)
  start(t, guns, target, false)
}
