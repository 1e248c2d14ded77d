/** Normandy in words and letters, a face a language. */
import { perLanguage } from '@bivouac/face-kit'
import { faceOf, type NormandyFace } from './face-of.ts'
import { PRIMERS } from './messages.ts'
import { wordsIn } from './say.ts'

export const normandyFaceIn = perLanguage(
  (language): NormandyFace => faceOf(wordsIn(language), PRIMERS[language]),
)

/** English: what the terminal shows. */
export const normandyFace = normandyFaceIn('en')
