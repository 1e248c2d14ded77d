/**
 * How the state is read: cards, units and ground here, the turn in turn.ts. A unit and what lies on a hex share the hex's
 * cell; piles and sets of units or hexes are bits. Only `doors.ts` writes.
 */
import { bitCount, lowestBit } from '@bivouac/kernel'
import * as cards from '../cards/cards.ts'
import {
  type Card,
  type Deck,
  DRAWN,
  HEXES,
  type Hex,
  isInfantryKind,
  type Side,
  type Title,
  type Unit,
  type Units,
  unitsOf,
  ZONES,
  type Zone,
} from '../vocabulary.ts'
import { AT, type GreatWarTable } from './layout.ts'

export * from './layout.ts'
export * from './turn.ts'

type T = GreatWarTable

// Tables of other modules are fast only as constants of this one.
const { CARD_END, TITLE_MASK, TITLE_OF, TITLE_CELL } = cards
const {
  deckSizes: atDeckSizes,
  decks: atDecks,
  hexes: atHexes,
  occupied: atOccupied,
  onBoard: atOnBoard,
  piles: atPiles,
  units: atUnits,
} = AT

// Cards

export const pileAt = (deck: Deck, zone: Zone): number => atPiles + (deck * ZONES.length + zone) * 2

/** One of the two cells of a pile's set of cards. */
export const pileCell = (t: T, deck: Deck, zone: Zone, cell: number): number =>
  t.cells[pileAt(deck, zone) + cell]

/** Whether a pile holds the same cards at both tables. */
export const isSamePile = (t: T, other: T, deck: Deck, zone: Zone): boolean => {
  const at = pileAt(deck, zone)
  return t.cells[at] === other.cells[at] && t.cells[at + 1] === other.cells[at + 1]
}

export const cardCount = (t: T, deck: Deck, zone: Zone): number => {
  const at = pileAt(deck, zone)
  return bitCount(t.cells[at]) + bitCount(t.cells[at + 1])
}

export const isEmpty = (t: T, deck: Deck, zone: Zone): boolean => {
  const at = pileAt(deck, zone)
  return (t.cells[at] | t.cells[at + 1]) === 0
}

const ofTitle = (t: T, deck: Deck, zone: Zone, title: Title): number =>
  t.cells[pileAt(deck, zone) + TITLE_CELL[deck * 32 + title]] & TITLE_MASK[deck * 32 + title]

/** The titles among the cards of a pile, as a set. */
export const titlesIn = (t: T, deck: Deck, zone: Zone): number => {
  const at = pileAt(deck, zone)
  let titles = 0
  for (let bits = t.cells[at]; bits !== 0; bits &= bits - 1)
    titles |= 1 << TITLE_OF[deck * CARD_END + lowestBit(bits)]
  for (let bits = t.cells[at + 1]; bits !== 0; bits &= bits - 1)
    titles |= 1 << TITLE_OF[deck * CARD_END + 32 + lowestBit(bits)]
  return titles
}

export const hasTitle = (t: T, deck: Deck, zone: Zone, title: Title): boolean =>
  ofTitle(t, deck, zone, title) !== 0

/** Among equal cards the one with the lowest number; there must be one. */
export const lowestOf = (t: T, deck: Deck, zone: Zone, title: Title): number =>
  (TITLE_CELL[deck * 32 + title] << 5) + lowestBit(ofTitle(t, deck, zone, title))

export const hasCard = (t: T, deck: Deck, zone: Zone, card: Card): boolean =>
  ((t.cells[pileAt(deck, zone) + (card >> 5)] >>> (card & 31)) & 1) === 1

/** The zone a card is in; -1 if in none. */
export const zoneOf = (t: T, deck: Deck, card: Card): number => {
  for (let zone = 0; zone <= DRAWN; zone++) if (hasCard(t, deck, zone, card)) return zone
  return -1
}

export const deckSize = (t: T, deck: Deck): number => t.cells[atDeckSizes + deck]
/** Where the first card of a deck lies; the deck ends with its part of `decks`. */
export const deckTop = (t: T, deck: Deck): number => atDecks + (deck + 1) * CARD_END - deckSize(t, deck)

/** The cards of a pile, lowest number first. For views and texts: it makes a list. */
export const cardsIn = (t: T, deck: Deck, zone: Zone): number[] => {
  const cards: number[] = []
  for (let card = 0; card < CARD_END; card++) if (hasCard(t, deck, zone, card)) cards.push(card)
  return cards
}

