/** English, which is always at hand: the terminal's language, and that of the sheets that are drawn once and for all. */
import { sayer } from '@bivouac/face-kit'
import type { SideName } from '../vocabulary.ts'
import { FORMS, MESSAGES } from './messages/en/index.ts'
import { objectiveIn, sideIn } from './names.ts'
import type { Words } from './words.ts'

export const ENGLISH: Words = sayer(MESSAGES, 'en', FORMS)

export const { say, sayCounted } = ENGLISH
export const sideText = (side: SideName): string => sideIn(ENGLISH, side)
export const objectiveText = (id: string): string => objectiveIn(ENGLISH, id)
