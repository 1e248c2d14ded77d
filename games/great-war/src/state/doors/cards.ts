/** The doors for cards: the only functions that move them between decks, hands and discards (G-4.6, G-14). */
import { lowestBit, revealTo, shuffle } from '@bivouac/kernel'
import { CARD_END, cardName, TITLES, titleOf } from '../../cards/cards.ts'
import type { GreatWarFact } from '../../facts.ts'
import { HEX_NAMES } from '../../geometry.ts'
import { seenCardsGoFirst } from '../../rules/versions.ts'
import {
  type Card,
  COMBAT,
  DECK,
  DECK_NAMES,
  type Deck,
  DISCARD,
  DRAWN,
  enemyOf,
  type Hex,
  handOf,
  playedOf,
  SIDES,
  type Side,
  type Title,
  ZONES,
} from '../../vocabulary.ts'
import * as s from '../state.ts'

type T = s.GreatWarTable
const { deckSizes: atDeckSizes, decks: atDecks, known: atKnown, spied: atSpied } = s.AT

const note = (t: T, fact: GreatWarFact): void => t.recorder?.note(fact)

const put = (t: T, deck: Deck, card: Card, from: number, to: number): void => {
  const bit = 1 << (card & 31)
  t.cells[s.pileAt(deck, from) + (card >> 5)] &= ~bit
  t.cells[s.pileAt(deck, to) + (card >> 5)] |= bit
}

const noteMove = (t: T, deck: Deck, by: number, card: Card, from: number, to: number): void => {
  note(t, {
    type: 'cardMoved',
    deck: DECK_NAMES[deck],
    by: SIDES[by],
    card: cardName(deck, card),
    from: ZONES[from],
    to: ZONES[to],
  })
}

/** A card that leaves a hand is no secret of that hand any more. */
const forget = (t: T, deck: Deck, side: Side, card: Card): void => {
  if (deck !== COMBAT) return
  const at = side * 2 + (card >> 5)
  t.cells[atKnown + at] &= ~(1 << (card & 31))
  t.cells[atSpied + at] &= ~(1 << (card & 31))
}

/**
 * The card by which a side shows this title from its combat hand. Of equal cards the one that others have seen goes first:
 * any other would tell them that there is a second.
 */
export const cardToShow = (t: T, side: Side, title: Title): number => {
  const hand = handOf(side)
  if (seenCardsGoFirst(t))
    for (let seen = 0; seen < 2; seen++)
      for (let cell = 0; cell < 2; cell++) {
        const bits = t.cells[(seen === 0 ? atKnown : atSpied) + side * 2 + cell]
        for (let rest = bits; rest !== 0; rest &= rest - 1) {
          const card = (cell << 5) + lowestBit(rest)
          if (titleOf(COMBAT, card) === title) return card
        }
      }
  return s.lowestOf(t, COMBAT, hand, title)
}

/** From the hand to the open: both sides see it. */
export const layOpen = (t: T, deck: Deck, side: Side, card: Card, to: number): void => {
  put(t, deck, card, handOf(side), to)
  forget(t, deck, side, card)
  revealTo(t, enemyOf(side))
  if (t.recorder) noteMove(t, deck, side, card, handOf(side), to)
}

/** A card that everybody has seen goes back to, or comes into, a hand: it stays known there. */
export const takeOpen = (t: T, deck: Deck, side: Side, card: Card, from: number): void => {
  put(t, deck, card, from, handOf(side))
  if (deck === COMBAT) t.cells[atKnown + side * 2 + (card >> 5)] |= 1 << (card & 31)
  if (t.recorder) noteMove(t, deck, side, card, from, handOf(side))
}

/** Everything a side has played goes to the discards. */
export const discardPlayed = (t: T, deck: Deck, side: Side): void => {
  const from = s.pileAt(deck, playedOf(side))
  const to = s.pileAt(deck, DISCARD)
  if (t.recorder)
    for (const card of s.cardsIn(t, deck, playedOf(side)))
      noteMove(t, deck, side, card, playedOf(side), DISCARD)
  for (let cell = 0; cell < 2; cell++) {
    t.cells[to + cell] |= t.cells[from + cell]
    t.cells[from + cell] = 0
  }
}

