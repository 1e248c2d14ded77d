/** Says a message of this game in the language that is asked for, with all tables at hand. */
import { perLanguage, sayer } from '@bivouac/face-kit'
import { TABLES } from './messages.ts'
import type { Words } from './words.ts'

export const wordsIn = perLanguage((language): Words => sayer(TABLES[language], language))

/** English, for the sheets that are drawn once and for all. */
export const { say, sayCounted } = wordsIn('en')
