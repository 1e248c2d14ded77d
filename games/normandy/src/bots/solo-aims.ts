/** Where the solo sheet wants its counters to go and whom they are to shoot at. */
import { lowestBit } from '@bivouac/kernel'
import { FROM_ABOVE, totalDefence } from '../rules/combat.ts'
import * as s from '../state/state.ts'
import {
  enemyOf,
  GUIDE,
  isOwnUnit,
  kindOfUnit,
  MORTAR,
  RIFLEMEN_PER_SIDE,
  SCOUT,
  SNIPER,
  STALK,
  unitOf,
  unitsOf,
} from '../vocabulary.ts'

type T = s.NormandyTable
export const NOWHERE = -1
export const NOBODY = -1

export const RIFLEMEN = 0
export const SCOUTS = 1
export const SNIPERS = 2
export const GUNNERS = 3
const MORTARS = 4

export function titleOf(kind: number): number {
  if (kind < RIFLEMEN_PER_SIDE) return RIFLEMEN
  if (kind < SNIPER) return SCOUTS
  if (kind === SNIPER) return SNIPERS
  return kind === MORTAR ? MORTARS : GUNNERS
}

/** The sheet's order of targets, by what the other side wants. */
const WHEN_IT_WANTS_POINTS = [RIFLEMEN, SCOUTS, SNIPERS, GUNNERS, MORTARS]
const WHEN_IT_WANTS_TO_PIN = [SNIPERS, GUNNERS, MORTARS, RIFLEMEN, SCOUTS]

/**
 * The sheet's target among enemy counters whose total defence lies between `low` and `high`: by title, then the
 * lowest total defence, then the nearest to an objective. With `ready`, only counters that are not suppressed.
 */
export function pickTarget(
  t: T,
  side: number,
  from: number,
  low: number,
  high: number,
  ready = false,
): number {
  const order = t.board.need[enemyOf(side)] > 0 ? WHEN_IT_WANTS_POINTS : WHEN_IT_WANTS_TO_PIN
  let best = NOBODY
  let lowest = Number.POSITIVE_INFINITY
  for (let units = s.unitsOnBoard(t) & unitsOf(enemyOf(side)); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    const total = totalDefence(t, from, unit)
    if (total < low || total > high || (ready && s.isSuppressed(t, unit))) continue
    const rank =
      order.indexOf(titleOf(kindOfUnit(unit))) * 10_000 + total * 100 + toObjective(t, s.tileOf(t, unit))
    if (rank >= lowest) continue
    lowest = rank
    best = unit
  }
  return best
}

/** Steps from a tile to the nearest objective. */
function toObjective(t: T, tile: number): number {
  let nearest = 99
  for (let other = 0; other < t.board.tiles.length; other++)
    if (s.worthOf(t, other) > 0) nearest = Math.min(nearest, s.stepsBetween(t, tile, other))
  return nearest
}

/**
 * The sheet's best objective for Riflemen: points minus distance minus risk, of those not yet controlled. The sheet
 * leaves the risk open: here it is the number of enemy counters on the tile.
 */
function bestObjective(t: T, side: number, from: number): number {
  let best = NOWHERE
  let highest = Number.NEGATIVE_INFINITY
  for (let tile = 0; tile < t.board.tiles.length; tile++) {
    if (s.worthOf(t, tile) === 0 || s.controls(t, side, tile)) continue
    const worth = s.worthOf(t, tile) - s.stepsBetween(t, from, tile) - enemiesOn(t, side, tile)
    if (worth <= highest) continue
    highest = worth
    best = tile
  }
  return best
}

function enemiesOn(t: T, side: number, tile: number): number {
  let count = 0
  for (let units = s.unitsOn(t, tile) & unitsOf(enemyOf(side)); units !== 0; units &= units - 1) count++
  return count
}

/** The tile where Scouts on `from` are to lay a marker so that some Riflemen can go on; the nearest one. */
function wayToOpen(t: T, side: number, from: number): number {
  let best = NOWHERE
  for (let kind = 0; kind < RIFLEMEN_PER_SIDE; kind++) {
    const start = s.actsFrom(t, unitOf(side, kind))
    if (start < 0) continue
    const tile = firstClosed(t, side, start, bestObjective(t, side, start), from)
    if (
      tile !== NOWHERE &&
      (best === NOWHERE || s.stepsBetween(t, from, tile) < s.stepsBetween(t, from, best))
    )
      best = tile
  }
  return best
}

