/** Our remarks on the games, by scenario and round or turn. */
import type { Remarks } from './account.ts'
import { HUBERDERIE } from './remarks/la-huberderie.ts'
import { MONTMARTIN } from './remarks/montmartin-en-graignes.ts'
import { PIMPLE } from './remarks/vimy-the-pimple.ts'

export const REMARKS: Readonly<Record<string, Remarks>> = {
  'montmartin-en-graignes': MONTMARTIN,
  'la-huberderie': HUBERDERIE,
  'vimy-the-pimple': PIMPLE,
}
