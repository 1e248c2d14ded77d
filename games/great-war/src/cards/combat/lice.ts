/** Lice: for the next attack, the enemy unit attacked cannot ignore flags, not even with Hold at All Costs (G-13.5). */
import { setTurnWord } from '../../doors.ts'
import * as no from '../../refusals.ts'
import { canAttack, PREPARED_LICE } from '../../rules/battle.ts'
import { AT } from '../../state.ts'
import { combatCard } from '../vocabulary.ts'

const { prepared: atPrepared } = AT

export const lice = combatCard({
  title: 'lice',
  clause: 'G-13.5',
  point: 'own-battle',
  whyNot: t => (t.words[atPrepared] === 0 && canAttack(t, false) ? no.OK : no.NO_EFFECT),
  play: t => setTurnWord(t, atPrepared, PREPARED_LICE),
})
