/** Normandy in words and letters, as the terminal shows it. */
import type { Explanation, Face, Outcome } from '@bivouac/kernel'
import { forecast } from '../explain.ts'
import type { NormandyFact } from '../facts.ts'
import type { RefusalKey } from '../refusals.ts'
import type { NormandyBoard } from '../scenario.ts'
import type { NormandyView } from '../view.ts'
import { type Ending, SIDES } from '../words.ts'
import { briefing } from './briefing.ts'
import { label } from './labels.ts'
import { cardText, counterText, sideText } from './names.ts'
import { PRIMER } from './primer.ts'
import { odds, prompt } from './prompts.ts'
import { say } from './say.ts'
import { sentence } from './sentences.ts'
import { draw, piles } from './table.ts'

function refusal(_: NormandyBoard, { key, about }: Explanation): string {
  return say(`refusal.${key as RefusalKey}`, {
    ...about,
    ...(typeof about.card === 'string' ? { card: cardText(about.card) } : {}),
    ...(typeof about.unit === 'string' ? { unit: counterText(about.unit) } : {}),
  })
}

const ending = (_: NormandyBoard, { winner, reason }: Outcome): string =>
  say(`ending.${reason as Ending}`, { winner: sideText(SIDES[winner]) })

export const normandyFace: Face<NormandyBoard, NormandyView, NormandyFact> = {
  briefing,
  draw,
  prompt,
  label,
  sentence: (_, fact) => sentence(fact),
  refusal,
  ending,
  primer: PRIMER,
  odds(board, view, command) {
    const told = forecast(board, view, command)
    return told && odds(told)
  },
  piles,
  side: seat => sideText(SIDES[seat]),
}
