/** The sides and scenarios in every language: all that is said before a game is opened, so nothing else is loaded here. */
import { byLanguage, perLanguage, type Sayer, sayer } from '@bivouac/face-kit'
import type { TITLES } from '../../src/text/messages/en/titles.ts'

type TitleKey = keyof typeof TITLES

const FILES = byLanguage(
  import.meta.glob<{ readonly TITLES: Readonly<Record<TitleKey, string>> }>(
    '../../src/text/messages/*/titles.ts',
    { eager: true },
  ),
)

export const titlesIn = perLanguage((language): Sayer<TitleKey> => sayer(FILES[language].TITLES, language))
