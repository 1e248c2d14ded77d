/** The app's own words in the language of the page. All of them are here at once: nothing may have to load when things are broken. */
import { byLanguage, isLanguage, perLanguage, type Sayer, sayer, type TableFile } from '@bivouac/face-kit'
import type { MESSAGES } from './messages/en.ts'

type Key = keyof typeof MESSAGES

const TABLES = byLanguage(import.meta.glob<TableFile<Key>>('./messages/*.ts', { eager: true }))

const speak = perLanguage(language => sayer(TABLES[language].MESSAGES, language))

export function inPageLanguage(): Sayer<Key> {
  const { lang } = document.documentElement
  return speak(isLanguage(lang) ? lang : 'en')
}
