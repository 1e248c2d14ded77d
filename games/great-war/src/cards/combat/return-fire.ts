/** Return Fire: after an enemy ranged attack a unit neither destroyed nor driven back fires at one firer (G-13.5). */
import { hexIn } from '../../commands.ts'
import * as no from '../../refusals.ts'
import { whyNotAnswerRanged } from '../../rules/answers.ts'
import { declare } from '../../rules/attack.ts'
import { ANSWER_SHIFT, BONUS_SHIFT, RETURN_FIRE } from '../../rules/dice.ts'
import * as f from '../../state/frames.ts'
import { unitOn } from '../../state/state.ts'
import { combatCard } from '../vocabulary.ts'
import { strikes } from '../worth.ts'

const MODE = (RETURN_FIRE << ANSWER_SHIFT) | (2 << BONUS_SHIFT)

export const returnFire = combatCard({
  title: 'return-fire',
  clause: 'G-13.5',
  copies: 2,
  cost: 2,
  point: 'after-ranged',
  aim: 'unit',
  whyNot(t, _, aim) {
    const hex = hexIn(aim)
    if (((f.answer.attackers(t) >>> unitOn(t, hex)) & 1) === 0) return no.BAD_AIM
    return whyNotAnswerRanged(t, f.answer.unit(t), hex, MODE)
  },
  play: (t, _side, aim, unit) => declare(t, 1 << unit, hexIn(aim), MODE),
  strikes: MODE,
  scene: 'return-fire',
  worth: { inHand: 0.9, brings: strikes() },
})
