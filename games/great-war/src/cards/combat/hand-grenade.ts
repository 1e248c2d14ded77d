/** Hand Grenade: two dice more for the next close combat of one of your units. */
import { setTurnWord } from '../../doors.ts'
import * as no from '../../refusals.ts'
import { canAttack, PREPARED_GRENADE } from '../../rules/battle.ts'
import { AT } from '../../state.ts'
import { combatCard } from '../vocabulary.ts'

const { prepared: atPrepared } = AT

export const handGrenade = combatCard({
  title: 'hand-grenade',
  clause: 'G-13.1',
  point: 'own-battle',
  whyNot: t => (t.words[atPrepared] === 0 && canAttack(t, true) ? no.OK : no.NO_EFFECT),
  play: t => setTurnWord(t, atPrepared, PREPARED_GRENADE),
})
