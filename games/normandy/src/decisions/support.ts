/** N-6 The decisions of support: which cards are taken, and where the target marker goes. */
import { add, decision, end, firstOf, verbOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import { takeableNow, whyNotAim, whyNotTake } from '../rules/support.ts'
import { afterCard } from '../rules/victory.ts'
import { moveCard, placeTarget } from '../state/doors.ts'
import { aim as aimFrame, takeCards as takeFrame } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { DISCARD, HAND, SUPPLY } from '../vocabulary.ts'
import { addEach, addKinds } from './candidates.ts'

type T = s.NormandyTable

/** N-6.1, N-6.5 The cards are taken one by one; where they go depends on where they come from. */
export const takeCards = decision<T>({
  frame: takeFrame,
  exact: 'the cards are those that whyNot looks for its own among',
  candidates(t, seat, out) {
    addKinds(out, c.TAKE, takeableNow(t, seat, 0), takeableNow(t, seat, 1))
    if (whyNotStop(t) === no.OK) add(out, c.stop)
  },
  whyNot(t, seat, command) {
    if (verbOf(command) === c.TAKE) return whyNotTake(t, seat, firstOf(command))
    return command === c.stop ? whyNotStop(t) : no.OTHER_DECISION
  },
  apply(t, seat, command) {
    if (command !== c.stop) {
      const from = takeFrame.from(t)
      const card = s.lowestOf(t, seat, from, firstOf(command))
      moveCard(t, seat, card, from, from === SUPPLY ? DISCARD : HAND)
      takeFrame.set.left(t, takeFrame.left(t) - 1)
      takeFrame.set.taken(t, takeFrame.taken(t) + 1)
      if (takeFrame.left(t) > 0 && (takeableNow(t, seat, 0) | takeableNow(t, seat, 1)) !== 0) return
    }
    end(t)
    afterCard(t)
  },
})

/** N-4.2 At least one card is taken. */
const whyNotStop = (t: T): number => (takeFrame.taken(t) > 0 ? no.OK : no.AT_LEAST_ONE)

/** N-6.7 The target marker goes to a tile far enough from the Mortar. */
export const aim = decision<T>({
  frame: aimFrame,
  candidates: (t, _, out) => addEach(out, c.TO, t.board.far[s.tileOf(t, aimFrame.unit(t))]),
  whyNot: (t, seat, command) =>
    verbOf(command) === c.TO ? whyNotAim(t, seat, firstOf(command)) : no.OTHER_DECISION,
  apply(t, seat, command) {
    placeTarget(t, seat, firstOf(command))
    end(t)
    afterCard(t)
  },
})
