/**
 * The state: one table names every field once, and the accessors below are how rules read it.
 * Piles are sets of cards (two cells of bits); sets of tiles and of units are one cell each.
 * Only `doors.ts` writes.
 */
import { bitCount, layout, lowestBit, type Table } from '@bivouac/kernel'
import { CARD_END, KIND_CELL, KIND_MASK } from '../cards/cards.ts'
import { type NormandyBoard, TILES_MAX } from '../scenario/scenario.ts'
import {
  type Card,
  type CardKind,
  DECK,
  DISCARD,
  ENDINGS,
  type Ending,
  enemyOf,
  HAND,
  PLAY,
  type Side,
  type Tile,
  type Tiles,
  UNITS,
  type Unit,
  type Units,
  unitsOf,
  ZONES,
  type Zone,
} from '../vocabulary.ts'

export type NormandyTable = Table<NormandyBoard>
type T = NormandyTable

export const LAYOUT = layout({
  round: [1, 'the round, from 1'],
  initiative: [1, 'the side that has the initiative marker (N-1.10)'],
  active: [1, 'the side whose turn it is'],
  bids: [2, "each side's chosen initiative card plus one; 0 not chosen; NO_CARD with an empty hand (N-3.4)"],
  stale: [1, 'rounds in a row without progress (N-8.8)'],
  progress: [1, '1 if this round has seen progress (N-8.8)'],
  winner: [1, 'the winning side plus one; 0 while the game goes on'],
  ending: [1, 'how it ended, see ENDINGS; 0 while the game goes on'],
  piles: [2 * ZONES.length * 2, "each side's piles as sets of cards, two cells each"],
  deckSizes: [2, 'how many cards each deck has'],
  decks: [2 * CARD_END, "each deck's order, its last card in the last cell"],
  onBoard: [1, 'the units whose counter is on the board'],
  suppressed: [1, 'the units whose counter is suppressed (N-1.5)'],
  unitTiles: [UNITS, "each counter's tile plus one; 0 off the board"],
  tileUnits: [TILES_MAX, 'the units on each tile'],
  markers: [2, "the tiles with each side's control marker, either face (N-1.7)"],
  controlled: [2, 'the tiles where it is on its controlled face'],
  values: [TILES_MAX, "each tile's objective value (N-1.8)"],
  points: [2, 'the points each side holds (N-1.8)'],
  targets: [2, "the tile of each side's target marker plus one; 0 off the board"],
})

export const AT = LAYOUT.at
const {
  round,
  initiative,
  active,
  bids,
  stale,
  progress,
  winner,
  ending,
  piles,
  deckSizes,
  decks,
  onBoard,
  suppressed,
  unitTiles,
  tileUnits,
  markers,
  controlled,
  values,
  points,
  targets,
} = AT

/** In `bids`: a side that has no card to bid with. */
export const NO_CARD = 255

export const roundOf = (t: T): number => t.cells[round]
export const initiativeOf = (t: T): Side => t.cells[initiative]
export const activeSide = (t: T): Side => t.cells[active]
export const bidOf = (t: T, side: Side): number => t.cells[bids + side]
export const isOver = (t: T): boolean => t.cells[winner] !== 0
/** The side that has won; -1 while the game goes on. */
export const winnerOf = (t: T): Side => t.cells[winner] - 1
/** How the game ended; undefined while it goes on. */
export const endingOf = (t: T): Ending | undefined => ENDINGS[t.cells[ending] - 1]
/** N-8.8 Rounds in a row without progress, and whether this one has seen some. */
export const staleRounds = (t: T): number => t.cells[stale]
export const hasProgressed = (t: T): boolean => t.cells[progress] === 1

// Cards

/** Where a pile's two cells begin. */
export const pileAt = (side: Side, zone: Zone): number => piles + (side * ZONES.length + zone) * 2

/** One of a pile's two cells (see KIND_CELL). */
export const pileCell = (t: T, side: Side, zone: Zone, cell: number): number =>
  t.cells[pileAt(side, zone) + cell]

/** Whether a pile holds the same cards at both tables. */
export const isSamePile = (t: T, other: T, side: Side, zone: Zone): boolean => {
  const at = pileAt(side, zone)
  return t.cells[at] === other.cells[at] && t.cells[at + 1] === other.cells[at + 1]
}

/** One cell of the piles a side can still play from: hand, deck, discard pile and play area. */
export function circulating(t: T, side: Side, cell: number): number {
  const at = pileAt(side, 0) + cell
  return t.cells[at + 2 * HAND] | t.cells[at + 2 * DECK] | t.cells[at + 2 * DISCARD] | t.cells[at + 2 * PLAY]
}

export function cardCount(t: T, side: Side, zone: Zone): number {
  const at = pileAt(side, zone)
  return bitCount(t.cells[at]) + bitCount(t.cells[at + 1])
}

