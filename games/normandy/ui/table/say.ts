/** The words of the table in one language: the game's own names, and what only a screen has to say. Fetched when asked for. */
import { fetchedPerLanguage, type Language, loadMessages, type Sayer } from '@bivouac/face-kit'
import { voiceOf } from '../../src/text/face-of.ts'
import type { Speech as Names } from '../../src/text/speech.ts'
import { loadSpeech } from '../speech.ts'
import type { MESSAGES } from './messages/en.ts'
import type { NormandyWords } from './props.ts'

export type TableKey = keyof typeof MESSAGES

const loadTableMessages = loadMessages<TableKey>(import.meta.glob('./messages/*.ts'))

export interface TableWords extends Sayer<TableKey> {
  /** Names of cards, counters, actions, ground, as the game says them everywhere. */
  readonly names: Names
}

const loaded = new Map<Language, TableWords>()

/** Fetches a language; from then on the parts can speak it. */
export const loadWords = fetchedPerLanguage(async (language): Promise<NormandyWords> => {
  const [table, speech] = await Promise.all([loadTableMessages(language), loadSpeech(language)])
  loaded.set(language, { ...table, names: speech })
  return { language, face: voiceOf(speech) }
})

/** The words of a language that has been fetched: whoever holds its `Words` may ask. */
export function tableWordsIn(language: Language): TableWords {
  const words = loaded.get(language)
  if (words === undefined) throw new Error(`The words in '${language}' have not been fetched.`)
  return words
}
