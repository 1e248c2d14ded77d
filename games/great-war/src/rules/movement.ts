/** G-5 Movement, G-11.6 leaving the board, and the moves that cards give: Rush & Rotation, Trench Raid, Advance Over The Top. */
import { end, lowestBit, rollDie } from '@bivouac/kernel'
import { standsStill } from '../cards/in-force.ts'
import { AIM_NONE, aimAtHex, hexIn } from '../commands.ts'
import { HEX_CELLS, hasHex } from '../geometry.ts'
import * as no from '../refusals.ts'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import {
  BATTLE_DIE,
  DIE_FACES,
  enemyOf,
  HEXES,
  type Hex,
  type Side,
  sideOfUnit,
  type Unit,
  unitName,
} from '../vocabulary.ts'
import {
  explore,
  found,
  hasFreeNeighbour,
  PLAIN,
  RAIDING,
  RUSHING,
  stepsTo,
  stopsIn,
  stopsOnLeaving,
} from './reach.ts'
import { advanceFollowsMove, advancesEndBesideFriends } from './versions.ts'
import { openWindow } from './windows.ts'

type T = s.GreatWarTable
const { aim: atAim, moved: atMoved, ordered: atOrdered, raider: atRaider, raiderHome: atRaiderHome } = s.AT
const { stopped: atStopped, unfit: atUnfit } = s.AT

const NO_MOVE = s.flagBit('no-move')
const RUSH = s.flagBit('rush')
const ADVANCE = s.flagBit('advance')
const RAID = s.flagBit('raid')

const RAID_HEXES = 4
const RUSH_HEXES = 6

/** G-5.1 How far the unit may move with this turn's card. */
const reachOf = (t: T, unit: Unit): number => {
  if (s.hasFlag(t, NO_MOVE)) return 0
  if (s.hasFlag(t, RUSH)) return RUSH_HEXES
  if (standsStill(t, unit)) return 0
  return s.isInfantry(t, unit) ? s.farReach(t) : 1
}

const wayOf = (t: T): number => (s.hasFlag(t, RUSH) ? RUSHING : PLAIN)

/** G-12.8 The free hexes next to a friend of the unit whose reach was last looked at. */
const besideFriends = new Int32Array(HEX_CELLS)

const findBesideFriends = (t: T, unit: Unit): void => {
  const sets = t.board.nearSets
  for (let cell = 0; cell < HEX_CELLS; cell++) besideFriends[cell] = 0
  for (
    let friends = s.unitsOnBoard(t, sideOfUnit(unit)) & ~(1 << unit);
    friends !== 0;
    friends &= friends - 1
  ) {
    const at = s.hexOf(t, lowestBit(friends)) * HEX_CELLS
    for (let cell = 0; cell < HEX_CELLS; cell++) besideFriends[cell] |= sets[at + cell]
  }
  for (let cell = 0; cell < HEX_CELLS; cell++) besideFriends[cell] &= ~s.occupiedCell(t, cell)
}

/** Looks for the hexes that the unit can reach by moving; gives their number, as `explore` does. */
export const exploreMoves = (t: T, unit: Unit): number => {
  const way = wayOf(t)
  if (way === RUSHING) findBesideFriends(t, unit)
  return explore(t, unit, reachOf(t, unit), way)
}

/** G-12.8 Whether a unit may end its move on some of the hexes only that it can reach. */
export const isRushing = (t: T): boolean => s.hasFlag(t, RUSH)

/** After `exploreMoves`: G-12.8 a unit that rushed must end next to a friend standing there at that moment. */
export const mayEndMoveOn = (t: T, hex: Hex): boolean => !s.hasFlag(t, RUSH) || hasHex(besideFriends, hex)

/** Where the unit may raid; only its own hex, which comes first, if it may not. */
export const exploreRaid = (t: T, unit: Unit): number =>
  s.hasFlag(t, RAID) && s.isInfantry(t, unit) ? explore(t, unit, RAID_HEXES, RAIDING) : 1

/** G-4.4 Whether the unit on a hex is to move now at all. */
const whyNotMoveUnit = (t: T, side: Side, hex: Hex): number => {
  if (!s.hasUnitOf(t, side, hex)) return no.NO_OWN_UNIT_THERE
  const unit = s.unitOn(t, hex)
  if (!s.isIn(t, atOrdered, unit)) return no.NOT_ORDERED
  if (s.isIn(t, atMoved, unit)) return no.ALREADY_MOVED
  return s.hasFlag(t, NO_MOVE) || s.isIn(t, atStopped, unit) ? no.MAY_NOT_MOVE : no.OK
}

