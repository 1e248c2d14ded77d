/**
 * Lays a state out as a position or a view describes it, thing by thing. Unlike doors these are no events of a game: no rule
 * is asked and nothing is noted.
 */
import { lowestBit } from '@bivouac/kernel'
import { type Card, ENDINGS, type Ending, type Side, type Tile, type Unit, type Zone } from '../vocabulary.ts'
import * as s from './state.ts'

type T = s.NormandyTable
const { AT } = s

export const MARKER_FACES = ['none', 'scouted', 'controlled'] as const
export type MarkerFace = (typeof MARKER_FACES)[number]

export function layRound(t: T, round: number): void {
  t.cells[AT.round] = round
}

export function layInitiative(t: T, side: Side): void {
  t.cells[AT.initiative] = side
}

export function layActive(t: T, side: Side): void {
  t.cells[AT.active] = side
}

/** N-8.8 */
export function layProgress(t: T, stale: number, progressed: boolean): void {
  t.cells[AT.stale] = stale
  t.cells[AT.progress] = progressed ? 1 : 0
}

export function layEnd(t: T, winner: Side, ending: Ending): void {
  t.cells[AT.winner] = winner + 1
  t.cells[AT.ending] = ENDINGS.indexOf(ending) + 1
}

export function layValue(t: T, tile: Tile, value: number): void {
  t.cells[AT.values + tile] = value
}

export function layMarker(t: T, side: Side, tile: Tile, face: MarkerFace): void {
  const bit = 1 << tile
  t.cells[AT.markers + side] &= ~bit
  t.cells[AT.controlled + side] &= ~bit
  if (face !== 'none') t.cells[AT.markers + side] |= bit
  if (face === 'controlled') t.cells[AT.controlled + side] |= bit
}

/** N-1.8 Points follow from markers and values. */
export function layPoints(t: T, side: Side): void {
  t.cells[AT.points + side] = 0
  for (let tiles = s.controlledBy(t, side); tiles !== 0; tiles &= tiles - 1)
    t.cells[AT.points + side] += s.worthOf(t, lowestBit(tiles))
}

/** `tile` -1 is off the board. */
export function layTarget(t: T, side: Side, tile: Tile): void {
  t.cells[AT.targets + side] = tile + 1
}

/** `tile` -1 is off the board. */
export function layCounter(t: T, unit: Unit, tile: Tile, suppressed: boolean): void {
  const bit = 1 << unit
  if (s.isOnBoard(t, unit)) t.cells[AT.tileUnits + s.tileOf(t, unit)] &= ~bit
  t.cells[AT.onBoard] &= ~bit
  t.cells[AT.suppressed] &= ~bit
  t.cells[AT.unitTiles + unit] = tile + 1
  if (tile < 0) return
  t.cells[AT.onBoard] |= bit
  t.cells[AT.tileUnits + tile] |= bit
  if (suppressed) t.cells[AT.suppressed] |= bit
}

export function layCard(t: T, side: Side, zone: Zone, card: Card): void {
  t.cells[s.pileAt(side, zone) + (card >> 5)] |= 1 << (card & 31)
}

/** How many cards a deck has; `layInDeck` says which, from the top. */
export function layDeckSize(t: T, side: Side, size: number): void {
  t.cells[AT.deckSizes + side] = size
}

export function layInDeck(t: T, side: Side, depth: number, card: Card): void {
  t.cells[s.deckTop(t, side) + depth] = card
}

export function layBid(t: T, side: Side, card: Card): void {
  t.cells[AT.bids + side] = card + 1
}

/** N-3.4 A side that had no card to bid with. */
export function layNoBid(t: T, side: Side): void {
  t.cells[AT.bids + side] = s.NO_CARD
}
