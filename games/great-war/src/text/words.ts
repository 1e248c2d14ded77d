/** What the sentences of this game are made with, whichever tables are loaded: no table stands here. */
import type { Sayer } from '@bivouac/face-kit'
import type { MESSAGES } from './messages/en/index.ts'

export type MessageKey = keyof typeof MESSAGES
export type Words = Sayer<MessageKey>

/** Names stand in small letters where a language has them so; a line begins with a capital all the same. */
export const capitalised = ({ language }: Pick<Words, 'language'>, text: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
