/** The pages' own words, in the language that is set. */
import type { Sayer } from '@bivouac/face-kit'
import { speaking } from '../messages/say-hook.ts'
import { EN } from './messages/en/index.ts'

export type PageKey = keyof typeof EN
export type PageWords = Sayer<PageKey>

const pages = speaking(EN, {
  de: async () => (await import('./messages/de/index.ts')).DE,
  es: async () => (await import('./messages/es/index.ts')).ES,
  hu: async () => (await import('./messages/hu/index.ts')).HU,
  pl: async () => (await import('./messages/pl/index.ts')).PL,
})

export const usePageWords = pages.useSay
