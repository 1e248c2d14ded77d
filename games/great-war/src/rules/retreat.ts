/** G-9 Flags: the owner retreats or ignores them one by one; what cannot be retreated costs figures. */
import { end } from '@bivouac/kernel'
import * as no from '../refusals.ts'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { HEXES, type Hex, sideOfUnit, type Unit } from '../vocabulary.ts'
import { wayHome } from './raid.ts'

type T = s.GreatWarTable

/** Puts the unit's flags on the stack. `medals` are the enemy's if the last figure is lost. */
export const beginRetreat = (t: T, unit: Unit, flags: number, ignorable: number, medals: number): void => {
  if (flags > 0) f.retreat.call(t, unit, flags, ignorable, medals)
}

/** G-9.1 One of the two hexes towards the own baseline (`i` 0 or 1); -1 if it is beyond the edge or taken. */
export const wayBack = (t: T, unit: Unit, i: number): number => {
  const hex = t.board.back[(sideOfUnit(unit) * HEXES + s.hexOf(t, unit)) * 2 + i]
  return hex >= 0 && !s.hasUnit(t, hex) ? hex : -1
}

const ignorable = (t: T): number => f.retreat.ignorable(t)

/** Settles what leaves the owner no choice; false when there is one. */
export const settleRetreat = (t: T): boolean => {
  const unit = f.retreat.unit(t)
  const flags = f.retreat.flags(t)
  if (flags === 0 || !s.isOnBoard(t, unit)) {
    end(t)
    return true
  }
  const first = wayBack(t, unit, 0)
  const second = wayBack(t, unit, 1)
  if (wayHome(t, unit) >= 0 || (first >= 0 && second >= 0)) return false
  if (first < 0 && second < 0) {
    if (ignorable(t) > 0) ignoreFlag(t)
    else {
      // G-9.2
      f.retreat.set.flags(t, flags - 1)
      doors.loseFigures(t, unit, 1, 'G-9.2', f.retreat.medals(t))
    }
    return true
  }
  if (ignorable(t) > 0) return false
  retreatTo(t, Math.max(first, second))
  return true
}

/** G-9.1 Whether the retreating unit may go to this hex. */
export const whyNotRetreatTo = (t: T, hex: Hex): number => {
  const unit = f.retreat.unit(t)
  return hex === wayBack(t, unit, 0) || hex === wayBack(t, unit, 1) || hex === wayHome(t, unit)
    ? no.OK
    : no.NOT_A_WAY_BACK
}

/** G-9.3 */
export const whyNotIgnore = (t: T): number => (ignorable(t) > 0 ? no.OK : no.CANNOT_IGNORE)

export const retreatTo = (t: T, hex: Hex): void => {
  const unit = f.retreat.unit(t)
  // G-13.5 A raider that goes home does so instead of the whole retreat.
  f.retreat.set.flags(t, hex === wayHome(t, unit) ? 0 : f.retreat.flags(t) - 1)
  doors.moveUnit(t, unit, hex, 'retreat')
}

export const ignoreFlag = (t: T): void => {
  f.retreat.set.flags(t, f.retreat.flags(t) - 1)
  f.retreat.set.ignorable(t, f.retreat.ignorable(t) - 1)
  doors.noteFlagIgnored(t, f.retreat.unit(t))
}
