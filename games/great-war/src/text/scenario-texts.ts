/** What a scenario says of itself, in each language: its name, place and date, its objectives, its special rules. */
import { type Language, perLanguage } from '@bivouac/face-kit'
import type { ScenarioEntry } from '@bivouac/kernel'
import { SCENARIOS } from './messages/en/scenarios.ts'
import { type Words, wordsIn } from './say.ts'

type ScenarioKey = keyof typeof SCENARIOS

/** The files speak English, so a text is found by its English; one of somebody else's making stays as it is. */
const KEYS: ReadonlyMap<string, ScenarioKey> = new Map(
  (Object.keys(SCENARIOS) as ScenarioKey[]).map(key => [SCENARIOS[key], key]),
)

export function scenarioText({ say }: Words, text: string): string {
  const key = KEYS.get(text)
  return key === undefined ? text : say(key)
}

export interface ScenarioTexts {
  readonly name: string
  readonly place: string
  readonly date: string
}

export function scenarioTextsIn(
  language: Language,
  { name, place, date }: Pick<ScenarioEntry, 'name' | 'place' | 'date'>,
): ScenarioTexts {
  const words = wordsIn(language)
  return {
    name: scenarioText(words, name),
    place: scenarioText(words, place),
    date: dateText(language, date),
  }
}

const dates = perLanguage(
  language =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** `1916-07-01` as the language writes it; whatever is no such date (the opening actions have none) stays. */
function dateText(language: Language, date: string): string {
  const [, year, month, day] = date.match(/^(\d{4})-(\d\d)-(\d\d)$/) ?? []
  return year === undefined ? date : dates(language).format(Date.UTC(+year, +month - 1, +day))
}
