/** Surprise Ambush: before an enemy close combat is rolled the unit attacked battles first, with one die more. */

import { whyNotAnswerClose } from '../../rules/answers.ts'
import { declare } from '../../rules/attack.ts'
import { AMBUSH, ANSWER_SHIFT, BONUS_SHIFT, CLOSE_BATTLE } from '../../rules/dice.ts'
import * as f from '../../state/frames.ts'
import { combatCard } from '../vocabulary.ts'
import { strikes } from '../worth.ts'

const MODE = CLOSE_BATTLE | (AMBUSH << ANSWER_SHIFT) | (1 << BONUS_SHIFT)

export const surpriseAmbush = combatCard({
  title: 'surprise-ambush',
  clause: 'G-7.3',
  copies: 2,
  cost: 2,
  point: 'before-close',
  whyNot: t => whyNotAnswerClose(t, f.answer.unit(t)),
  play: (t, _side, _aim, unit, hex) => declare(t, 1 << unit, hex, MODE),
  strikes: MODE,
  scene: 'surprise-ambush',
  worth: { inHand: 1, brings: strikes() },
})
