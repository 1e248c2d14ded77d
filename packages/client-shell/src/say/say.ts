/** The shell's own words at the table, in the language that is set. */
import type { Sayer } from '@bivouac/face-kit'
import { MESSAGES } from '../messages/en.ts'
import { speaking } from './speaking.ts'

export type ShellKey = keyof typeof MESSAGES
export type ShellWords = Sayer<ShellKey>

const shell = speaking(MESSAGES, import.meta.glob(['../messages/*.ts', '!../messages/en.ts']))

export const useSay = shell.useSay
export const loadShellWords = shell.load
