/** Advance Over The Top: after its move one ordered unit rolls two dice and moves one hex more for each soldier. */
import { setFlag } from '../../doors.ts'
import { flagBit } from '../../state.ts'
import { combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

const ADVANCE = flagBit('advance')

/** G-13.5 Terrain stops still hold; rules/movement.ts rolls and moves. */
export const advanceOverTheTop = combatCard({
  title: 'advance-over-the-top',
  clause: 'G-13.5',
  copies: 3,
  cost: 2,
  point: 'with-command',
  resolve: t => setFlag(t, ADVANCE),
  scene: 'advance-over-the-top',
  worth: { inHand: 0.4, brings: guess(1.2) },
})
