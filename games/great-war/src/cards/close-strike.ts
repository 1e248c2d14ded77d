/** G-7.3, G-7.4 What the cards have in common with which a unit strikes at the enemy that attacks it hand to hand. */
import { whyNotAnswerClose } from '../rules/answers.ts'
import { declare } from '../rules/attack.ts'
import { ANSWER_SHIFT, BONUS_SHIFT, CLOSE_BATTLE } from '../rules/dice.ts'
import * as f from '../state/frames.ts'
import type { CombatCard } from './vocabulary.ts'

/** With one die more than the unit has by itself. */
export function closeStrike(answer: number) {
  const mode = CLOSE_BATTLE | (answer << ANSWER_SHIFT) | (1 << BONUS_SHIFT)
  return {
    whyNot: t => whyNotAnswerClose(t, f.answer.unit(t)),
    play: (t, _side, _aim, unit, hex) => declare(t, 1 << unit, hex, mode),
    strikes: mode,
  } satisfies Partial<CombatCard>
}
