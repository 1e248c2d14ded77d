/** Butt & Bayonet: after an enemy close combat a unit that was neither destroyed nor driven back battles back. */

import { whyNotAnswerClose } from '../../rules/answers.ts'
import { declare } from '../../rules/attack.ts'
import { ANSWER_SHIFT, BAYONET, BONUS_SHIFT, CLOSE_BATTLE } from '../../rules/dice.ts'
import * as f from '../../state/frames.ts'
import { combatCard } from '../vocabulary.ts'
import { strikes } from '../worth.ts'

const MODE = CLOSE_BATTLE | (BAYONET << ANSWER_SHIFT) | (1 << BONUS_SHIFT)

export const buttAndBayonet = combatCard({
  title: 'butt-and-bayonet',
  clause: 'G-7.4',
  copies: 5,
  cost: 1,
  point: 'after-close',
  whyNot: t => whyNotAnswerClose(t, f.answer.unit(t)),
  play: (t, _side, _aim, unit, hex) => declare(t, 1 << unit, hex, MODE),
  strikes: MODE,
  scene: 'butt-and-bayonet',
  worth: { inHand: 0.9, brings: strikes() },
})
