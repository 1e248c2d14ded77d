/** What the theatre says, in the language that is set. */
import { speaking } from '../say/speaking.ts'
import { MESSAGES } from './messages/en.ts'

export type TheatreKey = keyof typeof MESSAGES

export const { useSay: useTheatreSay } = speaking(
  MESSAGES,
  import.meta.glob(['./messages/*.ts', '!./messages/en.ts']),
)
