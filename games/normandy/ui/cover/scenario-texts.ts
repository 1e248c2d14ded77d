/** What a scenario is called, where and when it was, in each language. */
import type { ScenarioTexts } from '@bivouac/client-shell/covers'
import { ENGLISH_MONTHS, type Language, perLanguage } from '@bivouac/face-kit'
import { placeText, scenarioText } from '../../src/text/scenario-text.ts'
import { titlesIn } from './titles.ts'

export function scenarioTextsIn(language: Language, { name, place, date }: ScenarioTexts): ScenarioTexts {
  const titles = titlesIn(language)
  return {
    name: scenarioText(titles, name),
    place: placeText(titles, place),
    date: dateText(language, date),
  }
}

/** `15 June 1944`, `7 - 12 August 1944`, `17 June - 6 July 1944`: a day, or two with what they share named once. */
const DATE = /^(\d+)(?: ([A-Z]\w+))?(?: - (\d+) ([A-Z]\w+))? (\d{4})$/

const dates = perLanguage(
  language =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

function dateText(language: Language, text: string): string {
  if (language === 'en') return text
  const [, day, ownMonth, lastDay, lastMonth, year] = text.match(DATE) ?? []
  const month = ENGLISH_MONTHS.indexOf(ownMonth ?? lastMonth)
  if (month < 0) return text
  const at = (which: number, of: string): number => Date.UTC(Number(year), which, Number(of))
  const first = at(month, day)
  return lastDay === undefined
    ? dates(language).format(first)
    : dates(language).formatRange(first, at(ENGLISH_MONTHS.indexOf(lastMonth), lastDay))
}
