/** What a scenario says of itself, in each language: its name, place and date. */
import type { ScenarioTexts } from '@bivouac/client-shell/covers'
import { ENGLISH_MONTHS, type Language, perLanguage } from '@bivouac/face-kit'
import { byEnglish } from '../../src/text/by-english.ts'
import { TITLES } from '../../src/text/messages/en/titles.ts'
import { titlesIn } from './titles.ts'

const titleText = byEnglish(TITLES)

export function scenarioTextsIn(language: Language, { name, place, date }: ScenarioTexts): ScenarioTexts {
  const titles = titlesIn(language)
  return {
    name: titleText(titles, name),
    place: titleText(titles, place),
    date: dateText(language, date),
  }
}

const dates = perLanguage(
  language => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** `1916-07-01` as the language writes it; whatever is no such date (the opening actions have none) stays. */
function dateText(language: Language, date: string): string {
  const [, year, month, day] = date.match(/^(\d{4})-(\d\d)-(\d\d)$/) ?? []
  if (year === undefined) return date
  if (language === 'en') return `${+day} ${ENGLISH_MONTHS[+month - 1]} ${year}`
  return dates(language).format(Date.UTC(+year, +month - 1, +day))
}
