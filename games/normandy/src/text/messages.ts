/** Every word the game says, as whole sentences with slots, a table a language. `.one`, `.other` and the like go by number. */
import type { Language, Primer } from '@bivouac/face-kit'
import * as de from './messages/de/index.ts'
import * as en from './messages/en/index.ts'
import * as es from './messages/es/index.ts'
import * as hu from './messages/hu/index.ts'
import * as pl from './messages/pl/index.ts'

export const MESSAGES = en.MESSAGES

export type MessageKey = keyof typeof MESSAGES

export const TABLES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = {
  en: en.MESSAGES,
  de: de.MESSAGES,
  es: es.MESSAGES,
  hu: hu.MESSAGES,
  pl: pl.MESSAGES,
}

export const PRIMERS: Readonly<Record<Language, Primer>> = {
  en: en.PRIMER,
  de: de.PRIMER,
  es: es.PRIMER,
  hu: hu.PRIMER,
  pl: pl.PRIMER,
}
