/** Normandy in words and letters, as the terminal shows it. */
import type { Explanation, Face, Forecast, Outcome } from '@bivouac/kernel'
import type { NormandyFact } from '../facts.ts'
import type { RefusalKey } from '../refusals.ts'
import type { NormandyBoard } from '../scenario.ts'
import type { NormandyView } from '../view.ts'
import { type Ending, SIDES } from '../words.ts'
import { label } from './labels.ts'
import { cardText, counterText, sideText } from './names.ts'
import { PRIMER } from './primer.ts'
import { odds, prompt } from './prompts.ts'
import { say } from './say.ts'
import { sentence } from './sentences.ts'
import { draw, piles } from './table.ts'

/** What this face can tell beyond what every face must. */
export interface NormandyTelling {
  /** The calculation of a roll with its parts by name. */
  odds(board: NormandyBoard, view: NormandyView, command: number, forecast: Forecast): string
  /** The open piles of both sides, card by card. */
  piles(board: NormandyBoard, view: NormandyView): string
}

function refusal(_: NormandyBoard, { key, about }: Explanation): string {
  return say(`refusal.${key as RefusalKey}`, {
    ...about,
    ...(typeof about.card === 'string' ? { card: cardText(about.card) } : {}),
    ...(typeof about.unit === 'string' ? { unit: counterText(about.unit) } : {}),
  })
}

const ending = (_: NormandyBoard, { winner, reason }: Outcome): string =>
  say(`ending.${reason as Ending}`, { winner: sideText(SIDES[winner]) })

export const normandyFace: Face<NormandyBoard, NormandyView, NormandyFact> & NormandyTelling = {
  draw,
  prompt,
  label,
  sentence: (_, fact) => sentence(fact),
  refusal,
  ending,
  primer: PRIMER,
  odds: (_board, _view, _command, forecast) => odds(forecast),
  piles,
}
