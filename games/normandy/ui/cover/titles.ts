/** The sides and scenarios in every language: all that is said before a game is opened, so nothing else is loaded here. */
import { byLanguage, perLanguage, type Sayer, sayer } from '@bivouac/face-kit'
import type { SIDE_NAMES, TITLES } from '../../src/text/messages/en/titles.ts'

interface TitlesFile {
  readonly SIDE_NAMES: Readonly<Record<keyof typeof SIDE_NAMES, string>>
  readonly TITLES: Readonly<Record<keyof typeof TITLES, string>>
}

type TitleKey = keyof TitlesFile['SIDE_NAMES'] | keyof TitlesFile['TITLES']

const FILES = byLanguage(import.meta.glob<TitlesFile>('../../src/text/messages/*/titles.ts', { eager: true }))

export const titlesIn = perLanguage((language): Sayer<TitleKey> => {
  const titles = FILES[language]
  return sayer({ ...titles.SIDE_NAMES, ...titles.TITLES }, language)
})
