/** Box Barrage: this turn terrain protects nobody from the reserve artillery, skulls hit, flags cannot be ignored. */
import { inForce } from '../in-force.ts'
import { combatCard } from '../vocabulary.ts'
import { shells } from '../worth.ts'

export const boxBarrage = combatCard({
  title: 'box-barrage',
  clause: 'G-13.5',
  copies: 2,
  cost: 3,
  point: 'with-command',
  inForce: inForce({ flag: 'box-barrage', baresGround: true }),
  scene: 'box-barrage',
  worth: { inHand: 0.7, brings: shells(0.5) },
})
