/** The scenarios as the home page tells of them, from their files and from games that bots have played. */
import type { ScenarioCover } from '@bivouac/client-shell'
import { type Language, perLanguage } from '@bivouac/face-kit'
import type { ScenarioEntry } from '@bivouac/kernel'
import { scenarioThumbnail } from '../../src/art/thumbnail.ts'
import type { ScenarioFile } from '../../src/scenario-file.ts'
import { layTiles } from '../../src/scenario-layout.ts'
import { scenarios } from '../../src/scenarios.ts'
import { scenarioTextsIn } from '../../src/text/scenario-texts.ts'
import balance from './balance.json' with { type: 'json' }
import { type CoverKey, coverWordsIn } from './say.ts'

/**
 * Against a bot half of the commands are yours. Each of those takes about twelve seconds to think of and to give, each
 * of the bot's three to watch; a game lasts as many of both as games between bots have had, to the nearest five minutes.
 */
const SECONDS_PER_COMMAND = (12 + 3) / 2
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
    victory: [victoryOf(language, file, 'US'), victoryOf(language, file, 'GER')],
    balance: { share, games: balance.games },
    // Drawn when it is looked at: most places show a few of them, or only the names.
    get thumbnail() {
      drawn ??= thumbnailOf(file, texts.name)
      return drawn
    },
  }
}

function thumbnailOf(file: ScenarioFile, name: string): string {
  const layout = layTiles(file)
  const points = layout.tiles.map(tile => file.objectives[tile] ?? 0)
  return scenarioThumbnail(layout, points, name)
}

function victoryOf(language: Language, { victory, objectives }: ScenarioFile, side: 'US' | 'GER'): string {
  const { say, sayCounted } = coverWordsIn(language)
  const goal = victory[side]
  if ('pin' in goal) return say('victory.pin')
  const onMap = Object.values(objectives).reduce((sum, points) => sum + points, 0)
  const count = goal.control_points
  return count === onMap ? sayCounted('victory.all', count) : say('victory.points', { count, onMap })
}
