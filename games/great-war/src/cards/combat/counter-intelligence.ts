/** Counter Intelligence: takes one discarded combat card, which may be played this turn as well (G-13.2). */

import { titleIn } from '../../commands.ts'
import { takeOpen } from '../../state/doors/cards.ts'
import { setTurnCell } from '../../state/doors.ts'
import { AT, lowestOf } from '../../state/state.ts'
import { COMBAT, DISCARD } from '../../vocabulary.ts'
import { combatCard } from '../vocabulary.ts'
import { fetches } from '../worth.ts'

export const counterIntelligence = combatCard({
  title: 'counter-intelligence',
  clause: 'G-13.2',
  copies: 1,
  cost: 1,
  point: 'with-command',
  aim: 'discard',
  play(t, side, aim) {
    takeOpen(t, COMBAT, side, lowestOf(t, COMBAT, DISCARD, titleIn(aim)), DISCARD)
    setTurnCell(t, AT.fetched, titleIn(aim) + 1)
  },
  scene: 'counter-intelligence',
  worth: { inHand: 0.5, brings: fetches(0.5) },
})
