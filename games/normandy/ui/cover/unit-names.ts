/** The names of units without their side: 'Riflemen A' for `german-riflemen-a`. */
import type { Language } from '@bivouac/face-kit'
import { partsOf } from '../../src/text/names.ts'
import { loadSpeech } from '../speech.ts'

export async function unitNamesIn(language: Language): Promise<(unit: string) => string> {
  const speech = await loadSpeech(language)
  return unit => speech.say(`unit.${partsOf(unit).unit}`)
}
