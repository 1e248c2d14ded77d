/** G-13.5 Trench Raid: the way home of the raider, when it is driven back and at the end of its raid. */
import { frameKindBelow } from '@bivouac/kernel'
import { titleSetting } from '../cards/vocabulary.ts'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMBAT, sideOfUnit, type Unit } from '../vocabulary.ts'
import { onlyAnswersDriveHome, raidersMayAlwaysReturn } from './versions.ts'

type T = s.GreatWarTable
const { raiderHome: atRaiderHome } = s.AT

const NO_BATTLE = s.flagBit('no-battle')

/** The hex that the unit started its raid from, if it is the raider and the hex is free; else -1. */
const homeOf = (t: T, unit: Unit): number => {
  if (s.raiderOf(t) !== unit) return -1
  const home = s.raiderHome(t)
  return home >= 0 && !s.hasUnit(t, home) ? home : -1
}

/** A retreating raider may go home instead, if it was an answer to its attack that drove it back, and not shells. */
export const wayHome = (t: T, unit: Unit): number =>
  onlyAnswersDriveHome(t) && frameKindBelow(t) !== f.ATTACK ? -1 : homeOf(t, unit)

const ask = (t: T, unit: Unit, home: number): void => {
  f.choose.call(t, COMBAT, titleSetting('raid'), sideOfUnit(unit), unit, home)
}

/** Version 1: home from the ground just taken only. */
export const letGoHomeFromGround = (t: T, unit: Unit): void => {
  const home = homeOf(t, unit)
  if (home >= 0 && !raidersMayAlwaysReturn(t)) ask(t, unit, home)
}

/** The raid is over, and with it the way home; who has not been driven back may still take it, once. */
const endRaid = (t: T, drivenBack: boolean): void => {
  const unit = s.raiderOf(t)
  const home = s.isOnBoard(t, unit) && !drivenBack ? homeOf(t, unit) : -1
  doors.setTurnCell(t, atRaiderHome, 0)
  if (home >= 0) ask(t, unit, home)
}

const isOut = (t: T): boolean => s.raiderHome(t) >= 0 && raidersMayAlwaysReturn(t)

/** This unit is through with its attack, or with its wire. Battle Fury never follows: it would be one combat card too many. */
export const endRaidOf = (t: T, unit: Unit, drivenBack: boolean): void => {
  if (isOut(t) && s.raiderOf(t) === unit) endRaid(t, drivenBack)
}

/** The battles are over without one of the raider; true if it is asked whether it goes home, and then nobody battles any more. */
export const endRaidWithBattles = (t: T): boolean => {
  if (!isOut(t) || homeOf(t, s.raiderOf(t)) < 0) return false
  doors.setFlag(t, NO_BATTLE)
  endRaid(t, false)
  return true
}
