/** Trench Foot: an enemy unit that has just moved goes back to where it started and neither moves nor battles this turn. */
import { mark, moveUnit, unmark } from '../../state/doors.ts'
import { AT } from '../../state/state.ts'
import { combatCard } from '../vocabulary.ts'
import { hinders } from '../worth.ts'

export const trenchFoot = combatCard({
  title: 'trench-foot',
  clause: 'G-13.4',
  copies: 1,
  cost: 2,
  point: 'after-move',
  play(t, _side, _aim, unit, hex) {
    moveUnit(t, unit, hex, 'trench-foot')
    unmark(t, AT.entered, unit)
    mark(t, AT.stopped, unit)
    mark(t, AT.unfit, unit)
  },
  scene: 'trench-foot',
  worth: { inHand: 0.8, brings: hinders(2.2) },
})
