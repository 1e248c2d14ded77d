/** Surprise Ambush: before an enemy close combat is rolled the unit attacked battles first, with one die more. */
import { AMBUSH } from '../../rules/dice.ts'
import { closeStrike } from '../close-strike.ts'
import { combatCard } from '../vocabulary.ts'
import { strikes } from '../worth.ts'

export const surpriseAmbush = combatCard({
  title: 'surprise-ambush',
  clause: 'G-7.3',
  copies: 2,
  cost: 2,
  point: 'before-close',
  ...closeStrike(AMBUSH),
  scene: 'surprise-ambush',
  worth: { inHand: 1, brings: strikes() },
})
