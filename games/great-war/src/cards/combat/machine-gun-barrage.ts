/** Machine Gun Barrage: all ordered machine guns battle twice with one die more, and do not move. */

import { type GreatWarTable, kindOf } from '../../state/state.ts'
import { MACHINE_GUN } from '../../vocabulary.ts'
import { inForce } from '../in-force.ts'
import { combatCard } from '../vocabulary.ts'
import { againWith } from '../worth.ts'

const isGun = (t: GreatWarTable, unit: number): boolean => kindOf(t, unit) === MACHINE_GUN

export const machineGunBarrage = combatCard({
  title: 'machine-gun-barrage',
  clause: 'G-13.1',
  copies: 3,
  cost: 3,
  point: 'with-command',
  inForce: inForce({
    flag: 'machine-gun-barrage',
    bonusDice: (t, unit) => (isGun(t, unit) ? 1 : 0),
    battlesTwice: isGun,
    standsStill: isGun,
  }),
  scene: 'machine-gun-barrage',
  worth: { inHand: 1, brings: againWith(MACHINE_GUN, 0.5) },
})
