/** Says a message of this game in the language that is asked for, with all tables at hand. */
import { perLanguage, sayer } from '@bivouac/face-kit'
import type { SideName } from '../words.ts'
import { TABLES } from './messages.ts'
import { objectiveIn, sideIn } from './names.ts'
import type { Words } from './words.ts'

export const wordsIn = perLanguage((language): Words => sayer(TABLES[language], language))

const ENGLISH = wordsIn('en')

/** English, for the sheets that are drawn once and for all. */
export const { say, sayCounted } = ENGLISH
export const sideText = (side: SideName): string => sideIn(ENGLISH, side)
export const objectiveText = (id: string): string => objectiveIn(ENGLISH, id)
