/** Says a message of this game in the language that is asked for. */
import { perLanguage, type Sayer, sayer } from '@bivouac/face-kit'
import { type MessageKey, TABLES } from './messages.ts'

export type Words = Sayer<MessageKey>

export const wordsIn = perLanguage((language): Words => sayer(TABLES[language], language))

/** English, for the sheets that are drawn once and for all. */
export const { say, sayCounted } = wordsIn('en')
