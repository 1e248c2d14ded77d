/** The gallery's words in one language, fetched when they are asked for: the game's own, and these. */
import { fetchedPerLanguage, loadMessages, type Sayer } from '@bivouac/face-kit'
import type { Words } from '../../src/text/words.ts'
import { loadSpeech } from '../speech.ts'
import type { MESSAGES } from './messages/en.ts'

type GalleryKey = keyof typeof MESSAGES

export interface GalleryWords extends Sayer<GalleryKey> {
  /** Names of cards, units, ground and faces. */
  readonly names: Words
}

const loadOwn = loadMessages<GalleryKey>(import.meta.glob('./messages/*.ts'))

export const galleryWordsIn = fetchedPerLanguage(async (language): Promise<GalleryWords> => {
  const [own, speech] = await Promise.all([loadOwn(language), loadSpeech(language)])
  return { ...own, names: speech }
})
