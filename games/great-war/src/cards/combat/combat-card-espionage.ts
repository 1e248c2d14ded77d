/** Combat Card Espionage: three combat cards of the enemy are seen, one goes back, the rest is discarded. */
import { chooseReturned, spy, whyNotSpy } from '../spies.ts'
import { combatCard } from '../vocabulary.ts'
import { steals } from '../worth.ts'

export const combatCardEspionage = combatCard({
  title: 'combat-card-espionage',
  clause: 'G-13.5',
  copies: 1,
  cost: 2,
  point: 'with-command',
  whyNot: whyNotSpy,
  resolve: (t, side) => spy(t, side, 'combat-card-espionage'),
  choice: chooseReturned,
  scene: 'combat-card-espionage',
  worth: { inHand: 0.6, brings: steals(0.8) },
})
