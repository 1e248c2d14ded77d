/** The scenarios as the home page tells of them. */
import { scenarioCovers } from '@bivouac/client-shell/covers'
import type { Language } from '@bivouac/face-kit'
import { scenarioThumbnail } from '../../src/art/thumbnail.ts'
import type { ScenarioFile } from '../../src/scenario/file.ts'
import { scenarios } from '../../src/scenario/scenarios.ts'
import { sketchOf } from '../../src/scenario/sketch.ts'
import type { SideName } from '../../src/vocabulary.ts'
import balance from './balance.json' with { type: 'json' }
import { type CoverKey, coverWordsIn, isCoverKey } from './say.ts'
import { scenarioTextsIn } from './scenario-texts.ts'
import { titlesIn } from './titles.ts'

export const scenarioCoversIn = scenarioCovers<ScenarioFile>({
  scenarios,
  played: balance,
  // Many of them are single moves of an ordered unit.
  secondsPerCommand: 8,
  texts: scenarioTextsIn,
  special: (language, id) => coverWordsIn(language).say(`special.${id}` as CoverKey),
  victory: (language, file) => [victoryOf(language, file, 'british'), victoryOf(language, file, 'german')],
  thumbnail: (file, name, pieces) => scenarioThumbnail(sketchOf(file), name, pieces),
})

function victoryOf(language: Language, { medals, objectives }: ScenarioFile, side: SideName): string {
  const own = objectives.filter(objective => objective.side === side || objective.side === 'either')
  const sources = ['units', ...own.map(({ id }) => id)].map(id => sourceIn(language, id))
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(sources)
  return coverWordsIn(language).say('victory', { medals, sources: list })
}

/** A village is called by its name; whatever needs an article has words of its own here. */
function sourceIn(language: Language, id: string): string {
  const key = `source.${id}`
  if (isCoverKey(key)) return coverWordsIn(language).say(key)
  return titlesIn(language).say(`objective.${id}` as 'objective.fricourt')
}
