/** Lice: for the next attack, the enemy unit attacked cannot ignore flags, not even with Hold at All Costs (G-13.5). */
import { FLAGS_BIND } from '../../rules/dice.ts'
import { prepare, whyNotPrepare } from '../prepared.ts'
import { combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

const LICE = { as: 2, mode: FLAGS_BIND, closeOnly: false }

export const lice = combatCard({
  title: 'lice',
  clause: 'G-13.5',
  copies: 1,
  cost: 1,
  point: 'own-battle',
  prepares: LICE,
  whyNot: t => whyNotPrepare(t, LICE),
  play: t => prepare(t, LICE),
  scene: 'lice',
  worth: { inHand: 0.4, brings: guess(1) },
})
