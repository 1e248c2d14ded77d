/**
 * The state: one table names every field once, and the accessors below are how rules read it.
 * Piles are sets of cards (two words of bits); sets of tiles and of units are one word each.
 * Only `doors.ts` writes.
 */
import { bitCount, layout, lowestBit, type Table } from '@bivouac/kernel'
import { CARD_END, KIND_MASK, KIND_WORD } from '../cards/cards.ts'
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

export const roundOf = (t: T): number => t.words[round]
export const initiativeOf = (t: T): Side => t.words[initiative]
export const activeSide = (t: T): Side => t.words[active]
export const bidOf = (t: T, side: Side): number => t.words[bids + side]
export const isOver = (t: T): boolean => t.words[winner] !== 0
/** The side that has won; -1 while the game goes on. */
export const winnerOf = (t: T): Side => t.words[winner] - 1
/** How the game ended; undefined while it goes on. */
export const endingOf = (t: T): Ending | undefined => ENDINGS[t.words[ending] - 1]
/** N-8.8 Rounds in a row without progress, and whether this one has seen some. */
export const staleRounds = (t: T): number => t.words[stale]
export const hasProgressed = (t: T): boolean => t.words[progress] === 1

// Cards

/** Where a pile's two words begin. */
export const pileAt = (side: Side, zone: Zone): number => piles + (side * ZONES.length + zone) * 2

/** One of a pile's two words (see KIND_WORD). */
export const pileWord = (t: T, side: Side, zone: Zone, word: number): number =>
  t.words[pileAt(side, zone) + word]

/** One word of the piles a side can still play from: hand, deck, discard pile and play area. */
export function circulating(t: T, side: Side, word: number): number {
  const at = pileAt(side, 0) + word
  return t.words[at + 2 * HAND] | t.words[at + 2 * DECK] | t.words[at + 2 * DISCARD] | t.words[at + 2 * PLAY]
}

export function cardCount(t: T, side: Side, zone: Zone): number {
  const at = pileAt(side, zone)
  return bitCount(t.words[at]) + bitCount(t.words[at + 1])
}

export const isEmpty = (t: T, side: Side, zone: Zone): boolean => {
  const at = pileAt(side, zone)
  return (t.words[at] | t.words[at + 1]) === 0
}

/** The cards of one kind in a pile, as bits of the kind's word. */
const ofKind = (t: T, side: Side, zone: Zone, kind: CardKind): number =>
  t.words[pileAt(side, zone) + KIND_WORD[kind]] & KIND_MASK[kind]

export const hasKind = (t: T, side: Side, zone: Zone, kind: CardKind): boolean =>
  ofKind(t, side, zone, kind) !== 0

export const kindCount = (t: T, side: Side, zone: Zone, kind: CardKind): number =>
  bitCount(ofKind(t, side, zone, kind))

/** N-7.5 Among equal cards the one with the lowest number; there must be one. */
export const lowestOf = (t: T, side: Side, zone: Zone, kind: CardKind): Card =>
  (KIND_WORD[kind] << 5) + lowestBit(ofKind(t, side, zone, kind))

export const hasCard = (t: T, side: Side, zone: Zone, card: Card): boolean =>
  ((t.words[pileAt(side, zone) + (card >> 5)] >>> (card & 31)) & 1) === 1

/** The zone a card is in; -1 if it is out of the game. */
export function zoneOf(t: T, side: Side, card: Card): Zone {
  for (let zone = 0; zone < ZONES.length; zone++) if (hasCard(t, side, zone, card)) return zone
  return -1
}

export const deckSize = (t: T, side: Side): number => t.words[deckSizes + side]
/** Where the first card of a deck lies; the deck ends with the side's part of `decks`. */
export const deckTop = (t: T, side: Side): number => decks + (side + 1) * CARD_END - deckSize(t, side)

/** The cards of a pile, lowest number first. For views and texts: it makes a list. */
export function cardsIn(t: T, side: Side, zone: Zone): Card[] {
  const cards: Card[] = []
  for (let card = 0; card < CARD_END; card++) if (hasCard(t, side, zone, card)) cards.push(card)
  return cards
}

/** The card that lies `depth` cards below the top of a deck. */
export const deckCard = (t: T, side: Side, depth: number): Card => t.words[deckTop(t, side) + depth]

/** A deck's cards, the one drawn first at the front. */
export const deckOrder = (t: T, side: Side): Card[] => [
  ...t.words.subarray(deckTop(t, side), decks + (side + 1) * CARD_END),
]

// Counters

export const isOnBoard = (t: T, unit: Unit): boolean => ((t.words[onBoard] >> unit) & 1) === 1
export const unitsOnBoard = (t: T): Units => t.words[onBoard]
/** A counter's tile; -1 off the board. */
export const tileOf = (t: T, unit: Unit): Tile => t.words[unitTiles + unit] - 1
export const isSuppressed = (t: T, unit: Unit): boolean => ((t.words[suppressed] >> unit) & 1) === 1
export const suppressedUnits = (t: T): Units => t.words[suppressed]
export const unitsOn = (t: T, tile: Tile): Units => t.words[tileUnits + tile]
export const enemyOn = (t: T, side: Side, tile: Tile): boolean =>
  (unitsOn(t, tile) & unitsOf(enemyOf(side))) !== 0

/** N-3.10 Where a unit acts from: its tile, or the tile where it would enter; -1 if it can do neither. */
export const actsFrom = (t: T, unit: Unit): Tile =>
  isOnBoard(t, unit) ? tileOf(t, unit) : t.board.spawn[unit]

// Markers

export const markersOf = (t: T, side: Side): Tiles => t.words[markers + side]
export const hasMarker = (t: T, side: Side, tile: Tile): boolean =>
  ((t.words[markers + side] >> tile) & 1) === 1
export const controlledBy = (t: T, side: Side): Tiles => t.words[controlled + side]
export const controls = (t: T, side: Side, tile: Tile): boolean =>
  ((t.words[controlled + side] >> tile) & 1) === 1
export const worthOf = (t: T, tile: Tile): number => t.words[values + tile]
export const pointsOf = (t: T, side: Side): number => t.words[points + side]
/** The tile of a side's target marker; -1 off the board. */
export const targetOf = (t: T, side: Side): Tile => t.words[targets + side] - 1

/** N-1.6, N-7.2 Steps from one tile to another. */
export const stepsBetween = (t: T, from: Tile, to: Tile): number =>
  t.board.steps[from * t.board.tiles.length + to]

export const isHill = (t: T, tile: Tile): boolean => ((t.board.hills >> tile) & 1) === 1

/** Whether two tables of one board are in the same state, to the last word. */
export function sameState(a: T, b: T): boolean {
  for (let i = 0; i < a.words.length; i++) if (a.words[i] !== b.words[i]) return false
  return true
}
