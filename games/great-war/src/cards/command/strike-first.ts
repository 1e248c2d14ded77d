/** Strike First: an answer to a declared close combat (rules/command-answers.ts). As a command it orders nobody (G-12.10, G-4.1). */
import { ANSWER_SHIFT, CLOSE_BATTLE, STRIKE_FIRST } from '../../rules/dice.ts'
import { commandCard } from '../vocabulary.ts'
import { nothing } from '../worth.ts'

export const strikeFirst = commandCard({
  title: 'strike-first',
  clause: 'G-12.10',
  copies: 1,
  command: () => {},
  answersAt: 'before-close',
  strikes: CLOSE_BATTLE | (STRIKE_FIRST << ANSWER_SHIFT),
  picture: { scene: 'strike-first', sign: 'retreat' },
  worth: { inHand: 3.5, brings: nothing() },
})
