/** Body Armour: after a ranged attack that hit, the unit ignores all soldiers rolled; not against artillery (G-13.5). */
import { changeMode } from '../../rules/attack.ts'
import { SOLDIERS_MISS } from '../../rules/dice.ts'
import { combatCard } from '../vocabulary.ts'
import { shown } from '../worth.ts'

export const bodyArmour = combatCard({
  title: 'body-armour',
  clause: 'G-13.5',
  copies: 1,
  cost: 1,
  point: 'after-roll',
  play: t => changeMode(t, SOLDIERS_MISS),
  scene: 'body-armour',
  worth: { inHand: 0.8, brings: shown(2.4) },
})
