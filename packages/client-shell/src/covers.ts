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

/** All that is told of it is worked out when it is looked at: most places show a few of them, or only the names. */
function coverOf<File>(making: CoverMaking<File>, language: Language, entry: ScenarioEntry): ScenarioCover {
  const { id, number } = entry
  const file = entry.data as File
  const { games, scenarios } = making.played
  const { share, commands } = scenarios[id]
  const texts = once(() => making.texts(language, entry))
  const victory = once(() => making.victory(language, file))
  const thumbnail = once(() => making.thumbnail(file, texts().name))
  return {
    id,
    number,
    get name() {
      return texts().name
    },
    get place() {
      return texts().place
    },
    get date() {
      return texts().date
    },
    get special() {
      return making.special(language, id)
    },
    minutes: minutesFor(commands, making.secondsPerCommand),
    get victory() {
      return victory()
    },
    balance: { share, games },
    get thumbnail() {
      return thumbnail()
    },
    mapOf: pieces => making.thumbnail(file, texts().name, pieces),
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
