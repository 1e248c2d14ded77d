/** The shell's own words at the table, in the language that is set. */
import { MESSAGES } from '../messages/en.ts'
import { speaking } from './speaking.ts'

export type ShellKey = keyof typeof MESSAGES

export const { useSay } = speaking(MESSAGES, import.meta.glob(['../messages/*.ts', '!../messages/en.ts']))
