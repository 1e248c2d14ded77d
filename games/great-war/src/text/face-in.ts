/** The Great War in any language, for programs that Node runs from the sources; a page has its bundler find the tables. */
import { type Language, type SpokenFile, spoken } from '@bivouac/face-kit'
import { faceOf, type GreatWarFace } from './face-of.ts'
import type { MessageKey } from './words.ts'

export async function greatWarFaceIn(language: Language): Promise<GreatWarFace> {
  const file: SpokenFile<MessageKey> = await import(`./messages/${language}/index.ts`)
  const { speech, primer } = spoken(file, language)
  return faceOf(speech, primer)
}
