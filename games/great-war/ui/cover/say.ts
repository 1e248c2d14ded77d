/** The cover's words in every language: the home page shows all of them without loading the game. */
import { byLanguage, perLanguage, type Sayer, sayer, type TableFile } from '@bivouac/face-kit'
import type { MESSAGES } from './messages/en.ts'

export type CoverKey = keyof typeof MESSAGES

const TABLES = byLanguage(import.meta.glob<TableFile<CoverKey>>('./messages/*.ts', { eager: true }))

export const coverWordsIn = perLanguage(
  (language): Sayer<CoverKey> => sayer(TABLES[language].MESSAGES, language),
)

/** Whether the cover has words of its own for it. */
export const isCoverKey = (key: string): key is CoverKey => Object.hasOwn(TABLES.en.MESSAGES, key)
