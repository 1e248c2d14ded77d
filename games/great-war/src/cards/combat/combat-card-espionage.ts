/** Combat Card Espionage: three combat cards of the enemy are seen, one goes back, the rest is discarded. */
import { chooseReturned, spy, whyNotSpy } from '../spies.ts'
import { combatCard } from '../vocabulary.ts'

export const combatCardEspionage = combatCard({
  title: 'combat-card-espionage',
  clause: 'G-13.5',
  point: 'with-command',
  whyNot: whyNotSpy,
  resolve: (t, side) => spy(t, side, 'combat-card-espionage'),
  choice: chooseReturned,
})
