/** N-8.5, N-8.6 Beyond hope: a side that can certainly no longer capture the points it needs. */
import { bitCount, lowestBit } from '@bivouac/kernel'
import { ANY_SQUAD, KIND_MASK, SQUAD_CARDS } from '../cards/cards.ts'
import * as s from '../state/state.ts'
import {
  FOG,
  HAND,
  KINDS,
  RIFLEMEN_PER_SIDE,
  type Side,
  SUPPLY,
  type Tile,
  type Tiles,
  type Unit,
  US,
  unitOf,
} from '../vocabulary.ts'
import { aLastCardIsNoHope, theRadioMustBeRetaken } from './versions.ts'

type T = s.NormandyTable

const SERGEANT = KINDS.indexOf('platoon-sergeant')
const GUIDE_CARD = KINDS.indexOf('platoon-guide')
const LEADER_A = KINDS.indexOf('squad-leader-a')
const SCOUT_A = KINDS.indexOf('scout-a')

/** N-8.6 One word of the cards in circulation, with what a Bolster card outside the supply could still bring from it. */
function withinReach(t: T, side: Side, word: number): number {
  const supply = s.pileWord(t, side, SUPPLY, word)
  const commanders = s.circulating(t, side, 1)
  let reach = s.circulating(t, side, word)
  if (commanders & (KIND_MASK[SERGEANT] | KIND_MASK[GUIDE_CARD]))
    return reach | (supply & SQUAD_CARDS[ANY_SQUAD * 2 + word])
  for (let squad = 0; squad < ANY_SQUAD; squad++)
    if (commanders & KIND_MASK[LEADER_A + squad]) reach |= supply & SQUAD_CARDS[squad * 2 + word]
  return reach
}

/** A unit counts only if it is on the board or can enter it. */
const canAct = (t: T, unit: Unit): boolean => s.actsFrom(t, unit) >= 0

function scoutsWithin(t: T, side: Side, reach: number): boolean {
  for (let squad = 0; squad < 3; squad++)
    if (reach & KIND_MASK[SCOUT_A + squad] && canAct(t, unitOf(side, SCOUT_A + squad))) return true
  return false
}

/** The tiles joined by own markers to `tile`, itself included if it has one. */
function joined(t: T, side: Side, tile: Tile): Tiles {
  if (tile < 0) return 0
  const markers = s.markersOf(t, side)
  let tiles = 1 << tile
  for (let border = tiles; border !== 0; ) {
    let next = 0
    for (let bits = border; bits !== 0; bits &= bits - 1) next |= t.board.near[lowestBit(bits)]
    border = next & markers & ~tiles
    tiles |= border
  }
  return tiles & markers
}

/** The quick answer: Riflemen and Scouts still circulate, so every tile is open, and a board always has points enough. */
function hasFullReach(t: T, side: Side): boolean {
  const cards = s.circulating(t, side, 0)
  if (!scoutsWithin(t, side, cards)) return false
  for (let riflemen = 0; riflemen < RIFLEMEN_PER_SIDE; riflemen++)
    if (cards & KIND_MASK[riflemen] && canAct(t, unitOf(side, riflemen))) return true
  return false
}

/** N-8.6, N-3.4 Down to one card, bid every round, and no Fog of War of its own to come from the supply and be bid instead. */
const hasOnlyItsBid = (t: T, side: Side): boolean => {
  if (bitCount(s.circulating(t, side, 0)) + bitCount(s.circulating(t, side, 1)) !== 1) return false
  return !s.hasKind(t, side, SUPPLY, FOG)
}

/** N-8.6 What the last card could still Control: where its Riflemen stand, while it is in hand and they are ready. */
function controllableNow(t: T, side: Side): Tiles {
  for (let riflemen = 0; riflemen < RIFLEMEN_PER_SIDE; riflemen++) {
    const unit = unitOf(side, riflemen)
    if (s.hasKind(t, side, HAND, riflemen) && canAct(t, unit) && !s.isSuppressed(t, unit))
      return (1 << s.actsFrom(t, unit)) & s.markersOf(t, side)
  }
  return 0
}

/** N-8.6 Every tile that some Riflemen of this side could still come to control. */
function controllable(t: T, side: Side): Tiles {
  if (aLastCardIsNoHope(t) && hasOnlyItsBid(t, side)) return controllableNow(t, side)
  const reach = withinReach(t, side, 0)
  const everywhere = scoutsWithin(t, side, reach)
  let tiles = 0
  for (let riflemen = 0; riflemen < RIFLEMEN_PER_SIDE; riflemen++) {
    const unit = unitOf(side, riflemen)
    if ((reach & KIND_MASK[riflemen]) === 0 || !canAct(t, unit)) continue
    if (everywhere) return (1 << t.board.tiles.length) - 1
    tiles |= joined(t, side, s.tileOf(t, unit)) | joined(t, side, t.board.spawn[unit])
  }
  return tiles
}

/** N-8.6 The radio's tile has no limit for a side that can control it after the US has raised it. */
function radioHelps(t: T, side: Side, tiles: Tiles): boolean {
  if (t.board.radio < 0) return false
  const radio = 1 << t.board.radio
  const within = theRadioMustBeRetaken(t) ? tiles : tiles | s.controlledBy(t, side)
  if ((within & radio) === 0) return false
  return (controllable(t, US) & radio) !== 0
}

/** N-8.5, N-8.6 Whether a side whose condition is capture can certainly no longer reach its number. */
export function isBeyondHope(t: T, side: Side): boolean {
  const need = t.board.need[side]
  if (need === 0) return false
  if (hasFullReach(t, side) && t.board.radio < 0) return false
  const tiles = controllable(t, side)
  if (radioHelps(t, side, tiles)) return false
  let points = 0
  for (let bits = tiles | s.controlledBy(t, side); bits !== 0; bits &= bits - 1)
    points += s.worthOf(t, lowestBit(bits))
  return points < need
}
