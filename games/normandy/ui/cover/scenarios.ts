/** The scenarios as the home page tells of them. */
import { scenarioCovers } from '@bivouac/client-shell/covers'
import type { Language } from '@bivouac/face-kit'
import type { Pieces } from '@bivouac/kernel'
import { scenarioThumbnail } from '../../src/art/thumbnail.ts'
import type { ScenarioFile } from '../../src/scenario/scenario-file.ts'
import { layTiles } from '../../src/scenario/scenario-layout.ts'
import { scenarios } from '../../src/scenario/scenarios.ts'
import balance from './balance.json' with { type: 'json' }
import { type CoverKey, coverWordsIn } from './say.ts'
import { scenarioTextsIn } from './scenario-texts.ts'

export const scenarioCoversIn = scenarioCovers<ScenarioFile>({
  scenarios,
  played: balance,
  secondsPerCommand: 12,
  texts: scenarioTextsIn,
  special: (language, id) => coverWordsIn(language).say(`special.${id}` as CoverKey),
  victory: (language, file) => [victoryOf(language, file, 'US'), victoryOf(language, file, 'GER')],
  thumbnail: thumbnailOf,
})

function thumbnailOf(file: ScenarioFile, name: string, pieces?: Pieces): string {
  const layout = layTiles(file)
  const points = layout.tiles.map(tile => file.objectives[tile] ?? 0)
  return scenarioThumbnail(layout, points, name, pieces)
}

function victoryOf(language: Language, { victory, objectives }: ScenarioFile, side: 'US' | 'GER'): string {
  const { say, sayCounted } = coverWordsIn(language)
  const goal = victory[side]
  if ('pin' in goal) return say('victory.pin')
  const onMap = Object.values(objectives).reduce((sum, points) => sum + points, 0)
  const count = goal.control_points
  return count === onMap ? sayCounted('victory.all', count) : say('victory.points', { count, onMap })
}
