/** N-5 Movement: Move, Guide, Scout, Stalk. */
import { lowestBit } from '@bivouac/kernel'
import * as no from '../refusals.ts'
import { moveCounter, placeMarker, takeFog } from '../state/doors.ts'
import { chooseGuided, step } from '../state/frames.ts'
import * as s from '../state/state.ts'
import {
  type Action,
  type ActionName,
  FOG,
  GUIDE,
  isOwnUnit,
  MOVE,
  SCOUT,
  type Side,
  STALK,
  SUPPLY,
  sideOfUnit,
  type Tile,
  type Tiles,
  type Unit,
  unitOf,
  unitsOf,
} from '../vocabulary.ts'
import type { ActionRule } from './action-rule.ts'

type T = s.NormandyTable

/** N-5.1, N-5.3, N-5.4 The tiles next to `tile` that this action may enter: any for Scout and Stalk, own markers for Move and Guide. Counters never block (N-1.11). */
export function opensTo(t: T, side: Side, tile: Tile, action: Action): Tiles {
  const near = t.board.near[tile]
  return action === SCOUT || action === STALK ? near : near & s.markersOf(t, side)
}

/** N-4.1, N-4.2 A unit that enters may stay where it enters; any other needs a tile to go to. */
const whyNotGo = (t: T, side: Side, tile: Tile, action: Action, enters: boolean): number =>
  enters || opensTo(t, side, tile, action) !== 0 ? no.OK : no.NO_TILE_TO_GO

/** N-5.1, N-5.3, N-5.4 The unit's counter moves by this action. */
const moving = (name: ActionName, action: Action): ActionRule => ({
  action: name,
  whyNot: (t, side, kind, from) => whyNotGo(t, side, from, action, !s.isOnBoard(t, unitOf(side, kind))),
  carryOut: (t, _, unit, steps, __, entered) => step.call(t, unit, steps, action, 0, entered ? 1 : 0),
})
export const move: ActionRule = moving('move', MOVE)
export const scout: ActionRule = moving('scout', SCOUT)
export const stalk: ActionRule = moving('stalk', STALK)

/** N-5.2 Any one of the own counters moves. */
export const guide: ActionRule = {
  action: 'guide',
  whyNot: (t, side) => whyNotGuideAnyone(t, side),
  carryOut: (t, _, __, steps) => chooseGuided.call(t, steps),
}

/** N-5.2 Whether this counter may be guided: own, on the board, not suppressed, with a tile to go to. */
export function whyNotGuide(t: T, side: Side, unit: Unit): number {
  if (!isOwnUnit(side, unit)) return no.NOT_OWN_COUNTER
  if (!s.isOnBoard(t, unit)) return no.GUIDED_OFF_BOARD
  if (s.isSuppressed(t, unit)) return no.GUIDED_SUPPRESSED
  return whyNotGo(t, side, s.tileOf(t, unit), GUIDE, false)
}

/** N-4.1 Guide needs a counter that it could move. */
function whyNotGuideAnyone(t: T, side: Side): number {
  for (let units = s.unitsOnBoard(t) & unitsOf(side); units !== 0; units &= units - 1)
    if (whyNotGuide(t, side, lowestBit(units)) === no.OK) return no.OK
  return no.NOBODY_TO_GUIDE
}

/** One tile on; Scout leaves a marker there (N-5.3). */
export function enter(t: T, unit: Unit, tile: Tile, action: Action): void {
  moveCounter(t, unit, tile)
  if (action === SCOUT) scoutTile(t, sideOfUnit(unit), tile)
}

/** N-5.3 A marker on a tile that has none, and a Fog of War card for it, as far as there are any. */
function scoutTile(t: T, side: Side, tile: Tile): void {
  if (s.hasMarker(t, side, tile)) return
  placeMarker(t, side, tile)
  if (s.hasKind(t, side, SUPPLY, FOG)) takeFog(t, side, s.lowestOf(t, side, SUPPLY, FOG))
}
