/** What is said around lessons, in the language that is set. What a lesson says is the game's. */
import { speaking } from '../say/speaking.ts'
import { MESSAGES } from './messages/en.ts'

export const { useSay: useLessonSay } = speaking(
  MESSAGES,
  import.meta.glob(['./messages/*.ts', '!./messages/en.ts']),
)
