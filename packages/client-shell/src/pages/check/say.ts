/** What is said when a record is checked, in the language that is set. */
import { speaking } from '../../say/speaking.ts'
import { MESSAGES } from './messages/en.ts'

export const { useSay: useCheckSay } = speaking(
  MESSAGES,
  import.meta.glob(['./messages/*.ts', '!./messages/en.ts']),
)
