/** One language at a time, fetched when it is asked for: a screen need not carry the others. */
import { fetchedPerLanguage, type Language, type Primer, sayer } from '@bivouac/face-kit'
import type { MessageKey } from './messages.ts'
import type { Words } from './words.ts'

interface Tables {
  readonly MESSAGES: Readonly<Record<MessageKey, string>>
  readonly PRIMER: Primer
}

const TABLES: Readonly<Record<Language, () => Promise<Tables>>> = {
  en: () => import('./messages/en/index.ts'),
  de: () => import('./messages/de/index.ts'),
  es: () => import('./messages/es/index.ts'),
  hu: () => import('./messages/hu/index.ts'),
  pl: () => import('./messages/pl/index.ts'),
}

/** All that the game says in one language; `faceOf` makes its face of it. */
export interface Speech {
  readonly words: Words
  readonly primer: Primer
}

export const loadSpeech = fetchedPerLanguage(async (language): Promise<Speech> => {
  const { MESSAGES, PRIMER } = await TABLES[language]()
  return { words: sayer(MESSAGES, language), primer: PRIMER }
})