export const isEmpty = (t: T, side: Side, zone: Zone): boolean => {
  const at = pileAt(side, zone)
  return (t.cells[at] | t.cells[at + 1]) === 0
}

/** The cards of one kind in a pile, as bits of the kind's cell. */
const ofKind = (t: T, side: Side, zone: Zone, kind: CardKind): number =>
  t.cells[pileAt(side, zone) + KIND_CELL[kind]] & KIND_MASK[kind]

export const hasKind = (t: T, side: Side, zone: Zone, kind: CardKind): boolean =>
  ofKind(t, side, zone, kind) !== 0

export const kindCount = (t: T, side: Side, zone: Zone, kind: CardKind): number =>
  bitCount(ofKind(t, side, zone, kind))

/** N-7.5 Among equal cards the one with the lowest number; there must be one. */
export const lowestOf = (t: T, side: Side, zone: Zone, kind: CardKind): Card =>
  (KIND_CELL[kind] << 5) + lowestBit(ofKind(t, side, zone, kind))

export const hasCard = (t: T, side: Side, zone: Zone, card: Card): boolean =>
  ((t.cells[pileAt(side, zone) + (card >> 5)] >>> (card & 31)) & 1) === 1

/** The zone a card is in; -1 if it is out of the game. */
export function zoneOf(t: T, side: Side, card: Card): Zone {
  for (let zone = 0; zone < ZONES.length; zone++) if (hasCard(t, side, zone, card)) return zone
  return -1
}

export const deckSize = (t: T, side: Side): number => t.cells[deckSizes + side]
/** Where the first card of a deck lies; the deck ends with the side's part of `decks`. */
export const deckTop = (t: T, side: Side): number => decks + (side + 1) * CARD_END - deckSize(t, side)

/** The cards of a pile, lowest number first. For views and texts: it makes a list. */
export function cardsIn(t: T, side: Side, zone: Zone): Card[] {
  const cards: Card[] = []
  for (let card = 0; card < CARD_END; card++) if (hasCard(t, side, zone, card)) cards.push(card)
  return cards
}

/** The card that lies `depth` cards below the top of a deck. */
export const deckCard = (t: T, side: Side, depth: number): Card => t.cells[deckTop(t, side) + depth]

/** A deck's cards, the one drawn first at the front. */
export const deckOrder = (t: T, side: Side): Card[] => [
  ...t.cells.subarray(deckTop(t, side), decks + (side + 1) * CARD_END),
]

// Counters

export const isOnBoard = (t: T, unit: Unit): boolean => ((t.cells[onBoard] >> unit) & 1) === 1
export const unitsOnBoard = (t: T): Units => t.cells[onBoard]
/** A counter's tile; -1 off the board. */
export const tileOf = (t: T, unit: Unit): Tile => t.cells[unitTiles + unit] - 1
export const isSuppressed = (t: T, unit: Unit): boolean => ((t.cells[suppressed] >> unit) & 1) === 1
export const suppressedUnits = (t: T): Units => t.cells[suppressed]
export const unitsOn = (t: T, tile: Tile): Units => t.cells[tileUnits + tile]
export const enemyOn = (t: T, side: Side, tile: Tile): boolean =>
  (unitsOn(t, tile) & unitsOf(enemyOf(side))) !== 0

/** N-3.10 Where a unit acts from: its tile, or the tile where it would enter; -1 if it can do neither. */
export const actsFrom = (t: T, unit: Unit): Tile =>
  isOnBoard(t, unit) ? tileOf(t, unit) : t.board.spawn[unit]

// Markers

export const markersOf = (t: T, side: Side): Tiles => t.cells[markers + side]
export const hasMarker = (t: T, side: Side, tile: Tile): boolean =>
  ((t.cells[markers + side] >> tile) & 1) === 1
export const controlledBy = (t: T, side: Side): Tiles => t.cells[controlled + side]
export const controls = (t: T, side: Side, tile: Tile): boolean =>
  ((t.cells[controlled + side] >> tile) & 1) === 1
export const worthOf = (t: T, tile: Tile): number => t.cells[values + tile]
export const pointsOf = (t: T, side: Side): number => t.cells[points + side]
/** The tile of a side's target marker; -1 off the board. */
export const targetOf = (t: T, side: Side): Tile => t.cells[targets + side] - 1

/** N-1.6, N-7.2 Steps from one tile to another. */
export const stepsBetween = (t: T, from: Tile, to: Tile): number =>
  t.board.steps[from * t.board.tiles.length + to]

export const isHill = (t: T, tile: Tile): boolean => ((t.board.hills >> tile) & 1) === 1

/** Whether two tables of one board are in the same state, to the last cell. */
export function sameState(a: T, b: T): boolean {
  for (let i = 0; i < a.cells.length; i++) if (a.cells[i] !== b.cells[i]) return false
  return true
}
