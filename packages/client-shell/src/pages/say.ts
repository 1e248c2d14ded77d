/** The pages' own words, in the language that is set. */
import type { Sayer } from '@bivouac/face-kit'
import { speaking } from '../say/speaking.ts'
import { MESSAGES } from './messages/en/index.ts'

export type PageKey = keyof typeof MESSAGES
export type PageWords = Sayer<PageKey>

export const { useSay: usePageWords } = speaking(
  MESSAGES,
  import.meta.glob(['./messages/*/index.ts', '!./messages/en/index.ts']),
)