/** Walks straight from `start` to `goal` over own markers and gives the first tile that has none. */
function firstClosed(t: T, side: number, start: number, goal: number, scouts: number): number {
  if (goal === NOWHERE) return NOWHERE
  let at = start
  while (at !== goal) {
    const nearer = towards(t, at, goal)
    const open = nearer & s.markersOf(t, side)
    if (open === 0) return nearestOf(t, nearer, scouts)
    at = lowestBit(open)
  }
  return NOWHERE
}

/** The tiles next to `from` that are one step nearer to `goal`. */
function towards(t: T, from: number, goal: number): number {
  const now = s.stepsBetween(t, from, goal)
  let tiles = 0
  for (let bits = t.board.near[from]; bits !== 0; bits &= bits - 1) {
    const tile = lowestBit(bits)
    if (s.stepsBetween(t, tile, goal) < now) tiles |= 1 << tile
  }
  return tiles
}

function nearestOf(t: T, tiles: number, from: number): number {
  let best = NOWHERE
  for (let bits = tiles; bits !== 0; bits &= bits - 1) {
    const tile = lowestBit(bits)
    if (best === NOWHERE || s.stepsBetween(t, from, tile) < s.stepsBetween(t, from, best)) best = tile
  }
  return best
}

/**
 * The next tile for a counter that moves by `action`, always one step nearer to where the sheet wants it; NOWHERE if
 * there is none. Riflemen go to their best objective, Scouts to the way they are to open; the sheet is silent about
 * the others: they close in on the target they would shoot at. Among several tiles the best cover decides.
 */
export function nextTile(t: T, side: number, unit: number, from: number, action: number): number {
  const kind = kindOfUnit(unit)
  const anywhere = action === SCOUT || action === STALK
  const goal = goalOf(t, side, kind, from)
  if (goal === NOWHERE) return NOWHERE
  const nearer = towards(t, from, goal) & (anywhere ? -1 : s.markersOf(t, side))
  if ((nearer >> goal) & 1) return goal
  // Scouts who only pass lay no marker that nobody asked for.
  const marked = nearer & s.markersOf(t, side)
  return safestOf(t, marked !== 0 ? marked : nearer)
}

function goalOf(t: T, side: number, kind: number, from: number): number {
  switch (titleOf(kind)) {
    case RIFLEMEN:
      return bestObjective(t, side, from)
    case SCOUTS:
      return wayToOpen(t, side, from)
    default: {
      const target = pickTarget(t, side, from, 0, 99)
      return target === NOBODY ? NOWHERE : s.tileOf(t, target)
    }
  }
}

/** Silent in the sheet: Riflemen who can come nearer to their objective. */
export function someoneToGuide(t: T, side: number): number {
  for (let kind = 0; kind < RIFLEMEN_PER_SIDE; kind++) {
    const unit = unitOf(side, kind)
    if (!s.isOnBoard(t, unit) || s.isSuppressed(t, unit)) continue
    if (nextTile(t, side, unit, s.tileOf(t, unit), GUIDE) !== NOWHERE) return unit
  }
  return NOBODY
}

/** Of some tiles the one with the best cover. */
export function safestOf(t: T, tiles: number): number {
  let best = NOWHERE
  for (let bits = tiles; bits !== 0; bits &= bits - 1) {
    const tile = lowestBit(bits)
    if (best === NOWHERE || t.board.cover[tile] > t.board.cover[best]) best = tile
  }
  return best
}

/** The tile in reach of a Mortar on `from` where shells hurt most; NOWHERE if none would. */
export function tileToShell(t: T, side: number, from: number): number {
  let best = NOWHERE
  for (let tiles = t.board.far[from]; tiles !== 0; tiles &= tiles - 1) {
    const tile = lowestBit(tiles)
    if (tile === s.targetOf(t, side) || shellWorth(t, side, tile) <= 0) continue
    if (best === NOWHERE || shellWorth(t, side, tile) > shellWorth(t, side, best)) best = tile
  }
  return best
}

/** Enemy counters on the tile less own ones. */
export function shellWorth(t: T, side: number, tile: number): number {
  let worth = 0
  for (let units = s.unitsOn(t, tile); units !== 0; units &= units - 1) {
    const unit = lowestBit(units)
    // A counter that only a 0 can hit is not worth a shell.
    if (totalDefence(t, FROM_ABOVE, unit) > 9) continue
    worth += isOwnUnit(side, unit) ? -1 : 1
  }
  return worth
}
