/** All that the game says in one language, fetched when it is asked for: a screen need not carry the others. */
import { fetchedPerLanguage, fetchFile, type Primer, sayer, type TableFile } from '@bivouac/face-kit'
import type { MessageKey, Words } from '../src/text/words.ts'

interface SpeechFile extends TableFile<MessageKey> {
  readonly PRIMER: Primer
}

const FILES = import.meta.glob('../src/text/messages/*/index.ts')

/** `faceOf` makes the game's face of it. */
interface Speech {
  readonly words: Words
  readonly primer: Primer
}

export const loadSpeech = fetchedPerLanguage(async (language): Promise<Speech> => {
  const { MESSAGES, PRIMER } = await fetchFile<SpeechFile>(FILES, language)
  return { words: sayer(MESSAGES, language), primer: PRIMER }
})
