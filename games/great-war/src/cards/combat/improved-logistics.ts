/** Improved Logistics: at the end of the turn take four HQ tokens instead of two (G-4.6). */
import * as no from '../../refusals.ts'
import { isBeforeDraw, takeHq } from '../../rules/end-of-turn.ts'
import { flagBit, hasFlag } from '../../state/state.ts'
import { combatCard } from '../vocabulary.ts'
import { guess } from '../worth.ts'

const DISCARDED = flagBit('discarded')
const TOKENS = 4

export const improvedLogistics = combatCard({
  title: 'improved-logistics',
  clause: 'G-4.6',
  copies: 1,
  cost: 0,
  point: 'own-end',
  // Who has discarded a card for a token has said that he plays none this turn.
  whyNot: t => (isBeforeDraw(t) && !hasFlag(t, DISCARDED) ? no.OK : no.WRONG_MOMENT),
  play: t => takeHq(t, TOKENS),
  scene: 'improved-logistics',
  worth: { inHand: 1, brings: guess(2.2) },
})
