/** What is said about online play, in the language that is set. */
import type { Sayer } from '@bivouac/face-kit'
import { speaking } from '../say/speaking.ts'
import { MESSAGES } from './messages/en.ts'

export type OnlineWords = Sayer<keyof typeof MESSAGES>

export const { useSay: useOnlineWords } = speaking(
  MESSAGES,
  import.meta.glob(['./messages/*.ts', '!./messages/en.ts']),
)
