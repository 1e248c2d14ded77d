/** The game's face made of words that are at hand: the screen loads one language, the terminal has all. */
import { primerText } from '@bivouac/face-kit'
import type { Explanation, Face, Outcome, Voice } from '@bivouac/kernel'
import type { NormandyFact } from '../facts.ts'
import type { RefusalKey } from '../refusals.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { forecast } from '../view/explain.ts'
import type { NormandyView } from '../view/view.ts'
import { type Ending, SIDES } from '../vocabulary.ts'
import { briefing } from './briefing.ts'
import { label } from './labels.ts'
import { cardText, counterSlots, sideSlots, sideText } from './names.ts'
import { primerIn } from './primer.ts'
import { odds, prompt } from './prompts.ts'
import { sentence } from './sentences.ts'
import type { Speech } from './speech.ts'
import { draw, piles } from './table.ts'

export type NormandyFace = Face<NormandyBoard, NormandyView, NormandyFact>
export type NormandyVoice = Voice<NormandyBoard, NormandyView, NormandyFact>

function refusal(speech: Speech, { key, about }: Explanation): string {
  return speech.say(`refusal.${key as RefusalKey}`, {
    ...about,
    ...(typeof about.card === 'string' ? { card: cardText(speech, about.card) } : {}),
    ...(typeof about.unit === 'string' ? counterSlots(speech, 'unit', about.unit) : {}),
  })
}

const ending = (speech: Speech, { winner, reason }: Outcome): string =>
  speech.say(`ending.${reason as Ending}`, sideSlots(speech, 'winner', SIDES[winner]))

export const voiceOf = (speech: Speech): NormandyVoice => ({
  prompt: (_, view, decision) => prompt(speech, view, decision),
  label: (board, view, command) => label(speech, board, view, command),
  sentence: (_, fact) => sentence(speech, fact),
  refusal: (_, why) => refusal(speech, why),
  ending: (_, outcome) => ending(speech, outcome),
  odds(board, view, command) {
    const expected = forecast(board, view, command)
    return expected && odds(speech, expected)
  },
  side: seat => sideText(speech, SIDES[seat]),
})

export const faceOf = (speech: Speech): NormandyFace => ({
  ...voiceOf(speech),
  briefing: board => briefing(speech, board),
  draw: (board, view, colour) => draw(speech, board, view, colour),
  primer: primerText(primerIn(speech)),
  piles: (_, view) => piles(speech, view),
})
