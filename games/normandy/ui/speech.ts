/** All that the game says in one language, fetched when it is asked for: a screen need not carry the others. */
import { loadSpoken } from '@bivouac/face-kit'
import type { MessageKey } from '../src/text/speech.ts'

export const loadSpeech = loadSpoken<MessageKey>(import.meta.glob('../src/text/messages/*/index.ts'))
