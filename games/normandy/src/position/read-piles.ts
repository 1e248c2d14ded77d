/** The piles of a position: cards named with or without their number, `*` for all the rest, and the order of decks. */
import { CARD_END, cardName, cardNamed, KIND } from '../cards/cards.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import * as lay from '../state/lay.ts'
import * as s from '../state/state.ts'
import {
  type Card,
  type CardKind,
  DECK,
  HAND,
  SIDES,
  type Side,
  ZONES,
  type Zone,
  type ZoneName,
} from '../vocabulary.ts'
import { flaw } from './flaw.ts'

/** Which pile each named card of each side goes to, and what was asked for without a number. */
export interface Piles {
  readonly exact: { side: Side; zone: Zone; card: Card }[]
  readonly byKind: { side: Side; zone: Zone; kind: CardKind }[]
  readonly rest: number[]
  readonly order: [string[], string[]]
}

export const newPiles = (): Piles => ({ exact: [], byKind: [], rest: [-1, -1], order: [[], []] })

export function readPile(piles: Piles, side: Side, named: readonly string[]): void {
  const zone = ZONES.indexOf(named[0] as ZoneName)
  if (zone < 0) flaw(`There is no pile '${named[0]}': ${ZONES.join(', ')}.`)
  for (const name of named.slice(1)) {
    if (name === '*') {
      piles.rest[side] = zone
      continue
    }
    const card = cardNamed(name)
    const m = name.match(/^([a-z-]+)(?:\*(\d{1,2}))?$/)
    const kind = m ? KIND.findIndex(k => k.name === m[1]) : -1
    if (card < 0 && kind < 0) flaw(`There is no card '${name}'.`)
    for (let i = 0; i < Number(m?.[2] ?? 1); i++) {
      if (card >= 0) piles.exact.push({ side, zone, card })
      else piles.byKind.push({ side, zone, kind })
      if (zone === DECK) piles.order[side].push(card >= 0 ? name : KIND[kind].name)
    }
  }
}

/** Puts every card of the scenario into exactly one pile, and the decks into their order. */
export function deal(t: s.NormandyTable, piles: Piles): void {
  const place = (side: Side, card: Card, zone: Zone): void => {
    const before = s.zoneOf(t, side, card)
    const name = `${cardName(card)} of ${SIDES[side]}`
    if (before >= 0) flaw(`The card ${name} is counted twice: in ${ZONES[before]} and in ${ZONES[zone]}.`)
    if (!inGame(t.board, side, card)) flaw(`The card ${name} is not in this scenario.`)
    lay.layCard(t, side, zone, card)
  }
  for (const { side, zone, card } of piles.exact) place(side, card, zone)
  for (const { side, zone, kind } of piles.byKind) {
    const free = freeCard(t, side, kind)
    place(
      side,
      free >= 0 ? free : flaw(`There are not so many ${KIND[kind].name} of ${SIDES[side]} in this scenario.`),
      zone,
    )
  }
  for (let side = 0; side < 2; side++) {
    for (let card = 0; card < CARD_END; card++)
      if (inGame(t.board, side, card) && s.zoneOf(t, side, card) < 0) {
        if (piles.rest[side] < 0) flaw(`The card ${cardName(card)} of ${SIDES[side]} is in no pile.`)
        place(side, card, piles.rest[side])
      }
    orderDeck(t, side, piles.order[side])
    const bid = s.bidOf(t, side)
    if (bid !== 0 && bid !== s.NO_CARD && !s.hasCard(t, side, HAND, bid - 1))
      flaw(`The card bid by ${SIDES[side]}, ${cardName(bid - 1)}, is not in its hand.`)
  }
}

function inGame(board: NormandyBoard, side: Side, card: Card): boolean {
  const k = KIND.findIndex(kind => card >= kind.first && card < kind.first + kind.copies)
  return k >= 0 && card < KIND[k].first + board.start.deck[side][k] + board.start.supply[side][k]
}

function freeCard(t: s.NormandyTable, side: Side, kind: CardKind): Card {
  const { first, copies } = KIND[kind]
  for (let card = first; card < first + copies; card++)
    if (s.zoneOf(t, side, card) < 0 && inGame(t.board, side, card)) return card
  return -1
}

/** The deck in the order it was named; what came with `*` lies below, lowest number first. */
function orderDeck(t: s.NormandyTable, side: Side, order: readonly string[]): void {
  const left = s.cardsIn(t, side, DECK)
  lay.layDeckSize(t, side, left.length)
  const named = order.filter(name => cardNamed(name) >= 0).map(cardNamed)
  const loose = left.filter(card => !named.includes(card))
  const cards = order.map(name => {
    const card = cardNamed(name)
    if (card >= 0) return card
    return loose.splice(
      loose.findIndex(c => cardName(c).startsWith(`${name}.`)),
      1,
    )[0]
  })
  ;[...cards, ...loose].forEach((card, i) => {
    lay.layInDeck(t, side, i, card)
  })
}
