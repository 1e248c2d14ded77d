/** N-3.4 Both sides choose their initiative card, each without seeing the other's. */
import { decision, firstOf, verbOf } from '@bivouac/kernel'
import { BID } from '../commands.ts'
import * as no from '../refusals.ts'
import { revealWhenBothChose } from '../rules/sequence.ts'
import { chooseBid } from '../state/doors.ts'
import { bidding } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { HAND } from '../vocabulary.ts'
import { addKinds } from './candidates.ts'

export const bid = decision<s.NormandyTable>({
  frame: bidding,
  toChoose: t => (s.bidOf(t, 0) === 0 ? 1 : 0) | (s.bidOf(t, 1) === 0 ? 2 : 0),
  exact: 'every kind in the hand may be bid',
  candidates: (t, seat, out) =>
    addKinds(out, BID, s.pileCell(t, seat, HAND, 0), s.pileCell(t, seat, HAND, 1)),
  /** Any card of the hand, Fog of War too. */
  whyNot(t, seat, command) {
    if (verbOf(command) !== BID) return no.BID_FIRST
    return s.hasKind(t, seat, HAND, firstOf(command)) ? no.OK : no.BID_NOT_IN_HAND
  },
  apply(t, seat, command) {
    chooseBid(t, seat, s.lowestOf(t, seat, HAND, firstOf(command)))
    revealWhenBothChose(t)
  },
})
