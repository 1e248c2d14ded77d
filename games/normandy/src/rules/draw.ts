/** N-3.2, N-3.3 Drawing cards, and the discard pile becoming the deck. */
import { drawCard, turnDiscardPile } from '../state/doors.ts'
import * as s from '../state/state.ts'
import { DISCARD, type Side } from '../vocabulary.ts'

/** N-3.2 Each side draws four at the start of a round. */
export const HAND_SIZE = 4

/** N-3.3 If deck and discard pile are both empty, you draw what there is. */
export function drawCards(t: s.NormandyTable, side: Side, count: number): void {
  for (let i = 0; i < count; i++) {
    if (s.deckSize(t, side) === 0) {
      if (s.isEmpty(t, side, DISCARD)) return
      turnDiscardPile(t, side)
    }
    drawCard(t, side)
  }
}
