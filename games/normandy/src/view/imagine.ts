/**
 * N-9 Full states that agree with a view: the enemy's hand and deck are dealt anew from what they hold together, the
 * own deck is put in a new order, and cards whose place is not known go to the enemy's removed pile. Each way to
 * deal is equally likely.
 */
import {
  type Chance,
  callDoings,
  type Imaginer,
  imaginedTable,
  imaginerOf,
  NO_CHANCE,
  newTable,
  seeded,
} from '@bivouac/kernel'
import { CARD_END, cardNamed, KIND, kindOf } from '../cards/cards.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { FRAMES } from '../state/frames.ts'
import * as lay from '../state/lay.ts'
import * as s from '../state/state.ts'
import {
  DECK,
  DISCARD,
  type Ending,
  HAND,
  PLAY,
  REMOVED,
  SIDES,
  type Side,
  SUPPLY,
  unitNumber,
} from '../vocabulary.ts'
import type { NormandyView, SideView } from './view.ts'

export function imagine(board: NormandyBoard, view: NormandyView): Imaginer<NormandyBoard> {
  const sides = SIDES.map((name, side) => hiddenCards(board, side, view[name]))
  return imaginerOf(knownTable(board, view), (into, chance) => {
    for (let side = 0; side < 2; side++) dealHidden(into, side, sides[side], chance)
  })
}

/** One table that agrees with a view. */
export const tableFrom = (board: NormandyBoard, view: NormandyView): s.NormandyTable =>
  imaginedTable(s.LAYOUT, board, imagine(board, view), seeded)

/** Everything the view says outright, in its place in the state. */
function knownTable(board: NormandyBoard, view: NormandyView): s.NormandyTable {
  const t = newTable(s.LAYOUT, board, NO_CHANCE)
  lay.layRound(t, view.round)
  lay.layInitiative(t, SIDES.indexOf(view.initiative))
  lay.layActive(t, SIDES.indexOf(view.active))
  lay.layProgress(t, view.stale, view.progress)
  if (view.winner !== 'nobody') lay.layEnd(t, SIDES.indexOf(view.winner), view.ending as Ending)
  view.tiles.forEach((tile, i) => {
    lay.layValue(t, i, tile.value)
    SIDES.forEach((name, side) => {
      lay.layMarker(t, side, i, tile[name])
    })
  })
  for (const { unit, tile, suppressed } of view.units)
    lay.layCounter(t, unitNumber(unit), board.tiles.indexOf(tile), suppressed)
  SIDES.forEach((name, side) => {
    const shown = view[name]
    lay.layPoints(t, side)
    lay.layTarget(t, side, board.tiles.indexOf(shown.target))
    const piles: [number, readonly string[]][] = [
      [PLAY, shown.play],
      [DISCARD, shown.discard],
      [SUPPLY, shown.supply],
    ]
    for (const [zone, cards] of piles) for (const card of cards) lay.layCard(t, side, zone, cardNamed(card))
    lay.layDeckSize(t, side, shown.sizes.deck)
    if (shown.own?.bid) lay.layBid(t, side, cardNamed(shown.own.bid))
    else if (shown.hasBid) lay.layNoBid(t, side)
  })
  callDoings(t, FRAMES, view.doing)
  return t
}

interface Hidden {
  /** Cards whose place is known though it is not public: the own hand and removed pile. */
  readonly hand: readonly number[]
  readonly removed: readonly number[]
  /** Cards of each kind that lie in hand, deck or removed pile, and how many of them in hand or deck. */
  readonly pool: readonly { readonly cards: readonly number[]; readonly inHandOrDeck: number }[]
  readonly handSize: number
  readonly deckSize: number
  /** Whether an initiative card has been chosen that this seat has not seen. */
  readonly secretBid: boolean
}

function hiddenCards(board: NormandyBoard, side: Side, shown: SideView): Hidden {
  const { hand: handSize, deck: deckSize } = shown.sizes
  if (shown.own) {
    const pool = KIND.map((_, k) => {
      const cards = shown.own!.deck.map(cardNamed).filter(card => kindOf[card] === k)
      return { cards, inHandOrDeck: cards.length }
    })
    const { hand, removed } = shown.own
    return {
      hand: hand.map(cardNamed),
      removed: removed.map(cardNamed),
      pool,
      handSize: 0,
      deckSize,
      secretBid: false,
    }
  }
  const open = new Set([...shown.play, ...shown.discard, ...shown.supply].map(cardNamed))
  const pool = KIND.map((kind, k) => {
    const inGame = board.start.deck[side][k] + board.start.supply[side][k]
    const cards = [...Array(inGame).keys()].map(i => kind.first + i).filter(card => !open.has(card))
    return { cards, inHandOrDeck: shown.handAndDeck[kind.name] ?? 0 }
  })
  return { hand: [], removed: [], pool, handSize, deckSize, secretBid: shown.hasBid && handSize > 0 }
}

const dealt = new Int32Array(CARD_END)

/** Draws which cards are in hand, in which order the deck lies, and which one was bid. */
function dealHidden(t: s.NormandyTable, side: Side, hidden: Hidden, chance: Chance): void {
  let count = 0
  for (const { cards, inHandOrDeck } of hidden.pool) {
    // Which men of a kind are still there is not known by name: pick them at random.
    const first = count
    for (let i = 0; i < cards.length; i++) dealt[count++] = cards[i]
    for (let i = 0; i < inHandOrDeck; i++) swap(first + i, first + i + pick(t, chance, cards.length - i))
    for (let i = inHandOrDeck; i < cards.length; i++) lay.layCard(t, side, REMOVED, dealt[first + i])
    count = first + inHandOrDeck
  }
  for (let i = 0; i < count; i++) swap(i, i + pick(t, chance, count - i))
  for (let i = 0; i < hidden.handSize; i++) lay.layCard(t, side, HAND, dealt[i])
  for (let i = hidden.handSize; i < count; i++) {
    lay.layCard(t, side, DECK, dealt[i])
    lay.layInDeck(t, side, i - hidden.handSize, dealt[i])
  }
  for (const card of hidden.hand) lay.layCard(t, side, HAND, card)
  for (const card of hidden.removed) lay.layCard(t, side, REMOVED, card)
  if (hidden.secretBid) lay.layBid(t, side, dealt[pick(t, chance, hidden.handSize)])
}

const pick = (t: s.NormandyTable, chance: Chance, n: number): number => (n < 2 ? 0 : chance.die(t, n))

function swap(i: number, j: number): void {
  const x = dealt[i]
  dealt[i] = dealt[j]
  dealt[j] = x
}