/** G-5.1 Whether the unit on a hex may move to another. */
export const whyNotMove = (t: T, side: Side, from: number, to: number): number => {
  const why = whyNotMoveUnit(t, side, from)
  if (why !== no.OK) return why
  const unit = s.unitOn(t, from)
  if (s.hasUnit(t, to)) return no.HEX_OCCUPIED
  exploreMoves(t, unit)
  if (stepsTo(to) < 0) return no.OUT_OF_REACH
  return mayEndMoveOn(t, to) ? no.OK : no.NO_FRIEND_BESIDE
}

/** G-11.6 Whether the unit can leave: from the enemy's baseline, by one hex more of its move. */
export const whyNotExit = (t: T, side: Side, hex: Hex): number => {
  if (t.board.breakthrough[side] === 0 || s.hasFlag(t, RUSH)) return no.CANNOT_LEAVE
  const why = whyNotMoveUnit(t, side, hex)
  if (why !== no.OK) return why
  return canLeave(t, s.unitOn(t, hex)) ? no.OK : no.CANNOT_LEAVE
}

/** The same for a unit that is yet to move. */
export const mayLeave = (t: T, side: Side, unit: Unit): boolean =>
  t.board.breakthrough[side] !== 0 && !s.hasFlag(t, RUSH) && canLeave(t, unit)

const canLeave = (t: T, unit: Unit): boolean => {
  const most = reachOf(t, unit)
  const from = s.hexOf(t, unit)
  const baseline = enemyOf(sideOfUnit(unit)) * 4
  if (hasHex(t.board.baselines, from, baseline)) return most > 0
  const crater = stopsOnLeaving(t, from)
  const count = explore(t, unit, most - 1, PLAIN)
  for (let i = 1; i < count && !crater; i++)
    if (hasHex(t.board.baselines, found(i), baseline) && !stopsIn(t, found(i))) return true
  return false
}

/** Trench Raid: up to four hexes, terrain stops ignored. */
export const whyNotRaid = (t: T, side: Side, from: number, to: number): number => {
  if (!s.hasFlag(t, RAID)) return no.WRONG_MOMENT
  const why = whyNotMoveUnit(t, side, from)
  if (why !== no.OK) return why
  const unit = s.unitOn(t, from)
  if (!s.isInfantry(t, unit)) return no.BAD_AIM
  if (s.hasUnit(t, to)) return no.HEX_OCCUPIED
  explore(t, unit, RAID_HEXES, RAIDING)
  return stepsTo(to) < 0 ? no.OUT_OF_REACH : no.OK
}

/** Advance Over The Top: for a unit that has moved. */
export const whyNotAdvance = (t: T, side: Side, hex: Hex): number => {
  if (!s.hasFlag(t, ADVANCE)) return no.WRONG_MOMENT
  if (!s.hasUnitOf(t, side, hex)) return no.NO_OWN_UNIT_THERE
  const unit = s.unitOn(t, hex)
  if (!s.isIn(t, atOrdered, unit)) return no.NOT_ORDERED
  if (!s.isIn(t, atMoved, unit) || s.isIn(t, atStopped, unit)) return no.MAY_NOT_MOVE
  return (mayAdvance(t) >>> unit) & 1 ? no.OK : no.WRONG_MOMENT
}

/** G-13.5 The units that Advance Over The Top may still lead on: the one that has just moved, which the card is aimed at. */
export const mayAdvance = (t: T): number => {
  if (!s.hasFlag(t, ADVANCE)) return 0
  const units = s.orderedUnits(t) & s.movedUnits(t) & ~s.stoppedUnits(t)
  if (!advanceFollowsMove(t)) return units
  const hex = hexIn(s.aimNow(t))
  return hex >= 0 && s.hasUnit(t, hex) ? units & (1 << s.unitOn(t, hex)) : 0
}

/** A unit has moved to this hex, or off the board (-1): Advance Over The Top is for it, and no longer for those before. */
const aimAdvance = (t: T, hex: Hex): void => {
  if (s.hasFlag(t, ADVANCE) && advanceFollowsMove(t))
    doors.setTurnCell(t, atAim, hex < 0 ? AIM_NONE : aimAtHex(hex))
}

export const yetToMove = (t: T): number =>
  s.hasFlag(t, NO_MOVE) ? 0 : s.orderedUnits(t) & ~s.movedUnits(t) & ~s.stoppedUnits(t)

