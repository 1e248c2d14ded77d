/** Says a message of this game. */
import { sayer } from '@bivouac/face-kit'
import { MESSAGES } from './messages.ts'

export const { say, sayCounted } = sayer(MESSAGES)
