/** The gallery's words in one language, fetched when they are asked for: the game's own, the table's, and these. */
import { fetchedPerLanguage, loadMessages, type Sayer } from '@bivouac/face-kit'
import type { Speech } from '../../src/text/speech.ts'
import { loadSpeech } from '../speech.ts'
import type { TableKey } from '../table/say.ts'
import type { MESSAGES } from './messages/en.ts'

type GalleryKey = keyof typeof MESSAGES

export interface GalleryWords extends Sayer<GalleryKey> {
  /** Names of cards, counters, actions and ground. */
  readonly names: Speech
  /** What the table says of actions. */
  readonly table: Sayer<TableKey>
}

const loadOwn = loadMessages<GalleryKey>(import.meta.glob('./messages/*.ts'))
const loadTable = loadMessages<TableKey>(import.meta.glob('../table/messages/*.ts'))

export const galleryWordsIn = fetchedPerLanguage(async (language): Promise<GalleryWords> => {
  const [own, table, speech] = await Promise.all([
    loadOwn(language),
    loadTable(language),
    loadSpeech(language),
  ])
  return { ...own, names: speech, table }
})
