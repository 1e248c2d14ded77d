/** The toy game's vocabulary and state: two seats, eight cards each, a bid, a die and a point to win. */
import type { Board, Fact, Table } from '@bivouac/kernel'
import { layout } from '@bivouac/kernel'

export const SIDES = ['red', 'blue'] as const
export const CARDS = 8
export const HAND = 3
export const ROUNDS = 40

export const IN_DECK = 0
export const IN_HAND = 1
export const IN_DISCARD = 2
export const ON_TABLE = 3
export const PEEKED = 4

/** Frames: both bid; the winner acts; the other answers a hit; a card looked at is kept or buried. */
export const BID = 1
export const ACT = 2
export const ANSWER = 3
export const KEEP = 4

export const LAYOUT = layout({
  zone: [2 * CARDS, 'where each card lies'],
  deck: [2 * CARDS, 'the order of each deck, top first; zero beyond its end'],
  deckCount: [2, 'how many cards each deck has'],
  points: [2, 'points won'],
  round: [1, 'from 1'],
  winner: [1, '1 + seat when the game is over'],
})

export interface ToyBoard extends Board {
  readonly goal: number
}
export type ToyTable = Table<ToyBoard>

export type ToyFact = Fact & {
  readonly type: 'drew' | 'shuffled' | 'bid' | 'bids' | 'rolled' | 'scored' | 'peeked' | 'kept' | 'discarded'
  readonly seat?: number
  readonly value?: number
  readonly values?: readonly number[]
}

/** Cards are numbered 1 to 8: two copies of each value from 1 to 4. */
export const worth = (card: number): number => ((card - 1) >> 1) + 1

const { at } = LAYOUT
export const zoneOf = (t: ToyTable, seat: number, card: number) => t.cells[at.zone + seat * CARDS + card - 1]
export const deckAt = (seat: number) => at.deck + seat * CARDS
export const deckCount = (t: ToyTable, seat: number) => t.cells[at.deckCount + seat]
export const pointsOf = (t: ToyTable, seat: number) => t.cells[at.points + seat]
export const roundOf = (t: ToyTable) => t.cells[at.round]
export const winnerOf = (t: ToyTable) => t.cells[at.winner] - 1

export function count(t: ToyTable, seat: number, zone: number): number {
  let n = 0
  for (let card = 1; card <= CARDS; card++) if (zoneOf(t, seat, card) === zone) n++
  return n
}

/** The lowest card of a value in a zone; 0 if there is none. */
export function find(t: ToyTable, seat: number, zone: number, value: number): number {
  for (let card = 1; card <= CARDS; card++)
    if (zoneOf(t, seat, card) === zone && worth(card) === value) return card
  return 0
}

export function valuesIn(t: ToyTable, seat: number, zone: number): number[] {
  const values: number[] = []
  for (let card = 1; card <= CARDS; card++) if (zoneOf(t, seat, card) === zone) values.push(worth(card))
  return values
}
