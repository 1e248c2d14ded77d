/** The Great War in any language, for programs that Node runs from the sources; a page has its bundler find the tables. */
import { type Language, spoken, type TableFile } from '@bivouac/face-kit'
import { faceOf, type GreatWarFace } from './face-of.ts'
import type { MessageKey } from './words.ts'

export async function greatWarFaceIn(language: Language): Promise<GreatWarFace> {
  const file: TableFile<MessageKey> = await import(`./messages/${language}/index.ts`)
  return faceOf(spoken(file, language))
}
