/** What is said when a game is looked back at, in the language that is set. */
import { speaking } from '../say/speaking.ts'
import { MESSAGES } from './messages/en.ts'

export const { useSay: useAnalysisSay } = speaking(
  MESSAGES,
  import.meta.glob(['./messages/*.ts', '!./messages/en.ts']),
)
