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
  // Found by 400 games of greedy against itself (docs/analysis.md): log odds − 0.177. Whoever is to choose seemed three points better off than he was.
  chances: [
    ...[0, 422, 852, 1288, 1732, 2184, 2643, 3110, 3585, 4068, 4560],
    ...[5060, 5570, 6088, 6617, 7155, 7702, 8261, 8829, 9409, 10_000],
  ],
  // Found by 150 games of Expert against Recruit (docs/analysis.md): of what was measured as lost, 0.913 ± 0.042 were not found again.
  lasting: 0.91,
}
