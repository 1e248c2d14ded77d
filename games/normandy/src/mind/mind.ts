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
  // Found by 400 games of greedy against itself (docs/analysis.md): log odds × 0.933 − 0.167. Whoever is to choose seemed three points better off than he was.
  chances: [
    ...[0, 515, 983, 1437, 1884, 2329, 2774, 3220, 3669, 4123, 4583],
    ...[5050, 5525, 6011, 6509, 7021, 7550, 8101, 8678, 9295, 10_000],
  ],
}
