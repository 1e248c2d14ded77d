/** The gallery's words in one language, fetched when they are asked for: the game's own, the table's, and these. */
import { fetchedPerLanguage, type Language, type Sayer, sayer } from '@bivouac/face-kit'
import { loadSpeech } from '../../src/text/load.ts'
import type { Words } from '../../src/text/words.ts'
import type { EN } from '../table/messages/en.ts'
import type { GALLERY } from './messages/en.ts'

type GalleryKey = keyof typeof GALLERY
type TableKey = keyof typeof EN
type Table<Key extends string> = Readonly<Record<Key, string>>

export interface GalleryWords extends Sayer<GalleryKey> {
  /** Names of cards, counters, actions and ground. */
  readonly names: Words
  /** What the table says of actions. */
  readonly table: Sayer<TableKey>
}

const TABLES: Readonly<Record<Language, () => Promise<readonly [Table<GalleryKey>, Table<TableKey>]>>> = {
  en: async () => [(await import('./messages/en.ts')).GALLERY, (await import('../table/messages/en.ts')).EN],
  de: async () => [(await import('./messages/de.ts')).GALLERY, (await import('../table/messages/de.ts')).DE],
  es: async () => [(await import('./messages/es.ts')).GALLERY, (await import('../table/messages/es.ts')).ES],
  hu: async () => [(await import('./messages/hu.ts')).GALLERY, (await import('../table/messages/hu.ts')).HU],
  pl: async () => [(await import('./messages/pl.ts')).GALLERY, (await import('../table/messages/pl.ts')).PL],
}

export const galleryWordsIn = fetchedPerLanguage(async (language): Promise<GalleryWords> => {
  const [[own, table], { words }] = await Promise.all([TABLES[language](), loadSpeech(language)])
  return { ...sayer(own, language), names: words, table: sayer(table, language) }
})
