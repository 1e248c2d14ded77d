/** The cover's words in every language: the home page shows all of them without loading the game. */
import { type Language, perLanguage, type Sayer, sayer } from '@bivouac/face-kit'
import { COVER as de } from './messages/de.ts'
import { COVER as en } from './messages/en.ts'
import { COVER as es } from './messages/es.ts'
import { COVER as hu } from './messages/hu.ts'
import { COVER as pl } from './messages/pl.ts'

export type CoverKey = keyof typeof en

export const TABLES: Readonly<Record<Language, Readonly<Record<CoverKey, string>>>> = { en, de, es, hu, pl }

export const coverWordsIn = perLanguage((language): Sayer<CoverKey> => sayer(TABLES[language], language))
