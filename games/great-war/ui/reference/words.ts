/** The gallery's words in one language, fetched when they are asked for: the game's own, and these. */
import { fetchedPerLanguage, type Language, type Sayer, sayer } from '@bivouac/face-kit'
import { loadSpeech } from '../../src/text/load.ts'
import type { Words } from '../../src/text/words.ts'
import type { GALLERY } from './messages/en.ts'

type GalleryKey = keyof typeof GALLERY

export interface GalleryWords extends Sayer<GalleryKey> {
  /** Names of cards, units, ground and faces. */
  readonly names: Words
}

const TABLES: Readonly<
  Record<Language, () => Promise<{ readonly GALLERY: Readonly<Record<GalleryKey, string>> }>>
> = {
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  es: () => import('./messages/es.ts'),
  hu: () => import('./messages/hu.ts'),
  pl: () => import('./messages/pl.ts'),
}

export const galleryWordsIn = fetchedPerLanguage(async (language): Promise<GalleryWords> => {
  const [{ GALLERY }, { words }] = await Promise.all([TABLES[language](), loadSpeech(language)])
  return { ...sayer(GALLERY, language), names: words }
})
