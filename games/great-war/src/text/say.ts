/** Says a message of this game in the language that is asked for. */
import { perLanguage, type Sayer, sayer } from '@bivouac/face-kit'
import { type MessageKey, TABLES } from './messages.ts'

export type Words = Sayer<MessageKey>

export const wordsIn = perLanguage((language): Words => sayer(TABLES[language], language))

/** Names stand in small letters where a language has them so; a line begins with a capital all the same. */
export const capitalised = ({ language }: Words, text: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

export const ENGLISH = wordsIn('en')

/** English, for the sheets that are drawn once and for all. */
export const { say, sayCounted } = ENGLISH
