/** How many cards a side still has to play to capture the points it needs: a quick estimate, lower is better. */
import { lowestBit } from '@bivouac/kernel'
import * as s from '../state/state.ts'
import { enemyOf, KINDS, kindOfUnit, RIFLEMEN_PER_SIDE, US, unitOf, unitsOf } from '../vocabulary.ts'
import type { Survey } from './survey.ts'

type T = s.NormandyTable

/** A race that cannot be won counts as this long. */
const HOPELESS_RACE = 30
const OUT_OF_REACH = 99

/** In cards: a step onto an own marker and turning the marker are one each; the rest are estimates. */
const STEP = 1
const CONTROL = 1
const SCOUTING = 0.7
const SCOUT_STEP = 0.35
const READYING = 1
/** Driving one enemy counter off a tile, and more for each of its cards. */
const EVICT = 2.5
const EVICT_CARD = 1
/** Riflemen with so many cards are that much slower to come up in the hand. */
const SLOW_WITH_CARDS = [OUT_OF_REACH, 1.5, 0.6, 0.2, 0, 0]
const GUIDED_ONLY = 8

const GUIDE_CARD = KINDS.indexOf('platoon-guide')

const entry = new Float64Array(32)
const reach = new Float64Array(32)
const cost = new Float64Array(32)

/** Cards until the side holds its points; 0 for a side that is to pin. */
export function cardsToCapture(t: T, look: Survey, side: number): number {
  const need = t.board.need[side]
  if (need === 0) return 0
  const missing = need - s.pointsOf(t, side)
  if (missing <= 0) return 0
  spread(t, look, side)
  let open = 0
  for (let tile = 0; tile < t.board.tiles.length; tile++) {
    if (s.worthOf(t, tile) === 0 || s.controls(t, side, tile)) continue
    cost[tile] = reach[tile] + CONTROL + eviction(t, look, side, tile)
    open |= 1 << tile
  }
  const raised = raising(t, look, side, missing)
  return Math.min(cheapest(t, open, missing), raised, HOPELESS_RACE)
}

/** What it takes to bring any Riflemen to each tile, into `reach`: shortest paths from all of them at once. */
function spread(t: T, look: Survey, side: number): void {
  const tiles = t.board.tiles.length
  const markers = s.markersOf(t, side)
  const scoutFrom = scoutTiles(t, look, side)
  for (let tile = 0; tile < tiles; tile++) {
    reach[tile] = OUT_OF_REACH
    entry[tile] = (markers >> tile) & 1 ? STEP : STEP + scouting(t, scoutFrom, tile)
  }
  let sources = 0
  for (let kind = 0; kind < RIFLEMEN_PER_SIDE; kind++) {
    const unit = unitOf(side, kind)
    const tile = s.actsFrom(t, unit)
    if (tile < 0) continue
    const start = slowness(t, look, side, kind, unit)
    if (start >= reach[tile]) continue
    reach[tile] = start
    sources |= 1 << tile
  }
  // The map is so small that looking again at a tile costs less than keeping the tiles in order.
  for (let changed = sources; changed !== 0; ) {
    const from = lowestBit(changed)
    changed &= changed - 1
    for (let bits = t.board.near[from]; bits !== 0; bits &= bits - 1) {
      const tile = lowestBit(bits)
      const by = reach[from] + entry[tile]
      if (by >= reach[tile]) continue
      reach[tile] = by
      changed |= 1 << tile
    }
  }
}

function slowness(t: T, look: Survey, side: number, kind: number, unit: number): number {
  const cards = look.counts[side][kind]
  const readying = s.isSuppressed(t, unit) ? READYING : 0
  if (cards > 0) return SLOW_WITH_CARDS[cards] + readying
  // A counter without cards can be guided, and holds what it holds, but cannot turn a marker.
  return look.counts[side][GUIDE_CARD] > 0 ? GUIDED_ONLY : OUT_OF_REACH
}

/** The tiles from which Scouts with cards act. */
function scoutTiles(t: T, look: Survey, side: number): number {
  let from = 0
  for (let kind = RIFLEMEN_PER_SIDE; kind < 2 * RIFLEMEN_PER_SIDE; kind++) {
    const tile = s.actsFrom(t, unitOf(side, kind))
    if (tile >= 0 && look.counts[side][kind] > 0) from |= 1 << tile
  }
  return from
}

/** Laying a marker on a tile, dearer the farther the nearest Scouts are. */
function scouting(t: T, scoutFrom: number, tile: number): number {
  let steps = OUT_OF_REACH
  for (let bits = scoutFrom; bits !== 0; bits &= bits - 1) {
    const by = s.stepsBetween(t, lowestBit(bits), tile)
    if (by < steps) steps = by
  }
  return steps === OUT_OF_REACH ? OUT_OF_REACH : SCOUTING + SCOUT_STEP * steps
}

/** N-6.4 No tile is controlled while an enemy counter stands on it. */
function eviction(t: T, look: Survey, side: number, tile: number): number {
  const enemy = enemyOf(side)
  let cards = 0
  for (let units = s.unitsOn(t, tile) & unitsOf(enemy); units !== 0; units &= units - 1)
    cards += EVICT + EVICT_CARD * look.counts[enemy][kindOfUnit(lowestBit(units))]
  return cards
}

/** N-10.1 The radio's tile can be raised for ever by Riflemen who stay there. */
function raising(t: T, look: Survey, side: number, missing: number): number {
  const tile = t.board.radio
  if (tile < 0 || side !== US) return HOPELESS_RACE
  const there = reach[tile] + eviction(t, look, side, tile)
  return s.controls(t, side, tile)
    ? there + missing
    : there + CONTROL + Math.max(0, missing - s.worthOf(t, tile))
}

/** Takes the tile with the most points for its cost until one more is enough; the cheapest last one ends it. */
function cheapest(t: T, open: number, missing: number): number {
  let best = HOPELESS_RACE
  let spent = 0
  let left = missing
  let tiles = open
  while (tiles !== 0) {
    let bargain = -1
    for (let bits = tiles; bits !== 0; bits &= bits - 1) {
      const tile = lowestBit(bits)
      if (s.worthOf(t, tile) >= left && spent + cost[tile] < best) best = spent + cost[tile]
      if (bargain < 0 || cost[tile] * s.worthOf(t, bargain) < cost[bargain] * s.worthOf(t, tile))
        bargain = tile
    }
    spent += cost[bargain]
    left -= s.worthOf(t, bargain)
    if (left <= 0) break
    tiles &= ~(1 << bargain)
  }
  return best
}
