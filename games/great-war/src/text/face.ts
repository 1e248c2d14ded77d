/** The Great War in English, as the terminal shows it. Screens make a face of each language that is asked for. */
import { faceOf, type GreatWarFace } from './face-of.ts'
import { ENGLISH } from './say.ts'

export const greatWarFace: GreatWarFace = faceOf(ENGLISH)
