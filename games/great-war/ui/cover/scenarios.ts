/** The scenarios as the home page tells of them, from their files and from games that bots have played. */
import type { ScenarioCover } from '@bivouac/client-shell'
import { type Language, perLanguage } from '@bivouac/face-kit'
import type { ScenarioEntry } from '@bivouac/kernel'
import { scenarioThumbnail } from '../../src/art/thumbnail.ts'
import type { ScenarioFile } from '../../src/scenario/file.ts'
import { sketchOf } from '../../src/scenario/sketch.ts'
import { scenarios } from '../../src/scenarios.ts'
import { scenarioTextsIn } from '../../src/text/scenario-texts.ts'
import { titlesIn } from '../../src/text/titles.ts'
import type { SideName } from '../../src/words.ts'
import balance from './balance.json' with { type: 'json' }
import { type CoverKey, coverWordsIn, TABLES } from './say.ts'

/**
 * Against a bot half of the commands are yours. Each of those takes about eight seconds (many are single moves of an
 * ordered unit), each of the bot's three to watch; a game lasts as many of both as games between bots have had, to the
 * nearest five minutes.
 */
const SECONDS_PER_COMMAND = (8 + 3) / 2
const minutesFor = (commands: number): number => 5 * Math.round((commands * SECONDS_PER_COMMAND) / 300)

const PLAYED: Readonly<Record<string, { readonly share: number; readonly commands: number }>> =
  balance.scenarios

export const scenarioCoversIn = perLanguage((language): readonly ScenarioCover[] =>
  scenarios.map(entry => coverOf(language, entry)),
)

function coverOf(language: Language, entry: ScenarioEntry): ScenarioCover {
  const { id, number } = entry
  const file = entry.data as ScenarioFile
  const texts = scenarioTextsIn(language, entry)
  const { share, commands } = PLAYED[id]
  let drawn: string | undefined
  return {
    id,
    number,
    ...texts,
    special: coverWordsIn(language).say(`special.${id}` as CoverKey),
    minutes: minutesFor(commands),
    victory: [victoryOf(language, file, 'british'), victoryOf(language, file, 'german')],
    balance: { share, games: balance.games },
    // Drawn when it is looked at: most places show a few of them, or only the names.
    get thumbnail() {
      drawn ??= scenarioThumbnail(sketchOf(file), texts.name)
      return drawn
    },
  }
}

function victoryOf(language: Language, { medals, objectives }: ScenarioFile, side: SideName): string {
  const own = objectives.filter(objective => objective.side === side || objective.side === 'either')
  const sources = ['units', ...own.map(({ id }) => id)].map(id => sourceIn(language, id))
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(sources)
  return coverWordsIn(language).say('victory', { medals, sources: list })
}

/** A village is called by its name; whatever needs an article has words of its own here. */
function sourceIn(language: Language, id: string): string {
  const key = `source.${id}`
  if (Object.hasOwn(TABLES.en, key)) return coverWordsIn(language).say(key as CoverKey)
  return titlesIn(language).say(`objective.${id}` as 'objective.fricourt')
}
