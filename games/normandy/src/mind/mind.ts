/** Normandy for bots that think: what they look at, how they judge and search, and what was learned. */
import { type GameMind, levelFigures } from '@bivouac/ai'
import weights from '../../weights/value.json' with { type: 'json' }
import type { NormandyBoard } from '../scenario/scenario.ts'
import { normandyFeatures } from './features.ts'
import { judgeValue } from './judge-value.ts'
import { normandySense } from './sense.ts'

export const normandyMind: GameMind<NormandyBoard> = {
  game: 'normandy',
  features: normandyFeatures,
  judge: () => judgeValue,
  sense: normandySense,
  levels: levelFigures({ hasty: 0.4, veteran: 2000, expert: 20_000 }),
  weights,
}
