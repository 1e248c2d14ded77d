/** Body Armour: after a ranged attack that hit, the unit ignores all soldiers rolled; not against artillery (G-13.5). */
import { changeMode } from '../../rules/attack.ts'
import { ARMOURED } from '../../rules/dice.ts'
import { combatCard } from '../vocabulary.ts'

export const bodyArmour = combatCard({
  title: 'body-armour',
  clause: 'G-13.5',
  point: 'after-roll',
  play: t => changeMode(t, ARMOURED),
})
