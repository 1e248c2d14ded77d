/** The game's face made of words that are at hand: the screen loads one language, the terminal has all. */
import { type Primer, primerText } from '@bivouac/face-kit'
import type { Explanation, Face, Outcome } from '@bivouac/kernel'
import type { NormandyFact } from '../facts.ts'
import type { RefusalKey } from '../refusals.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { forecast } from '../view/explain.ts'
import type { NormandyView } from '../view/view.ts'
import { type Ending, SIDES } from '../vocabulary.ts'
import { briefing } from './briefing.ts'
import { label } from './labels.ts'
import { cardText, counterText, sideSlots, sideText } from './names.ts'
import { odds, prompt } from './prompts.ts'
import { sentence } from './sentences.ts'
import { draw, piles } from './table.ts'
import type { Words } from './words.ts'

export type NormandyFace = Face<NormandyBoard, NormandyView, NormandyFact>

function refusal(words: Words, { key, about }: Explanation): string {
  return words.say(`refusal.${key as RefusalKey}`, {
    ...about,
    ...(typeof about.card === 'string' ? { card: cardText(words, about.card) } : {}),
    ...(typeof about.unit === 'string' ? { unit: counterText(words, about.unit) } : {}),
  })
}

const ending = (words: Words, { winner, reason }: Outcome): string =>
  words.say(`ending.${reason as Ending}`, sideSlots(words, 'winner', SIDES[winner]))

export const faceOf = (words: Words, primer: Primer): NormandyFace => ({
  briefing: board => briefing(words, board),
  draw: (board, view, colour) => draw(words, board, view, colour),
  prompt: (_, view, decision) => prompt(words, view, decision),
  label: (board, view, command) => label(words, board, view, command),
  sentence: (_, fact) => sentence(words, fact),
  refusal: (_, why) => refusal(words, why),
  ending: (_, outcome) => ending(words, outcome),
  primer: primerText(primer),
  odds(board, view, command) {
    const expected = forecast(board, view, command)
    return expected && odds(words, expected)
  },
  piles: (_, view) => piles(words, view),
  side: seat => sideText(words, SIDES[seat]),
})
