/** The scenarios of a game as the home page tells of them, from their files and from games that bots have played. */
import { type Language, perLanguage } from '@bivouac/face-kit'
import type { Pieces, ScenarioEntry } from '@bivouac/kernel'
import type { ScenarioCover } from './game-ui.ts'

/** What bots of the level Regular made of the scenarios. */
interface Played {
  /** Games of each scenario. */
  readonly games: number
  /** The share of them that the first side won, and how many commands one had. */
  readonly scenarios: Readonly<Record<string, { readonly share: number; readonly commands: number }>>
}

/** What a scenario is called, where and when it was. */
export type ScenarioTexts = Pick<ScenarioCover, 'name' | 'place' | 'date'>

/** What a game knows of its scenarios, `File` being what it keeps in one. */
interface CoverMaking<File> {
  readonly scenarios: readonly ScenarioEntry[]
  readonly played: Played
  /** What one of your own commands takes, from thinking of it to giving it. */
  readonly secondsPerCommand: number
  texts(language: Language, entry: ScenarioTexts): ScenarioTexts
  special(language: Language, id: string): string
  victory(language: Language, file: File): readonly [string, string]
  /** The map with the pieces where they stand; without any, as they stand at the beginning. */
  thumbnail(file: File, name: string, pieces?: Pieces): string
}

/** A command of the bot is there to be watched, in seconds. */
const WATCHING = 3

/** Against a bot half of the commands are yours, and a game has as many as one between bots; to the nearest five minutes. */
const minutesFor = (commands: number, secondsPerCommand: number): number =>
  5 * Math.round((commands * (secondsPerCommand + WATCHING)) / 2 / 300)

export const scenarioCovers = <File>(making: CoverMaking<File>) =>
  perLanguage((language): readonly ScenarioCover[] =>
    making.scenarios.map(entry => coverOf(making, language, entry)),
  )

function coverOf<File>(making: CoverMaking<File>, language: Language, entry: ScenarioEntry): ScenarioCover {
  const { id, number } = entry
  const file = entry.data as File
  const texts = making.texts(language, entry)
  const { games, scenarios } = making.played
  const { share, commands } = scenarios[id]
  let drawn: string | undefined
  return {
    id,
    number,
    ...texts,
    special: making.special(language, id),
    minutes: minutesFor(commands, making.secondsPerCommand),
    victory: making.victory(language, file),
    balance: { share, games },
    // Drawn when it is looked at: most places show a few of them, or only the names.
    get thumbnail() {
      drawn ??= making.thumbnail(file, texts.name)
      return drawn
    },
    mapOf: pieces => making.thumbnail(file, texts.name, pieces),
  }
}
