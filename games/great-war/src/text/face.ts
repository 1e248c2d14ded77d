/** The Great War in words and letters, a face a language. */
import { perLanguage } from '@bivouac/face-kit'
import { faceOf, type GreatWarFace } from './face-of.ts'
import { PRIMERS } from './messages.ts'
import { wordsIn } from './say.ts'

export const greatWarFaceIn = perLanguage(
  (language): GreatWarFace => faceOf(wordsIn(language), PRIMERS[language]),
)

/** English: what the terminal shows. */
export const greatWarFace = greatWarFaceIn('en')
