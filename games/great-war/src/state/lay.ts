/**
 * Lays a state out as a position or a view describes it, thing by thing. Unlike doors these are no events of a game: no rule
 * is asked and nothing is noted.
 */
import { bitCount } from '@bivouac/kernel'
import {
  type Card,
  type Deck,
  ENDINGS,
  type Ending,
  type Hex,
  HQ_TOKENS,
  type Side,
  type Unit,
  type Units,
  type Zone,
} from '../vocabulary.ts'
import * as s from './state.ts'

type T = s.GreatWarTable
const { AT } = s

export function layTurn(t: T, turn: number, side: Side): void {
  t.cells[AT.turn] = turn
  t.cells[AT.active] = side
}

/** G-2.5 */
export function layProgress(t: T, stale: number, progressed: boolean): void {
  t.cells[AT.stale] = stale
  t.cells[AT.progress] = progressed ? 1 : 0
}

export function layEnd(t: T, winner: Side, ending: Ending): void {
  t.cells[AT.winner] = winner + 1
  t.cells[AT.ending] = ENDINGS.indexOf(ending) + 1
}

// Tokens and medals

/** What each side has a number of: tokens, medals to keep, figures lost, its limit of combat cards, its standing order. */
export type SideCount = 'hq' | 'kept' | 'losses' | 'limits' | 'standing'

export function layOfSide(t: T, what: SideCount, side: Side, count: number): void {
  t.cells[AT[what] + side] = count
}

export function layAside(t: T, tokens: number): void {
  t.cells[AT.aside] = tokens
}

/** G-11 The parts of an objective that a side holds, as bits. */
export function layHeld(t: T, objective: number, side: Side, parts: number): void {
  t.cells[AT.held + objective * 2 + side] = parts
}

/** G-2.1, G-2.4 The pool is what is left of the tokens, and medals are those kept and those held. */
export function layPoolAndMedals(t: T): void {
  t.cells[AT.pool] = HQ_TOKENS - s.hqOf(t, 0) - s.hqOf(t, 1) - s.hqAside(t)
  const { count, medals } = t.board.objectives
  for (let side = 0; side < 2; side++) {
    t.cells[AT.medals + side] = s.medalsKept(t, side)
    for (let i = 0; i < count; i++) t.cells[AT.medals + side] += bitCount(s.heldParts(t, i, side)) * medals[i]
  }
}

// The board

export function clearBoard(t: T): void {
  t.cells.fill(0, AT.units, AT.onBoard + 1)
}

/** `crater` is a crater token (G-10.7). Units are laid on their ground afterwards. */
export function layHex(t: T, hex: Hex, terrain: number, wire: boolean, crater: boolean): void {
  t.cells[AT.hexes + hex] = (terrain << 8) | (wire ? s.WIRE : 0) | (crater ? s.CRATER : 0)
}

export function layUnit(t: T, unit: Unit, kind: number, figures: number, hex: Hex): void {
  t.cells[AT.onBoard] |= 1 << unit
  t.cells[AT.units + unit] = s.packUnit(hex, figures, kind)
  t.cells[AT.hexes + hex] |= unit + 1
  t.cells[AT.occupied + (hex >> 5)] |= 1 << (hex & 31)
}

// The turn

/** One of the turn's sets of units; `set` is its place in AT. */
export function layUnits(t: T, set: number, units: Units): void {
  t.cells[set] = units
}

export function layFlags(t: T, flags: number): void {
  t.cells[AT.flags] = flags
}

/** The `i`-th number of one of the turn's fields. */
export function layNote(t: T, field: s.Field, i: number, value: number): void {
  t.cells[AT[field] + i] = value
}

// Cards

export function layCard(t: T, deck: Deck, zone: Zone, card: Card): void {
  t.cells[s.pileAt(deck, zone) + (card >> 5)] |= 1 << (card & 31)
}

/** How many cards a deck has; `layInDeck` says which, from the top. */
export function layDeckSize(t: T, deck: Deck, size: number): void {
  t.cells[AT.deckSizes + deck] = size
}

export function layInDeck(t: T, deck: Deck, depth: number, card: Card): void {
  t.cells[s.deckTop(t, deck) + depth] = card
}

/** A combat card in a side's hand that everybody knows of, or that the enemy alone has seen. */
export function laySeen(t: T, by: s.SeenBy, side: Side, card: Card): void {
  t.cells[AT[by] + side * 2 + (card >> 5)] |= 1 << (card & 31)
}
