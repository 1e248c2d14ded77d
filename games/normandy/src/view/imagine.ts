/**
 * N-9 Full states that agree with a view: the enemy's hand and deck are dealt anew from what they hold together, the
 * own deck is put in a new order, and cards whose place nobody was told go to the enemy's removed pile. Each way to
 * deal is equally likely.
 */
import { type Chance, type Imaginer, RNG } from '@bivouac/kernel'
import { CARD_END, cardNamed, KIND, kindOf } from '../cards/cards.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { callDoing, doingText } from '../state/frame-text.ts'
import * as s from '../state/state.ts'
import {
  DECK,
  DISCARD,
  ENDINGS,
  type Ending,
  HAND,
  PLAY,
  REMOVED,
  SIDES,
  SUPPLY,
  UNITS,
  unitName,
} from '../vocabulary.ts'
import type { NormandyView, SideView } from './view.ts'

const { AT } = s
const UNIT_WORDS = [...Array(UNITS).keys()].map(unitName)

export function imagine(board: NormandyBoard, view: NormandyView): Imaginer<NormandyBoard> {
  // The generator's words stay those of the table.
  const known = knownWords(board, view).subarray(RNG + 4)
  const sides = SIDES.map((name, side) => hiddenCards(board, side, view[name]))
  return {
    imagine(chance, into) {
      into.words.set(known, RNG + 4)
      for (let side = 0; side < 2; side++) dealHidden(into, side, sides[side], chance)
    },
  }
}

/** Everything the view says outright, in its place in the state. */
function knownWords(board: NormandyBoard, view: NormandyView): Int32Array {
  const words = new Int32Array(s.LAYOUT.size)
  const t: s.NormandyTable = { board, words, chance: noChance, recorder: undefined }
  words[AT.round] = view.round
  words[AT.initiative] = SIDES.indexOf(view.initiative)
  words[AT.active] = SIDES.indexOf(view.active)
  words[AT.stale] = view.stale
  words[AT.progress] = view.progress ? 1 : 0
  words[AT.winner] = view.winner === 'nobody' ? 0 : SIDES.indexOf(view.winner) + 1
  words[AT.ending] = ENDINGS.indexOf(view.ending as Ending) + 1
  view.tiles.forEach((tile, i) => {
    words[AT.values + i] = tile.value
    SIDES.forEach((name, side) => {
      if (tile[name] !== 'none') words[AT.markers + side] |= 1 << i
      if (tile[name] === 'controlled') words[AT.controlled + side] |= 1 << i
    })
  })
  for (const { unit, tile, suppressed } of view.units) {
    const u = UNIT_WORDS.indexOf(unit)
    const at = board.tiles.indexOf(tile)
    words[AT.onBoard] |= 1 << u
    words[AT.unitTiles + u] = at + 1
    words[AT.tileUnits + at] |= 1 << u
    if (suppressed) words[AT.suppressed] |= 1 << u
  }
  SIDES.forEach((name, side) => {
    const shown = view[name]
    words[AT.points + side] = shown.points
    words[AT.targets + side] = board.tiles.indexOf(shown.target) + 1
    const piles: [number, readonly string[]][] = [
      [PLAY, shown.play],
      [DISCARD, shown.discard],
      [SUPPLY, shown.supply],
    ]
    for (const [zone, cards] of piles) for (const card of cards) putCard(words, side, zone, cardNamed(card))
    words[AT.deckSizes + side] = shown.sizes.deck
    if (shown.hasBid) words[AT.bids + side] = shown.own?.bid ? cardNamed(shown.own.bid) + 1 : s.NO_CARD
  })
  for (const doing of view.doing) callDoing(t, doingText(doing).split(' '))
  return words
}

/** Filling in what is known draws no chance. */
const noChance: Chance = {
  die: () => 0,
  shuffle: () => {},
}

const putCard = (words: Int32Array, side: number, zone: number, card: number): void => {
  words[s.pileAt(side, zone) + (card >> 5)] |= 1 << (card & 31)
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

function hiddenCards(board: NormandyBoard, side: number, shown: SideView): Hidden {
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
function dealHidden(t: s.NormandyTable, side: number, hidden: Hidden, chance: Chance): void {
  let count = 0
  for (const { cards, inHandOrDeck } of hidden.pool) {
    // Which men of a kind are still there is not known by name: pick them at random.
    const first = count
    for (let i = 0; i < cards.length; i++) dealt[count++] = cards[i]
    for (let i = 0; i < inHandOrDeck; i++) swap(first + i, first + i + pick(t, chance, cards.length - i))
    for (let i = inHandOrDeck; i < cards.length; i++) putCard(t.words, side, REMOVED, dealt[first + i])
    count = first + inHandOrDeck
  }
  for (let i = 0; i < count; i++) swap(i, i + pick(t, chance, count - i))
  for (let i = 0; i < hidden.handSize; i++) putCard(t.words, side, HAND, dealt[i])
  const top = s.deckTop(t, side)
  for (let i = hidden.handSize; i < count; i++) {
    putCard(t.words, side, DECK, dealt[i])
    t.words[top + i - hidden.handSize] = dealt[i]
  }
  for (const card of hidden.hand) putCard(t.words, side, HAND, card)
  for (const card of hidden.removed) putCard(t.words, side, REMOVED, card)
  if (hidden.secretBid) t.words[AT.bids + side] = dealt[pick(t, chance, hidden.handSize)] + 1
}

const pick = (t: s.NormandyTable, chance: Chance, n: number): number => (n < 2 ? 0 : chance.die(t, n))

function swap(i: number, j: number): void {
  const x = dealt[i]
  dealt[i] = dealt[j]
  dealt[j] = x
}
