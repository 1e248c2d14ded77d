/** G-9 Flags: the owner retreats or ignores them one by one; what cannot be retreated costs figures. */
import { add, type Commands, call, end, frameArg, setFrameArg } from '@bivouac/kernel'
import { ignore, to } from '../commands.ts'
import * as doors from '../doors.ts'
import { RETREAT } from '../frames.ts'
import * as no from '../refusals.ts'
import * as s from '../state.ts'
import { HEXES, sideOfUnit } from '../words.ts'
import { wayHome } from './raid.ts'

type T = s.GreatWarTable

/** Puts the unit's flags on the stack. `medals` are the enemy's if the last figure is lost. */
export function beginRetreat(t: T, unit: number, flags: number, ignorable: number, medals: number): void {
  if (flags > 0) call(t, RETREAT, unit, flags, ignorable, medals)
}

/** G-9.1 One of the two hexes towards the own baseline (`i` 0 or 1); -1 if it is beyond the edge or taken. */
function wayBack(t: T, unit: number, i: number): number {
  const hex = t.board.back[(sideOfUnit(unit) * HEXES + s.hexOf(t, unit)) * 2 + i]
  return hex >= 0 && !s.hasUnit(t, hex) ? hex : -1
}

const ignorable = (t: T): number => frameArg(t, 2)

/** Settles what leaves the owner no choice; false when there is one. */
export function settleRetreat(t: T): boolean {
  const unit = frameArg(t, 0)
  const flags = frameArg(t, 1)
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
      setFrameArg(t, 1, flags - 1)
      doors.loseFigures(t, unit, 1, 'G-9.2', frameArg(t, 3))
    }
    return true
  }
  if (ignorable(t) > 0) return false
  retreatTo(t, Math.max(first, second))
  return true
}

/** G-9.1 Whether the retreating unit may go to this hex. */
export function whyNotRetreatTo(t: T, hex: number): number {
  const unit = frameArg(t, 0)
  return hex === wayBack(t, unit, 0) || hex === wayBack(t, unit, 1) || hex === wayHome(t, unit)
    ? no.OK
    : no.NOT_A_WAY_BACK
}

/** G-9.3 */
export const whyNotIgnore = (t: T): number => (ignorable(t) > 0 ? no.OK : no.CANNOT_IGNORE)

export function listRetreats(t: T, out: Commands): void {
  const unit = frameArg(t, 0)
  const first = wayBack(t, unit, 0)
  const second = wayBack(t, unit, 1)
  const home = wayHome(t, unit)
  if (first >= 0) add(out, to(first))
  if (second >= 0) add(out, to(second))
  if (home >= 0 && home !== first && home !== second) add(out, to(home))
  if (ignorable(t) > 0) add(out, ignore)
}

export function retreatTo(t: T, hex: number): void {
  const unit = frameArg(t, 0)
  // G-13.5 A raider that goes home does so instead of the whole retreat.
  setFrameArg(t, 1, hex === wayHome(t, unit) ? 0 : frameArg(t, 1) - 1)
  doors.moveUnit(t, unit, hex, 'retreat')
}

export function ignoreFlag(t: T): void {
  setFrameArg(t, 1, frameArg(t, 1) - 1)
  setFrameArg(t, 2, frameArg(t, 2) - 1)
  doors.noteFlagIgnored(t, frameArg(t, 0))
}
