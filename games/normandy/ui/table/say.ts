/** The words of the table in one language: the game's own names, and what only a screen has to say. Fetched when asked for. */
import { fetchedPerLanguage, type Language, type Sayer, sayer } from '@bivouac/face-kit'
import { faceOf } from '../../src/text/face-of.ts'
import { loadSpeech } from '../../src/text/load.ts'
import type { Words as Names } from '../../src/text/words.ts'
import type { EN } from './messages/en.ts'
import type { NormandyWords } from './props.ts'

export type TableKey = keyof typeof EN
type Table = Readonly<Record<TableKey, string>>

const TABLES: Readonly<Record<Language, () => Promise<Table>>> = {
  en: async () => (await import('./messages/en.ts')).EN,
  de: async () => (await import('./messages/de.ts')).DE,
  es: async () => (await import('./messages/es.ts')).ES,
  hu: async () => (await import('./messages/hu.ts')).HU,
  pl: async () => (await import('./messages/pl.ts')).PL,
}

export interface TableWords extends Sayer<TableKey> {
  /** Names of cards, counters, actions, ground, as the game says them everywhere. */
  readonly names: Names
}

const loaded = new Map<Language, TableWords>()

/** Fetches a language; from then on the parts can speak it. */
export const loadWords = fetchedPerLanguage(async (language): Promise<NormandyWords> => {
  const [table, { words, primer }] = await Promise.all([TABLES[language](), loadSpeech(language)])
  loaded.set(language, { ...sayer(table, language), names: words })
  return { language, face: faceOf(words, primer) }
})

/** The words of a language that has been fetched: whoever holds its `Words` may ask. */
export function tableWordsIn(language: Language): TableWords {
  const words = loaded.get(language)
  if (words === undefined) throw new Error(`The words in '${language}' have not been fetched.`)
  return words
}
