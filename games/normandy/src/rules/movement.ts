/** N-5 Movement: Move, Guide, Scout, Stalk. */
import { add, type Commands, call, end, frameArg, lowestBit, setFrameArg } from '@bivouac/kernel'
import { stop, to } from '../commands.ts'
import {
  AT_LEAST_ONE,
  GUIDED_OFF_BOARD,
  GUIDED_SUPPRESSED,
  NO_TILE_TO_GO,
  NOBODY_TO_GUIDE,
  NOT_ADJACENT,
  NOT_OWN_COUNTER,
  OK,
  TILE_NOT_SCOUTED,
} from '../refusals.ts'
import { moveCounter, placeMarker, takeFog } from '../state/doors.ts'
import { STEP } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { FOG, isOwnUnit, SCOUT, STALK, SUPPLY, sideOfUnit, UNITS, unitsOf } from '../vocabulary.ts'
import { afterCard } from './victory.ts'

type T = s.NormandyTable

/** N-5.1, N-5.3, N-5.4 The tiles next to `tile` that this action may enter: any for Scout and Stalk, own markers for Move and Guide. Counters never block (N-1.11). */
function opensTo(t: T, side: number, tile: number, action: number): number {
  const near = t.board.near[tile]
  return action === SCOUT || action === STALK ? near : near & s.markersOf(t, side)
}

/** N-4.1, N-4.2 A unit that enters may stay where it enters; any other needs a tile to go to. */
export const whyNotGo = (t: T, side: number, tile: number, action: number, enters: boolean): number =>
  enters || opensTo(t, side, tile, action) !== 0 ? OK : NO_TILE_TO_GO

export function beginSteps(t: T, unit: number, steps: number, action: number, entered: boolean): void {
  call(t, STEP, unit, steps, action, 0, entered ? 1 : 0)
}

/** N-5.1, N-5.3, N-5.4 Whether the moving counter may enter this tile next. */
export function whyNotStep(t: T, tile: number): number {
  const unit = frameArg(t, 0)
  const from = s.tileOf(t, unit)
  if (((t.board.near[from] >> tile) & 1) === 0) return NOT_ADJACENT
  return ((opensTo(t, sideOfUnit(unit), from, frameArg(t, 2)) >> tile) & 1) === 1 ? OK : TILE_NOT_SCOUTED
}

/** N-4.2 At least one tile, unless the unit has just entered. */
export const whyNotStopMoving = (t: T): number =>
  frameArg(t, 3) > 0 || frameArg(t, 4) > 0 ? OK : AT_LEAST_ONE

export function listSteps(t: T, out: Commands): void {
  const unit = frameArg(t, 0)
  for (
    let tiles = opensTo(t, sideOfUnit(unit), s.tileOf(t, unit), frameArg(t, 2));
    tiles !== 0;
    tiles &= tiles - 1
  )
    add(out, to(lowestBit(tiles)))
  if (whyNotStopMoving(t) === OK) add(out, stop)
}

export function step(t: T, tile: number): void {
  const unit = frameArg(t, 0)
  const left = frameArg(t, 1) - 1
  moveCounter(t, unit, tile)
  if (frameArg(t, 2) === SCOUT) scoutTile(t, sideOfUnit(unit), tile)
  setFrameArg(t, 1, left)
  setFrameArg(t, 3, frameArg(t, 3) + 1)
  if (left === 0) stopMoving(t)
}

export function stopMoving(t: T): void {
  end(t)
  afterCard(t)
}

/** N-5.3 A marker on a tile that has none, and a Fog of War card for it, as far as there are any. */
function scoutTile(t: T, side: number, tile: number): void {
  if (s.hasMarker(t, side, tile)) return
  placeMarker(t, side, tile)
  if (s.hasKind(t, side, SUPPLY, FOG)) takeFog(t, side, s.lowestOf(t, side, SUPPLY, FOG))
}

/** N-5.2 Whether this counter may be guided: own, on the board, not suppressed, with a tile to go to. */
export function whyNotGuide(t: T, side: number, unit: number, action: number): number {
  if (!isOwnUnit(side, unit)) return NOT_OWN_COUNTER
  if (!s.isOnBoard(t, unit)) return GUIDED_OFF_BOARD
  if (s.isSuppressed(t, unit)) return GUIDED_SUPPRESSED
  return whyNotGo(t, side, s.tileOf(t, unit), action, false)
}

/** N-4.1 Guide needs a counter that it could move. */
export function whyNotGuideAnyone(t: T, side: number, action: number): number {
  for (let units = s.unitsOnBoard(t) & unitsOf(side); units !== 0; units &= units - 1)
    if (whyNotGuide(t, side, lowestBit(units), action) === OK) return OK
  return NOBODY_TO_GUIDE
}

export function listGuided(
  t: T,
  side: number,
  action: number,
  out: Commands,
  make: (unit: number) => number,
): void {
  for (let unit = 0; unit < UNITS; unit++) if (whyNotGuide(t, side, unit, action) === OK) add(out, make(unit))
}
