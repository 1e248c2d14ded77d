/** Doors for cards: from pile to pile, drawn, shuffled, lost. */
import { lowestBit, revealTo, shuffle } from '@bivouac/kernel'
import { CARD_END, cardName, soldierOf } from '../../cards/cards.ts'
import {
  type Card,
  DECK,
  DISCARD,
  enemyOf,
  HAND,
  REMOVED,
  SIDES,
  type Side,
  SUPPLY,
  type Unit,
  unitName,
  ZONES,
  type Zone,
} from '../../vocabulary.ts'
import * as s from '../state.ts'
import { note } from './note.ts'
import { progress } from './rounds.ts'

type T = s.NormandyTable
const { deckSizes: atDeckSizes, decks: atDecks } = s.AT

function put(t: T, side: Side, card: Card, from: Zone, to: Zone): void {
  const bit = 1 << (card & 31)
  t.cells[s.pileAt(side, from) + (card >> 5)] &= ~bit
  t.cells[s.pileAt(side, to) + (card >> 5)] |= bit
}

/** From one pile to another, decks apart. What leaves the hand for an open pile, the enemy sees. */
export function moveCard(t: T, side: Side, card: Card, from: Zone, to: Zone): void {
  put(t, side, card, from, to)
  if (from === HAND) revealTo(t, enemyOf(side))
  if (to === REMOVED) progress(t)
  if (t.recorder)
    note(t, { type: 'cardMoved', side: SIDES[side], card: cardName(card), from: ZONES[from], to: ZONES[to] })
}

/** N-3.5 A whole pile, the hand or the play area, goes to the discard pile. */
export function discardPile(t: T, side: Side, from: Zone): void {
  const pile = s.pileAt(side, from)
  const discard = s.pileAt(side, DISCARD)
  if (from === HAND && !s.isEmpty(t, side, HAND)) revealTo(t, enemyOf(side))
  if (t.recorder)
    for (const card of s.cardsIn(t, side, from))
      note(t, {
        type: 'cardMoved',
        side: SIDES[side],
        card: cardName(card),
        from: ZONES[from],
        to: 'discard',
      })
  for (let cell = 0; cell < 2; cell++) {
    t.cells[discard + cell] |= t.cells[pile + cell]
    t.cells[pile + cell] = 0
  }
}

/** N-3.2, N-6.2 The first card of the deck goes to the hand. */
export function drawCard(t: T, side: Side): void {
  const at = s.deckTop(t, side)
  const card = t.cells[at]
  t.cells[at] = 0
  t.cells[atDeckSizes + side]--
  put(t, side, card, DECK, HAND)
  revealTo(t, side)
  if (t.recorder)
    note(t, { type: 'cardMoved', side: SIDES[side], card: cardName(card), from: 'deck', to: 'hand' })
}

/** N-2.2 Puts a card of the scenario into its first pile; decks are ordered afterwards. */
export function dealCard(t: T, side: Side, card: Card, zone: Zone): void {
  t.cells[s.pileAt(side, zone) + (card >> 5)] |= 1 << (card & 31)
}

/** N-2.2, N-3.3, N-7.5 The cards of the deck in a new order, drawn from chance. */
export function shuffleDeck(t: T, side: Side): void {
  const count = s.cardCount(t, side, DECK)
  t.cells[atDeckSizes + side] = count
  let at = s.deckTop(t, side)
  const top = at
  const pile = s.pileAt(side, DECK)
  for (let cell = 0; cell < 2; cell++)
    for (let bits = t.cells[pile + cell]; bits !== 0; bits &= bits - 1)
      t.cells[at++] = (cell << 5) + lowestBit(bits)
  shuffle(t, top, count, side)
  if (t.recorder) note(t, { type: 'deckShuffled', side: SIDES[side], count })
}

/** N-3.3 The whole discard pile becomes the deck. */
export function turnDiscardPile(t: T, side: Side): void {
  const from = s.pileAt(side, DISCARD)
  const to = s.pileAt(side, DECK)
  for (let cell = 0; cell < 2; cell++) {
    t.cells[to + cell] |= t.cells[from + cell]
    t.cells[from + cell] = 0
  }
  shuffleDeck(t, side)
}

/** N-7.5 A man is lost: his card leaves the game, and everybody learns who he was (N-7.7). */
export function loseCard(t: T, side: Side, card: Card, from: Zone, unit: Unit): void {
  put(t, side, card, from, REMOVED)
  progress(t)
  revealTo(t, enemyOf(side))
  if (t.recorder)
    note(t, {
      type: 'casualty',
      side: SIDES[side],
      unit: unitName(unit),
      card: cardName(card),
      name: soldierOf(side, card) ?? '',
      from: ZONES[from],
    })
  if (from === DECK) {
    // The place it leaves is closed by ordering the rest anew.
    const end = atDecks + (side + 1) * CARD_END
    t.cells.fill(0, s.deckTop(t, side), end)
    shuffleDeck(t, side)
  }
}

/** N-5.3, N-6.3 One Fog of War card goes from supply to discard pile. */
export const takeFog = (t: T, side: Side, card: Card): void => moveCard(t, side, card, SUPPLY, DISCARD)
