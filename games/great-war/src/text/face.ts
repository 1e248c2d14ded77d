/** The Great War in words and letters, as the terminal shows it. */
import type { Explanation, Face, Outcome } from '@bivouac/kernel'
import type { GreatWarBoard } from '../board.ts'
import type { GreatWarFact } from '../facts.ts'
import type { RefusalKey } from '../refusals.ts'
import type { GreatWarView } from '../view.ts'
import { type Ending, SIDES } from '../words.ts'
import { briefing } from './briefing.ts'
import { label } from './labels.ts'
import { cardText, sideText } from './names.ts'
import { odds } from './odds.ts'
import { PRIMER } from './primer.ts'
import { prompt } from './prompts.ts'
import { say } from './say.ts'
import { sentence } from './sentences.ts'
import { draw, piles } from './table.ts'

const refusal = (_: GreatWarBoard, { key, about }: Explanation): string =>
  say(`refusal.${key as RefusalKey}`, {
    ...about,
    ...(typeof about.card === 'string' ? { card: cardText(about.card) } : {}),
  })

const ending = ({ medals, house }: GreatWarBoard, { winner, reason }: Outcome): string =>
  say(`ending.${reason as Ending}`, { winner: sideText(SIDES[winner]), medals, turns: house.noProgressTurns })

export const greatWarFace: Face<GreatWarBoard, GreatWarView, GreatWarFact> = {
  draw,
  prompt,
  label,
  odds,
  piles,
  briefing,
  side: seat => sideText(SIDES[seat]),
  sentence,
  refusal,
  ending,
  primer: PRIMER,
}