/** G-4.6 The first card of a deck, renewed from its discards if it is empty; false if there is none at all. */
export const drawCard = (t: T, deck: Deck, side: Side, to: number): boolean => {
  if (s.deckSize(t, deck) === 0) {
    if (s.isEmpty(t, deck, DISCARD)) return false
    renewDeck(t, deck)
  }
  const at = s.deckTop(t, deck)
  const card = t.cells[at]
  t.cells[at] = 0
  t.cells[atDeckSizes + deck]--
  put(t, deck, card, DECK, to)
  revealTo(t, side)
  if (t.recorder) noteMove(t, deck, side, card, DECK, to)
  return true
}

/** G-4.6 Of the cards being looked at one is kept, and the others are laid open. */
export const keepDrawn = (t: T, deck: Deck, side: Side, card: Card): void => {
  put(t, deck, card, DRAWN, handOf(side))
  if (t.recorder) noteMove(t, deck, side, card, DRAWN, handOf(side))
  const drawn = s.pileAt(deck, DRAWN)
  const discard = s.pileAt(deck, DISCARD)
  if (t.recorder)
    for (const other of s.cardsIn(t, deck, DRAWN)) noteMove(t, deck, side, other, DRAWN, DISCARD)
  if (!s.isEmpty(t, deck, DRAWN)) revealTo(t, enemyOf(side))
  for (let cell = 0; cell < 2; cell++) {
    t.cells[discard + cell] |= t.cells[drawn + cell]
    t.cells[drawn + cell] = 0
  }
}

/** Espionage: a card of the victim's hand is looked at by the spy. */
export const spyOut = (t: T, spy: number, card: Card): void => {
  const victim = enemyOf(spy)
  put(t, COMBAT, card, handOf(victim), DRAWN)
  forget(t, COMBAT, victim, card)
  revealTo(t, spy)
  revealTo(t, victim)
  if (t.recorder) noteMove(t, COMBAT, spy, card, handOf(victim), DRAWN)
}

/** Espionage: one card goes back to the victim, who knows that the spy knows it; the rest is laid open. */
export const giveBack = (t: T, spy: number, card: Card): void => {
  const victim = enemyOf(spy)
  keepDrawn(t, COMBAT, victim, card)
  t.cells[atSpied + victim * 2 + (card >> 5)] |= 1 << (card & 31)
  revealTo(t, victim)
}

/** G-3.1 Puts all cards of a deck into its draw pile. */
export const openDeck = (t: T, deck: Deck, count: number): void => {
  const at = s.pileAt(deck, DECK)
  for (let card = 0; card < count; card++) t.cells[at + (card >> 5)] |= 1 << (card & 31)
}

/** The cards of the draw pile in a new order, drawn from chance. */
export const shuffleDeck = (t: T, deck: Deck): void => {
  const count = s.cardCount(t, deck, DECK)
  t.cells.fill(0, atDecks + deck * CARD_END, atDecks + (deck + 1) * CARD_END)
  t.cells[atDeckSizes + deck] = count
  const top = s.deckTop(t, deck)
  let at = top
  const pile = s.pileAt(deck, DECK)
  for (let cell = 0; cell < 2; cell++)
    for (let bits = t.cells[pile + cell]; bits !== 0; bits &= bits - 1)
      t.cells[at++] = (cell << 5) + lowestBit(bits)
  shuffle(t, top, count, deck)
  if (t.recorder) note(t, { type: 'deckShuffled', deck: DECK_NAMES[deck], count })
}

/** G-4.6, G-12.3 Draw pile and discards become the new draw pile. */
export const renewDeck = (t: T, deck: Deck): void => {
  const from = s.pileAt(deck, DISCARD)
  const to = s.pileAt(deck, DECK)
  for (let cell = 0; cell < 2; cell++) {
    t.cells[to + cell] |= t.cells[from + cell]
    t.cells[from + cell] = 0
  }
  shuffleDeck(t, deck)
}

export const noteCardPlayed = (t: T, deck: Deck, side: Side, card: Card, cost: number, hex: Hex): void => {
  if (t.recorder)
    note(t, {
      type: 'cardPlayed',
      deck: DECK_NAMES[deck],
      side: SIDES[side],
      title: TITLES[deck][titleOf(deck, card)],
      cost,
      ...(hex >= 0 ? { at: HEX_NAMES[hex] } : {}),
    })
}
