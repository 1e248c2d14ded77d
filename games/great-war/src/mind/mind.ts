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
  // Found by 1,200 games of greedy against itself (docs/analysis.md): log odds + 0.165. Whoever is to choose seemed three to four points worse off than he was.
  chances: [
    ...[0, 584, 1158, 1722, 2276, 2821, 3357, 3883, 4401, 4910, 5411],
    ...[5903, 6388, 6865, 7334, 7796, 8250, 8698, 9139, 9573, 10_000],
  ],
  // Found by 54 games of Expert against Recruit (docs/analysis.md): of what was measured as lost, 0.682 ± 0.035 were not found again.
  lasting: 0.68,
}
