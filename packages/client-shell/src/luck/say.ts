/** What is said of luck, in the language that is set. */
import { speaking } from '../say/speaking.ts'
import { MESSAGES } from './messages/en.ts'

export const { useSay: useLuckSay } = speaking(
  MESSAGES,
  import.meta.glob(['./messages/*.ts', '!./messages/en.ts']),
)