/** Whether a deck's part of `decks` is empty above its first card, as it must be. */
export const isClearAboveDeck = (t: T, deck: Deck): boolean =>
  t.cells.subarray(atDecks + deck * CARD_END, deckTop(t, deck)).every(cell => cell === 0)

/** Combat cards in a hand that everybody knows of, and those that the enemy alone has seen. */
export type SeenBy = 'known' | 'spied'
export const cardsSeen = (t: T, by: SeenBy, side: Side): number[] => {
  const at = AT[by] + side * 2
  const seen: number[] = []
  for (let card = 0; card < CARD_END; card++)
    if ((t.cells[at + (card >> 5)] >>> (card & 31)) & 1) seen.push(card)
  return seen
}

export const deckOrder = (t: T, deck: Deck): number[] => [
  ...t.cells.subarray(deckTop(t, deck), atDecks + (deck + 1) * CARD_END),
]

// Units: bits 0 to 7 the hex plus one, 8 to 11 the figures, 12 and 13 the kind.

export const packUnit = (hex: Hex, figures: number, kind: number): number =>
  (hex + 1) | (figures << 8) | (kind << 12)

export const unitsOnBoard = (t: T, side: Side): number => t.cells[atOnBoard] & unitsOf(side)
export const allUnits = (t: T): number => t.cells[atOnBoard]
export const isOnBoard = (t: T, unit: Unit): boolean => ((t.cells[atOnBoard] >>> unit) & 1) === 1
/** A unit's hex; -1 off the board. */
export const hexOf = (t: T, unit: Unit): number => (t.cells[atUnits + unit] & 0xff) - 1
export const figuresOf = (t: T, unit: Unit): number => (t.cells[atUnits + unit] >> 8) & 15
export const kindOf = (t: T, unit: Unit): number => (t.cells[atUnits + unit] >> 12) & 3
/** Hex, figures and kind in one cell; 0 off the board. */
export const unitCell = (t: T, unit: Unit): number => t.cells[atUnits + unit]
export const isInfantry = (t: T, unit: Unit): boolean => isInfantryKind(kindOf(t, unit))

/** One of the sets of units of the layout; `set` is its place in AT. */
export const unitsIn = (t: T, set: number): Units => t.cells[set]
/** Whether a unit is in one of them. */
export const isIn = (t: T, set: number, unit: Unit): boolean => ((t.cells[set] >>> unit) & 1) === 1

// Hexes: bits 0 to 7 the unit plus one, 8 to 11 the terrain, then the tokens on it.

export const WIRE = 1 << 12
/** A crater token on forest, hill or trench (G-10.7). */
export const CRATER = 1 << 13

/** The unit on a hex; -1 if there is none. */
export const unitOn = (t: T, hex: Hex): number => (t.cells[atHexes + hex] & 0xff) - 1
export const hasUnit = (t: T, hex: Hex): boolean => (t.cells[atHexes + hex] & 0xff) !== 0
/** Whether a unit of this side stands on a hex. */
export const hasUnitOf = (t: T, side: Side, hex: Hex): boolean => {
  const unit = (t.cells[atHexes + hex] & 0xff) - 1
  return unit >= 0 && unit >> 4 === side
}
export const terrainOf = (t: T, hex: Hex): number => (t.cells[atHexes + hex] >> 8) & 15
export const hasWire = (t: T, hex: Hex): boolean => (t.cells[atHexes + hex] & WIRE) !== 0
export const isCratered = (t: T, hex: Hex): boolean => (t.cells[atHexes + hex] & CRATER) !== 0
/** Whether terrain and tokens are the same on every hex of both tables, whoever stands there. */
export const isSameGround = (t: T, other: T): boolean => {
  for (let hex = 0; hex < HEXES; hex++)
    if ((t.cells[atHexes + hex] ^ other.cells[atHexes + hex]) >> 8 !== 0) return false
  return true
}
/** What lies on a hex, unit and all, in one cell. */
export const hexCell = (t: T, hex: Hex): number => t.cells[atHexes + hex]
/** One of the four cells of the set of hexes with a unit. */
export const occupiedCell = (t: T, cell: number): number => t.cells[atOccupied + cell]
