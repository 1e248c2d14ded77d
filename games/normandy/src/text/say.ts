/** English, which is always at hand: the terminal's language, and that of the sheets that are drawn once and for all. */
import { sayer } from '@bivouac/face-kit'
import { FORMS, MESSAGES } from './messages/en/index.ts'
import type { Speech } from './speech.ts'

export const ENGLISH: Speech = sayer(MESSAGES, 'en', FORMS)

export const { say, sayCounted } = ENGLISH
