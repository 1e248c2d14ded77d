/** The shell's own words at the table, in the language that is set. */
import type { Sayer } from '@bivouac/face-kit'
import { EN } from './en.ts'
import { speaking } from './say-hook.ts'

export type ShellKey = keyof typeof EN
export type ShellWords = Sayer<ShellKey>

const shell = speaking(EN, {
  de: async () => (await import('./de.ts')).DE,
  es: async () => (await import('./es.ts')).ES,
  hu: async () => (await import('./hu.ts')).HU,
  pl: async () => (await import('./pl.ts')).PL,
})

export const useSay = shell.useSay
export const loadShellWords = shell.load
