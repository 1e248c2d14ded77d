/** How far a side's Riflemen are from every tile, and how many cards it still needs to capture its points: in half cards. */
import { lowestBit } from '@bivouac/kernel'
import * as s from '../state/state.ts'
import { enemyOf, RIFLEMEN_PER_SIDE, UNITS_PER_SIDE, US, unitsOf } from '../vocabulary.ts'
import * as scene from './scene.ts'
import * as table from './tables.ts'

type T = s.NormandyTable
const { GUIDE_CARD, SCOUT_A } = table
const { counts, objectives, SIDE_SHIFT, stands } = scene

/** A tile nobody can come to, and a race that cannot be won. */
export const OUT_OF_REACH = 60
const LAST_WAVE = 44

/** In half cards. */
const STEP = 2
const CONTROL = 2
const READYING = 2
/** More for a tile without an own marker, with Scouts near by and without. */
const SCOUTED_SOON = 3
const SCOUTED_LATER = 5
const GUIDED_ONLY = 16
/** Riflemen with so few cards come up in the hand that much later. */
const SLOW: Int32Array = Int32Array.from([OUT_OF_REACH, 3, 1, 0, 0, 0])
const EVICT = 5
const EVICT_CARD = 2

const waves = new Int32Array(LAST_WAVE + 16)
/** Half cards until any Riflemen of a side stand on a tile, at `side << 5 | tile`. */
export const reach: Int32Array = new Int32Array(64)
const price = new Int32Array(32)

/** Waves over the map from all Riflemen at once: a wave is a set of tiles, one for every half card. */
export function spread(t: T, side: number): void {
  const { near } = t.board
  const markers = s.markersOf(t, side)
  const at = side << SIDE_SHIFT
  const scouted = scoutedSoon(t, side)
  const canScout = scouted !== 0
  let last = startWaves(t, side)
  let open = (1 << t.board.tiles.length) - 1
  for (let half = 0; half <= last && open !== 0; half++) {
    let wave = waves[half] & open
    waves[half] = 0
    open &= ~wave
    for (; wave !== 0; wave &= wave - 1) {
      const tile = lowestBit(wave)
      reach[at + tile] = half
      const next = near[tile] & open
      if (next === 0) continue
      const marked = next & markers
      if (marked !== 0) {
        waves[half + STEP] |= marked
        if (half + STEP > last) last = half + STEP
      }
      if (!canScout || next === marked) continue
      waves[half + STEP + SCOUTED_SOON] |= next & ~markers & scouted
      waves[half + STEP + SCOUTED_LATER] |= next & ~markers & ~scouted
      if (half + STEP + SCOUTED_LATER > last) last = half + STEP + SCOUTED_LATER
    }
    if (last > LAST_WAVE) last = LAST_WAVE
  }
  waves.fill(0, 0, LAST_WAVE + 16)
  for (; open !== 0; open &= open - 1) reach[at + lowestBit(open)] = OUT_OF_REACH
}

function startWaves(t: T, side: number): number {
  const at = side << SIDE_SHIFT
  let last = -1
  for (let kind = 0; kind < RIFLEMEN_PER_SIDE; kind++) {
    const unit = side * UNITS_PER_SIDE + kind
    const tile = stands[unit]
    if (tile < 0) continue
    const cards = counts[at + kind]
    // A counter without cards can be guided, but cannot turn a marker.
    if (cards === 0 && counts[at + GUIDE_CARD] === 0) continue
    let half = cards === 0 ? GUIDED_ONLY : SLOW[cards]
    if ((s.suppressedUnits(t) >> unit) & 1) half += READYING
    waves[half] |= 1 << tile
    if (half > last) last = half
  }
  return last
}

/** The tiles that Scouts with cards can come to with one of them; 0 without such Scouts. */
function scoutedSoon(t: T, side: number): number {
  const { near } = t.board
  let tiles = 0
  for (let kind = SCOUT_A; kind < SCOUT_A + 3; kind++) {
    const tile = stands[side * UNITS_PER_SIDE + kind]
    if (tile < 0 || counts[(side << SIDE_SHIFT) + kind] === 0) continue
    tiles |= near[tile]
    for (let bits = near[tile]; bits !== 0; bits &= bits - 1) tiles |= near[lowestBit(bits)]
  }
  return tiles
}

/** N-6.4 Half cards for driving the enemy off a tile. */
function eviction(t: T, side: number, tile: number): number {
  const enemy = enemyOf(side)
  let half = 0
  for (let units = s.unitsOn(t, tile) & unitsOf(enemy); units !== 0; units &= units - 1)
    half += EVICT + EVICT_CARD * counts[(enemy << SIDE_SHIFT) + lowestBit(units) - enemy * UNITS_PER_SIDE]
  return half
}

/** What each objective still costs a side, at `side << 5 | tile`; 0 for those it controls. After `spread`. */
export const prices: Int32Array = new Int32Array(64)

/** N-8.2 Half cards until the side holds its points; 0 for a side that is to pin. After `spread`. */
export function halfCardsToCapture(t: T, side: number): number {
  const at = side << SIDE_SHIFT
  const own = s.controlledBy(t, side)
  let open = 0
  for (let i = 0; i < scene.objectiveCount; i++) {
    const tile = objectives[i]
    prices[at + tile] = 0
    if ((own >> tile) & 1) continue
    const half = reach[at + tile] + CONTROL + eviction(t, side, tile)
    prices[at + tile] = half < OUT_OF_REACH ? half : OUT_OF_REACH
    price[tile] = prices[at + tile]
    open |= 1 << tile
  }
  const need = t.board.need[side]
  const missing = need - s.pointsOf(t, side)
  if (need === 0 || missing <= 0) return 0
  const half = cheapest(t, open, missing)
  const raised = side === US && t.board.radio >= 0 ? raising(t, missing) : OUT_OF_REACH
  return half < raised ? half : raised
}

/** N-10.1 The radio's tile can be raised for ever by Riflemen who stay there. */
function raising(t: T, missing: number): number {
  const tile = t.board.radio
  const there = reach[tile] + eviction(t, US, tile)
  const half = s.controls(t, US, tile)
    ? there + CONTROL * missing
    : there + CONTROL * (1 + Math.max(0, missing - s.worthOf(t, tile)))
  return half < OUT_OF_REACH ? half : OUT_OF_REACH
}

/** Takes the tile with the most points for its price until one more is enough; the cheapest last one ends it. */
function cheapest(t: T, open: number, missing: number): number {
  let best = OUT_OF_REACH
  let spent = 0
  let left = missing
  for (let tiles = open; tiles !== 0; ) {
    let bargain = -1
    let bargainWorth = 0
    for (let bits = tiles; bits !== 0; bits &= bits - 1) {
      const tile = lowestBit(bits)
      const worth = s.worthOf(t, tile)
      if (worth >= left && spent + price[tile] < best) best = spent + price[tile]
      if (bargain < 0 || price[tile] * bargainWorth < price[bargain] * worth) {
        bargain = tile
        bargainWorth = worth
      }
    }
    spent += price[bargain]
    left -= bargainWorth
    if (left <= 0 || spent >= best) break
    tiles &= ~(1 << bargain)
  }
  return best
}

/** Half cards to capture, by side. */
export const races: Int32Array = new Int32Array(2)

/** Ways and prices for both sides. After `lookOver`. */
export function measureRaces(t: T): void {
  for (let side = 0; side < 2; side++) {
    spread(t, side)
    races[side] = halfCardsToCapture(t, side)
  }
}
