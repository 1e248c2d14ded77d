/** Normandy in any language, for programs that Node runs from the sources; a page has its bundler find the tables. */
import { type Language, spoken, type TableFile } from '@bivouac/face-kit'
import { faceOf, type NormandyFace } from './face-of.ts'
import type { MessageKey } from './speech.ts'

export async function normandyFaceIn(language: Language): Promise<NormandyFace> {
  const file: TableFile<MessageKey> = await import(`./messages/${language}/index.ts`)
  return faceOf(spoken(file, language))
}