/** Whether anybody can still move, or a card that moves somebody can still be used. */
export const canMove = (t: T, side: Side): boolean => {
  if (mayAdvance(t) !== 0) return true
  const rushing = s.hasFlag(t, RUSH)
  for (let units = yetToMove(t); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    if (!rushing && reachOf(t, unit) > 0 && hasFreeNeighbour(t, s.hexOf(t, unit))) return true
    if (!rushing && t.board.breakthrough[side] === 0) continue
    const count = exploreMoves(t, unit)
    for (let i = 1; i < count; i++) if (mayEndMoveOn(t, found(i))) return true
    if (mayLeave(t, side, unit)) return true
  }
  return false
}

/** G-5.1 Whether the move takes more steps than infantry may go and still battle; a neighbour is always one step off. */
const goesFar = (t: T, unit: Unit, to: number): boolean => {
  const andBattle = s.battleReach(t)
  const apart = t.board.steps[s.hexOf(t, unit) * HEXES + to]
  if (apart <= 1 || apart > andBattle) return apart > andBattle
  explore(t, unit, andBattle, wayOf(t))
  return stepsTo(to) < 0
}

/** G-5.1, G-5.3 The unit moves; then the enemy may answer. */
export const moveUnit = (t: T, from: number, to: number): void => {
  const unit = s.unitOn(t, from)
  const tired = !s.isInfantry(t, unit) || goesFar(t, unit, to)
  const crater = stopsOnLeaving(t, from)
  doors.markMoved(t, unit)
  doors.moveUnit(t, unit, to, 'move')
  aimAdvance(t, to)
  if (tired) doors.mark(t, atUnfit, unit)
  if (!s.hasFlag(t, RUSH) && (crater || stopsIn(t, to))) doors.mark(t, atStopped, unit)
  openWindow(t, f.AFTER_MOVE, unit, from)
}

/** G-11.6 */
export const leaveBoard = (t: T, side: Side, hex: Hex): void => {
  doors.leaveBoard(t, s.unitOn(t, hex))
  aimAdvance(t, -1)
  doors.keepMedals(t, side, t.board.breakthrough[side], 'breakthrough')
}

/** Trench Raid: the raider may battle whatever it moved, and remembers where it came from. */
export const raidWith = (t: T, from: number, to: number): void => {
  const unit = s.unitOn(t, from)
  doors.clearFlag(t, RAID)
  doors.setTurnCell(t, atRaider, unit + 1)
  doors.setTurnCell(t, atRaiderHome, from + 1)
  doors.markMoved(t, unit)
  doors.moveUnit(t, unit, to, 'raid')
  openWindow(t, f.AFTER_MOVE, unit, from)
}

/** Advance Over The Top: two dice, one hex more for each soldier. */
export const rollAdvance = (t: T, hex: Hex): void => {
  const unit = s.unitOn(t, hex)
  aimAdvance(t, -1)
  doors.clearFlag(t, ADVANCE)
  const first = rollDie(t, BATTLE_DIE)
  const second = rollDie(t, BATTLE_DIE)
  if (t.recorder) doors.noteRoll(t, unitName(unit), hex, 'advance', [first, second], [], [])
  const hexes = (DIE_FACES[first] === 'soldier' ? 1 : 0) + (DIE_FACES[second] === 'soldier' ? 1 : 0)
  if (hexes > 0) f.advancing.call(t, unit, hexes)
}

/** Where the hexes that were rolled lead. G-12.8 The friends of a unit that rushed count at their end, too. */
export const exploreAdvance = (t: T): number => {
  const unit = f.advancing.unit(t)
  if (s.hasFlag(t, RUSH)) findBesideFriends(t, unit)
  return explore(t, unit, f.advancing.hexes(t), PLAIN)
}

/** After `exploreAdvance`. */
export const mayEndAdvanceOn = (t: T, hex: Hex): boolean =>
  mayEndMoveOn(t, hex) || !advancesEndBesideFriends(t)

export const whyNotAdvanceTo = (t: T, from: number, to: number): number => {
  const unit = f.advancing.unit(t)
  if (s.hexOf(t, unit) !== from) return no.NOT_ORDERED
  if (s.hasUnit(t, to)) return no.HEX_OCCUPIED
  exploreAdvance(t)
  if (stepsTo(to) < 0) return no.OUT_OF_REACH
  return mayEndAdvanceOn(t, to) ? no.OK : no.NO_FRIEND_BESIDE
}

export const advanceTo = (t: T, from: number, to: number): void => {
  const unit = f.advancing.unit(t)
  end(t)
  doors.moveUnit(t, unit, to, 'advance')
  if (stopsIn(t, to) || stopsOnLeaving(t, from)) doors.mark(t, atStopped, unit)
  openWindow(t, f.AFTER_MOVE, unit, from)
}
