/** Normandy in English, as the terminal shows it. Screens make a face of each language that is asked for. */
import { faceOf, type NormandyFace } from './face-of.ts'
import { ENGLISH } from './say.ts'

export const normandyFace: NormandyFace = faceOf(ENGLISH)
