/** The sides and scenarios in every language: all that is told before a game is opened, so nothing else is loaded here. */
import { type Language, perLanguage, type Sayer, sayer } from '@bivouac/face-kit'
import * as de from './messages/de/titles.ts'
import * as en from './messages/en/titles.ts'
import * as es from './messages/es/titles.ts'
import * as hu from './messages/hu/titles.ts'
import * as pl from './messages/pl/titles.ts'

type TitleKey = keyof typeof en.SIDE_NAMES | keyof typeof en.TITLES

const ALL: Readonly<Record<Language, typeof de | typeof en>> = { en, de, es, hu, pl }

export const titlesIn = perLanguage((language): Sayer<TitleKey> => {
  const { SIDE_NAMES, TITLES } = ALL[language]
  return sayer({ ...SIDE_NAMES, ...TITLES }, language)
})
