/** G-7.3 Taking ground after a won close combat; with Battle Fury another attack follows. */

import { end } from '@bivouac/kernel'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import type { Hex, Unit } from '../vocabulary.ts'
import { FURY_FRESH } from './attack.ts'
import { letGoHomeFromGround } from './raid.ts'
import { stopsIn, stopsOnLeaving } from './reach.ts'

type T = s.GreatWarTable
const { fury: atFury, stopped: atStopped } = s.AT

const LEFT_SHIFT = 8

/** G-5.3 Whether the unit that takes ground must stop in the hex: for its ground, or because it leaves a mine crater. */
export const mustStopIn = (t: T, unit: Unit, hex: Hex): boolean =>
  stopsIn(t, hex) || stopsOnLeaving(t, s.hexOf(t, unit))

/** The unit moves in, and stops where the ground stops it. */
export const moveIn = (t: T): void => {
  const unit = f.takeGround.unit(t)
  const hex = f.takeGround.hex(t)
  end(t)
  if (mustStopIn(t, unit, hex)) doors.mark(t, atStopped, unit)
  doors.moveUnit(t, unit, hex, 'take-ground')
  const left = (s.furyNow(t) & 0xffff) >> LEFT_SHIFT
  if (left > 1) grantFury(t, unit, left - 1)
  letGoHomeFromGround(t, unit)
}

export const stayBehind = (t: T): void => {
  end(t)
}

/** Battle Fury: so many bonus attacks are open for this unit, unless it must stop (G-7.3). */
export const grantFury = (t: T, unit: Unit, left: number): void => {
  if (s.isIn(t, atStopped, unit)) return
  doors.setTurnCell(t, atFury, (unit + 1) | (left << LEFT_SHIFT) | FURY_FRESH)
}
