/** Hold at All Costs: in answer to a command card, one own unit may ignore every flag this turn (G-13.5). */
import { hexIn } from '../../commands.ts'
import * as no from '../../refusals.ts'
import { setTurnCell } from '../../state/doors.ts'
import { AT, hasUnitOf, unitOn } from '../../state/state.ts'
import { combatCard } from '../vocabulary.ts'
import { holds } from '../worth.ts'

const { holding: atHolding } = AT

export const holdAtAllCosts = combatCard({
  title: 'hold-at-all-costs',
  clause: 'G-13.5',
  copies: 1,
  cost: 1,
  point: 'after-command',
  aim: 'unit',
  whyNot: (t, side, aim) => (hasUnitOf(t, side, hexIn(aim)) ? no.OK : no.NO_OWN_UNIT_THERE),
  play: (t, _, aim) => setTurnCell(t, atHolding, unitOn(t, hexIn(aim)) + 1),
  scene: 'hold-at-all-costs',
  worth: { inHand: 0.4, brings: holds(0.15) },
})
