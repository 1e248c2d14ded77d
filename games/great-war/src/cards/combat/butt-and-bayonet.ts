/** Butt & Bayonet: after an enemy close combat a unit that was neither destroyed nor driven back battles back. */
import { BAYONET } from '../../rules/dice.ts'
import { closeStrike } from '../close-strike.ts'
import { combatCard } from '../vocabulary.ts'
import { strikes } from '../worth.ts'

export const buttAndBayonet = combatCard({
  title: 'butt-and-bayonet',
  clause: 'G-7.4',
  copies: 5,
  cost: 1,
  point: 'after-close',
  ...closeStrike(BAYONET),
  scene: 'butt-and-bayonet',
  worth: { inHand: 0.9, brings: strikes() },
})
