/** The game's face made of words that are at hand: the screen loads one language, the terminal has all. */
import { primerText } from '@bivouac/face-kit'
import type { Explanation, Face, Outcome, Voice } from '@bivouac/kernel'
import type { GreatWarFact } from '../facts.ts'
import type { RefusalKey } from '../refusals.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import type { GreatWarView } from '../view/view.ts'
import { type Ending, SIDES } from '../vocabulary.ts'
import { briefing } from './briefing.ts'
import { label } from './labels.ts'
import { cardText, sideIn, sideSlots } from './names.ts'
import { odds } from './odds.ts'
import { primerIn } from './primer.ts'
import { prompt } from './prompts.ts'
import { sentence, together } from './sentences.ts'
import { draw, piles } from './table.ts'
import { capitalised, type Words } from './words.ts'

export type GreatWarFace = Face<GreatWarBoard, GreatWarView, GreatWarFact>
export type GreatWarVoice = Voice<GreatWarBoard, GreatWarView, GreatWarFact>

const refusal = (words: Words, { key, about }: Explanation): string =>
  words.say(`refusal.${key as RefusalKey}`, {
    ...about,
    ...(typeof about.card === 'string' ? { card: cardText(words, about.card) } : {}),
  })

function ending(words: Words, { medals, house }: GreatWarBoard, { winner, reason }: Outcome): string {
  const slots = { ...sideSlots(words, 'winner', SIDES[winner]), medals, turns: house.noProgressTurns }
  return capitalised(words, words.say(`ending.${reason as Ending}`, slots))
}

/** Odds in full sentences are the terminal's: a screen has a line of its own for them. */
export const voiceOf = (words: Words): Omit<GreatWarVoice, 'odds'> => ({
  prompt: (board, view, decision) => prompt(words, board, view, decision),
  label: (board, view, command) => label(words, board, view, command),
  side: seat => sideIn(words, SIDES[seat]),
  sentence: (board, fact) => sentence(words, board, fact),
  together: (board, facts) => together(words, board, facts),
  refusal: (_, why) => refusal(words, why),
  ending: (board, outcome) => ending(words, board, outcome),
})

export const faceOf = (words: Words): GreatWarFace => ({
  ...voiceOf(words),
  odds: (board, view, command) => odds(words, board, view, command),
  draw: (board, view, colour) => draw(words, board, view, colour),
  piles: (board, view) => piles(words, board, view),
  briefing: board => briefing(words, board),
  primer: primerText(primerIn(words)),
})
