/** Doors for the bid, the initiative marker and the play of a card. */
import { cardName } from '../../cards/cards.ts'
import { type Card, DISCARD, HAND, SIDES, type Side } from '../../vocabulary.ts'
import * as s from '../state.ts'
import { moveCard } from './cards.ts'
import { note } from './note.ts'

type T = s.NormandyTable
const { bids: atBids, initiative: atInitiative } = s.AT

/** N-3.4 A card is chosen and stays in the hand until both are revealed. */
export function chooseBid(t: T, side: Side, card: Card): void {
  t.cells[atBids + side] = card + 1
  if (t.recorder) note(t, { type: 'bidMade', side: SIDES[side], card: cardName(card) })
}

export function bidNothing(t: T, side: Side): void {
  t.cells[atBids + side] = s.NO_CARD
}

const bidName = (t: T, side: Side): string | undefined =>
  s.bidOf(t, side) === s.NO_CARD ? undefined : cardName(s.bidOf(t, side) - 1)

/** N-3.4 Both bids become known and the marker goes to the winner. */
export function revealBids(t: T, usNumber: number, germanNumber: number, holder: Side): void {
  if (t.recorder)
    note(t, {
      type: 'bidsRevealed',
      us: bidName(t, 0),
      german: bidName(t, 1),
      numbers: [usNumber, germanNumber],
      initiative: SIDES[holder],
    })
  t.cells[atInitiative] = holder
  for (let side = 0; side < 2; side++) {
    const bid = s.bidOf(t, side)
    t.cells[atBids + side] = 0
    if (bid !== s.NO_CARD) moveCard(t, side, bid - 1, HAND, DISCARD)
  }
}

export function giveInitiative(t: T, side: Side): void {
  t.cells[atInitiative] = side
}

export function noteCardPlayed(t: T, side: Side, card: Card, use: string, value: number): void {
  if (t.recorder) note(t, { type: 'cardPlayed', side: SIDES[side], card: cardName(card), use, value })
}
