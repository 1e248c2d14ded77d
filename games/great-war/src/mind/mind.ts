/** The Great War for bots that think: what they look at, how they judge and search, and what was learned. */
import { type GameMind, levelFigures } from '@bivouac/ai'
import weights from '../../weights/value.json' with { type: 'json' }
import type { GreatWarBoard } from '../scenario/board.ts'
import { greatWarFeatures } from './features.ts'
import { judgeValue } from './judge-value.ts'
import { greatWarSense } from './sense.ts'

export const greatWarMind: GameMind<GreatWarBoard> = {
  game: 'great-war',
  features: greatWarFeatures,
  judge: judgeValue,
  sense: greatWarSense,
  levels: levelFigures({ hasty: 0.5, veteran: 120, expert: 8000, steps: 140_000 }),
  weights,
}
