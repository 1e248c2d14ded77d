/** Hand Grenade: two dice more for the next close combat of one of your units. */
import { BONUS_SHIFT } from '../../rules/dice.ts'
import { prepare, whyNotPrepare } from '../prepared.ts'
import { combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

const GRENADE = { as: 1, mode: 2 << BONUS_SHIFT, closeOnly: true }

export const handGrenade = combatCard({
  title: 'hand-grenade',
  clause: 'G-13.1',
  copies: 1,
  cost: 2,
  point: 'own-battle',
  prepares: GRENADE,
  whyNot: t => whyNotPrepare(t, GRENADE),
  play: t => prepare(t, GRENADE),
  scene: 'hand-grenade',
  worth: { inHand: 0.7, brings: guess(1.8) },
})
