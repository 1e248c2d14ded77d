/** All that the game says in one language, fetched when it is asked for: a screen need not carry the others. */
import { fetchedPerLanguage, fetchFile, type Primer, sayer, type TableFile } from '@bivouac/face-kit'
import type { MessageKey, Speech } from '../src/text/speech.ts'

interface SpeechFile extends TableFile<MessageKey> {
  readonly PRIMER: Primer
}

const FILES = import.meta.glob('../src/text/messages/*/index.ts')

/** `faceOf` makes the game's face of it. */
interface Fetched {
  readonly speech: Speech
  readonly primer: Primer
}

export const loadSpeech = fetchedPerLanguage(async (language): Promise<Fetched> => {
  const { MESSAGES, PRIMER } = await fetchFile<SpeechFile>(FILES, language)
  return { speech: sayer(MESSAGES, language), primer: PRIMER }
})
