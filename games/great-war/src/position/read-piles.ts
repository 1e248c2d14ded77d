/** The cards of a position: every card of both decks goes to exactly one pile, and the decks get their order. */
import {
  COPIES,
  cardName,
  cardNamed,
  DECK_CARDS,
  FIRST,
  TITLES,
  TITLES_MAX,
  titleOf,
} from '../cards/cards.ts'
import * as lay from '../state/lay.ts'
import * as s from '../state/state.ts'
import { DECK, DECK_NAMES, ZONES, type ZoneName } from '../vocabulary.ts'

type T = s.GreatWarTable
type Complain = (text: string) => never

/** Which pile each named card goes to, what was asked for without a number, and where the rest goes. */
export interface Piles {
  readonly exact: { deck: number; zone: number; card: number }[]
  readonly byTitle: { deck: number; zone: number; title: number }[]
  /** Cards not named lie in the decks, unless `*` says otherwise. */
  readonly rest: number[]
  readonly order: [string[], string[]]
}

export const newPiles = (): Piles => ({ exact: [], byTitle: [], rest: [DECK, DECK], order: [[], []] })

export function readPile(piles: Piles, deck: number, words: readonly string[], complain: Complain): void {
  const zone = ZONES.indexOf(words[0] as ZoneName)
  if (zone < 0) complain(`There is no pile '${words[0] ?? ''}': ${ZONES.join(', ')}.`)
  for (const name of words.slice(1)) {
    if (name === '*') {
      piles.rest[deck] = zone
      continue
    }
    const card = cardNamed(deck, name)
    const m = name.match(/^([a-z-]+)(?:\*(\d{1,2}))?$/)
    const title = m ? TITLES[deck].indexOf(m[1]) : -1
    if (card < 0 && title < 0) complain(`There is no ${DECK_NAMES[deck]} card '${name}'.`)
    for (let i = 0; i < Number(m?.[2] ?? 1); i++) {
      if (card >= 0) piles.exact.push({ deck, zone, card })
      else piles.byTitle.push({ deck, zone, title })
      if (zone === DECK) piles.order[deck].push(card >= 0 ? name : TITLES[deck][title])
    }
  }
}

export function dealPiles(t: T, piles: Piles, complain: Complain): void {
  const place = (deck: number, card: number, zone: number): void => {
    const before = s.zoneOf(t, deck, card)
    if (before >= 0)
      complain(
        `The card ${cardName(deck, card)} is counted twice: in ${ZONES[before]} and in ${ZONES[zone]}.`,
      )
    lay.layCard(t, deck, zone, card)
  }
  for (const { deck, zone, card } of piles.exact) place(deck, card, zone)
  for (const { deck, zone, title } of piles.byTitle) {
    const free = freeCard(t, deck, title)
    place(deck, free >= 0 ? free : complain(`There are not so many cards '${TITLES[deck][title]}'.`), zone)
  }
  for (let deck = 0; deck < 2; deck++) {
    for (let card = 0; card < DECK_CARDS[deck]; card++)
      if (s.zoneOf(t, deck, card) < 0) place(deck, card, piles.rest[deck])
    orderDeck(t, deck, piles.order[deck])
  }
}

function freeCard(t: T, deck: number, title: number): number {
  const at = deck * TITLES_MAX + title
  for (let card = FIRST[at]; card < FIRST[at] + COPIES[at]; card++)
    if (s.zoneOf(t, deck, card) < 0) return card
  return -1
}

/** The deck in the order it was named; what was not named lies below, lowest number first. */
function orderDeck(t: T, deck: number, order: readonly string[]): void {
  const all = s.cardsIn(t, deck, DECK)
  lay.layDeckSize(t, deck, all.length)
  const named = new Set(order.map(name => cardNamed(deck, name)))
  const loose = all.filter(card => !named.has(card))
  const cards = order.map(name => {
    const card = cardNamed(deck, name)
    return card >= 0
      ? card
      : loose.splice(
          loose.findIndex(one => TITLES[deck][titleOf(deck, one)] === name),
          1,
        )[0]
  })
  ;[...cards, ...loose].forEach((card, i) => {
    lay.layInDeck(t, deck, i, card)
  })
}
