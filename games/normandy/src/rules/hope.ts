/** N-8.5, N-8.6 Beyond hope: a side that can certainly no longer capture the points it needs. */
import { bitCount, lowestBit } from '@bivouac/kernel'
import { KIND_CELL, KIND_MASK, kindsWith, maskOf, SQUAD_CARDS, SQUAD_LIMIT } from '../cards/cards.ts'
import * as s from '../state/state.ts'
import {
  type Action,
  BOLSTER,
  CONTROL,
  FOG,
  HAND,
  SCOUT,
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

/** The cards on which an action is printed. Those that hope rests on all lie in the first of the two cells of a set of cards. */
const cardsWith = (action: Action): number =>
  maskOf(0, kind => kind.actions.some(one => one.action === action))

/** The cards that can turn a marker, lay one anywhere, and bring others from the supply. */
const CONTROLLING = cardsWith(CONTROL)
const SCOUTING = cardsWith(SCOUT)
const CONTROLLING_KINDS = kindsWith(CONTROL)
const SCOUTING_KINDS = kindsWith(SCOUT)
const BOLSTERING_KINDS = kindsWith(BOLSTER)

/**
 * N-8.6 The first cell of the cards in circulation, with what a Bolster card could still bring; `low` and `high` are both cells of
 * what circulates.
 */
function withinReach(t: T, side: Side, low: number, high: number): number {
  const supply = s.pileCell(t, side, SUPPLY, 0)
  let reach = low
  for (let i = 0; i < BOLSTERING_KINDS.length; i++) {
    const kind = BOLSTERING_KINDS[i]
    if ((KIND_CELL[kind] === 0 ? low : high) & KIND_MASK[kind])
      reach |= supply & SQUAD_CARDS[SQUAD_LIMIT[kind] * 2]
  }
  return reach
}

/**
 * N-8.6 Whether these cards, and units that can enter, let the side come to control every tile. That is so most of the time, and
 * asked quickly: the board knows all cards of such units.
 */
function openEveryTile(t: T, side: Side, cards: number): boolean {
  const entering = cards & t.board.entering[side]
  return (entering & CONTROLLING) !== 0 && (entering & SCOUTING) !== 0
}

/** The same for the cards in circulation alone: who can Control and Scout has two of them. */
const comesEverywhere = (t: T, side: Side): boolean => openEveryTile(t, side, s.circulating(t, side, 0))

/** A unit counts only if it is on the board or can enter it. */
const canAct = (t: T, unit: Unit): boolean => (((s.unitsOnBoard(t) | t.board.enters) >> unit) & 1) === 1

/** Whether a card of one of these kinds is among the cards, and its unit can act. */
function someCanAct(t: T, side: Side, kinds: Int8Array, cards: number): boolean {
  for (let i = 0; i < kinds.length; i++)
    if (cards & KIND_MASK[kinds[i]] && canAct(t, unitOf(side, kinds[i]))) return true
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

/**
 * N-8.6, N-3.4 Down to one card, `low` and `high` being all in circulation, bid every round, and no Fog of War of its own to come
 * from the supply and be bid instead.
 */
const hasOnlyItsBid = (t: T, side: Side, low: number, high: number): boolean =>
  bitCount(low) + bitCount(high) === 1 && !s.hasKind(t, side, SUPPLY, FOG)

/** N-8.6 What the last card could still Control: where its Riflemen stand, while it is in hand and they are ready. */
function controllableNow(t: T, side: Side): Tiles {
  for (let i = 0; i < CONTROLLING_KINDS.length; i++) {
    const unit = unitOf(side, CONTROLLING_KINDS[i])
    if (s.hasKind(t, side, HAND, CONTROLLING_KINDS[i]) && canAct(t, unit) && !s.isSuppressed(t, unit))
      return (1 << s.actsFrom(t, unit)) & s.markersOf(t, side)
  }
  return 0
}

/** N-8.6 Every tile that some Riflemen of this side could still come to control. */
function controllable(t: T, side: Side): Tiles {
  const low = s.circulating(t, side, 0)
  const high = s.circulating(t, side, 1)
  if (aLastCardIsNoHope(t) && hasOnlyItsBid(t, side, low, high)) return controllableNow(t, side)
  const cards = withinReach(t, side, low, high)
  if (openEveryTile(t, side, cards)) return everyTile(t)
  if (!someCanAct(t, side, CONTROLLING_KINDS, cards)) return 0
  if (someCanAct(t, side, SCOUTING_KINDS, cards)) return everyTile(t)
  let tiles = 0
  for (let i = 0; i < CONTROLLING_KINDS.length; i++) {
    const kind = CONTROLLING_KINDS[i]
    const unit = unitOf(side, kind)
    if ((cards & KIND_MASK[kind]) === 0 || !canAct(t, unit)) continue
    tiles |= joined(t, side, s.tileOf(t, unit)) | joined(t, side, t.board.spawn[unit])
  }
  return tiles
}

const everyTile = (t: T): Tiles => (1 << t.board.tiles.length) - 1

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
  if (comesEverywhere(t, side) && (t.board.radio < 0 || comesEverywhere(t, US))) return false
  const tiles = controllable(t, side)
  // A board without a radio always has points enough for a side that can come everywhere.
  if (t.board.radio < 0 && tiles === everyTile(t)) return false
  if (radioHelps(t, side, tiles)) return false
  let points = 0
  for (let bits = tiles | s.controlledBy(t, side); bits !== 0; bits &= bits - 1)
    points += s.worthOf(t, lowestBit(bits))
  return points < need
}
