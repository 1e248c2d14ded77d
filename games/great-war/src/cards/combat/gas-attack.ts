/** Gas Attack: enemy units fired upon this turn, by reserve artillery too, cannot ignore flags. */
import { activeSide } from '../../state/state.ts'
import { RANGED } from '../../terrain.ts'
import { sideOfUnit } from '../../vocabulary.ts'
import { inForce } from '../in-force.ts'
import { combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

export const gasAttack = combatCard({
  title: 'gas-attack',
  clause: 'G-13.5',
  copies: 1,
  cost: 3,
  point: 'with-command',
  inForce: inForce({
    flag: 'gas',
    bindsFlags: (t, unit, way) => way === RANGED && sideOfUnit(unit) !== activeSide(t),
  }),
  scene: 'gas-attack',
  worth: { inHand: 0.6, brings: guess(1.5) },
})
