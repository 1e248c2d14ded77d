/**
 * The state: one table names every field once, and the accessors below are how rules read it.
 * Piles are sets of cards (two words of bits); sets of tiles and of units are one word each.
 * Only `doors.ts` writes.
 */
import { bitCount, layout, lowestBit, type Table } from '@bivouac/kernel'
import { CARD_END, KIND_MASK, KIND_WORD } from '../cards/cards.ts'
import { type NormandyBoard, TILES_MAX } from '../scenario/scenario.ts'
import { enemyOf, UNITS, unitsOf, ZONES } from '../vocabulary.ts'

export type NormandyTable = Table<NormandyBoard>

export const LAYOUT = layout({
  round: [1, 'the round, from 1'],
  initiative: [1, 'the side that has the initiative marker (N-1.10)'],
  active: [1, 'the side whose turn it is'],
  bids: [2, "each side's chosen initiative card plus one; 0 not chosen; NO_CARD with an empty hand (N-3.4)"],
  stale: [1, 'rounds in a row without progress (N-8.8)'],
  progress: [1, '1 if this round has seen progress (N-8.8)'],
  winner: [1, 'the winning side plus one; 0 while the game goes on'],
  ending: [1, 'how it ended, see ENDINGS; 0 while the game goes on'],
  piles: [2 * ZONES.length * 2, "each side's piles as sets of cards, two words each"],
  deckSizes: [2, 'how many cards each deck has'],
  decks: [2 * CARD_END, "each deck's order, its last card in the last word"],
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
  winner,
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

export const roundOf = (t: NormandyTable): number => t.words[round]
export const initiativeOf = (t: NormandyTable): number => t.words[initiative]
export const activeSide = (t: NormandyTable): number => t.words[active]
export const bidOf = (t: NormandyTable, side: number): number => t.words[bids + side]
export const isOver = (t: NormandyTable): boolean => t.words[winner] !== 0

// Cards

/** Where a pile's two words begin. */
export const pileAt = (side: number, zone: number): number => piles + (side * ZONES.length + zone) * 2

export function cardCount(t: NormandyTable, side: number, zone: number): number {
  const at = pileAt(side, zone)
  return bitCount(t.words[at]) + bitCount(t.words[at + 1])
}

export const isEmpty = (t: NormandyTable, side: number, zone: number): boolean => {
  const at = pileAt(side, zone)
  return (t.words[at] | t.words[at + 1]) === 0
}

/** The cards of one kind in a pile, as bits of the kind's word. */
const ofKind = (t: NormandyTable, side: number, zone: number, kind: number): number =>
  t.words[pileAt(side, zone) + KIND_WORD[kind]] & KIND_MASK[kind]

export const hasKind = (t: NormandyTable, side: number, zone: number, kind: number): boolean =>
  ofKind(t, side, zone, kind) !== 0

export const kindCount = (t: NormandyTable, side: number, zone: number, kind: number): number =>
  bitCount(ofKind(t, side, zone, kind))

/** N-7.5 Among equal cards the one with the lowest number; there must be one. */
export const lowestOf = (t: NormandyTable, side: number, zone: number, kind: number): number =>
  (KIND_WORD[kind] << 5) + lowestBit(ofKind(t, side, zone, kind))

export const hasCard = (t: NormandyTable, side: number, zone: number, card: number): boolean =>
  ((t.words[pileAt(side, zone) + (card >> 5)] >>> (card & 31)) & 1) === 1

/** The zone a card is in; -1 if it is out of the game. */
export function zoneOf(t: NormandyTable, side: number, card: number): number {
  for (let zone = 0; zone < ZONES.length; zone++) if (hasCard(t, side, zone, card)) return zone
  return -1
}

export const deckSize = (t: NormandyTable, side: number): number => t.words[deckSizes + side]
/** Where the first card of a deck lies; the deck ends with the side's part of `decks`. */
export const deckTop = (t: NormandyTable, side: number): number =>
  decks + (side + 1) * CARD_END - deckSize(t, side)

/** The cards of a pile, lowest number first. For views and texts: it makes a list. */
export function cardsIn(t: NormandyTable, side: number, zone: number): number[] {
  const cards: number[] = []
  for (let card = 0; card < CARD_END; card++) if (hasCard(t, side, zone, card)) cards.push(card)
  return cards
}

/** A deck's cards, the one drawn first at the front. */
export const deckOrder = (t: NormandyTable, side: number): number[] => [
  ...t.words.subarray(deckTop(t, side), decks + (side + 1) * CARD_END),
]

// Counters

export const isOnBoard = (t: NormandyTable, unit: number): boolean => ((t.words[onBoard] >> unit) & 1) === 1
export const unitsOnBoard = (t: NormandyTable): number => t.words[onBoard]
/** A counter's tile; -1 off the board. */
export const tileOf = (t: NormandyTable, unit: number): number => t.words[unitTiles + unit] - 1
export const isSuppressed = (t: NormandyTable, unit: number): boolean =>
  ((t.words[suppressed] >> unit) & 1) === 1
export const suppressedUnits = (t: NormandyTable): number => t.words[suppressed]
export const unitsOn = (t: NormandyTable, tile: number): number => t.words[tileUnits + tile]
export const enemyOn = (t: NormandyTable, side: number, tile: number): boolean =>
  (unitsOn(t, tile) & unitsOf(enemyOf(side))) !== 0

/** N-3.10 Where a unit acts from: its tile, or the tile where it would enter; -1 if it can do neither. */
export const actsFrom = (t: NormandyTable, unit: number): number =>
  isOnBoard(t, unit) ? tileOf(t, unit) : t.board.spawn[unit]

// Markers

export const markersOf = (t: NormandyTable, side: number): number => t.words[markers + side]
export const hasMarker = (t: NormandyTable, side: number, tile: number): boolean =>
  ((t.words[markers + side] >> tile) & 1) === 1
export const controlledBy = (t: NormandyTable, side: number): number => t.words[controlled + side]
export const controls = (t: NormandyTable, side: number, tile: number): boolean =>
  ((t.words[controlled + side] >> tile) & 1) === 1
export const worthOf = (t: NormandyTable, tile: number): number => t.words[values + tile]
export const pointsOf = (t: NormandyTable, side: number): number => t.words[points + side]
/** The tile of a side's target marker; -1 off the board. */
export const targetOf = (t: NormandyTable, side: number): number => t.words[targets + side] - 1

/** N-1.6, N-7.2 Steps from one tile to another. */
export const stepsBetween = (t: NormandyTable, from: number, to: number): number =>
  t.board.steps[from * t.board.tiles.length + to]

export const isHill = (t: NormandyTable, tile: number): boolean => ((t.board.hills >> tile) & 1) === 1
