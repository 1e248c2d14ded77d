/** The app's own words in the language of the page. All of them are here at once: nothing may have to load when things are broken. */
import { isLanguage, type Language, perLanguage, type Sayer, sayer } from '@bivouac/face-kit'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { HU } from './hu.ts'
import { PL } from './pl.ts'

type Key = keyof typeof EN

export const TABLES: Readonly<Record<Language, Readonly<Record<Key, string>>>> = {
  en: EN,
  de: DE,
  es: ES,
  hu: HU,
  pl: PL,
}

const speak = perLanguage(language => sayer<Key>(TABLES[language], language))

export function inPageLanguage(): Sayer<Key> {
  const { lang } = document.documentElement
  return speak(isLanguage(lang) ? lang : 'en')
}
