/** What a study says, in the language that is set. */
import { speaking } from '../say/speaking.ts'
import { MESSAGES } from './messages/en.ts'

export type StudyKey = keyof typeof MESSAGES

export const { useSay: useStudySay } = speaking(
  MESSAGES,
  import.meta.glob(['./messages/*.ts', '!./messages/en.ts']),
)
