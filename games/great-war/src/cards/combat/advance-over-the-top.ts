/** Advance Over The Top: after its move one ordered unit rolls two dice and moves one hex more for each soldier. */
import { inForce } from '../in-force.ts'
import { combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

/** G-13.5 Terrain stops still hold; rules/movement.ts rolls and moves. */
export const advanceOverTheTop = combatCard({
  title: 'advance-over-the-top',
  clause: 'G-13.5',
  copies: 3,
  cost: 2,
  point: 'with-command',
  inForce: inForce({ flag: 'advance' }),
  scene: 'advance-over-the-top',
  rolls: 'advance',
  worth: { inHand: 0.4, brings: guess(1.2) },
})
