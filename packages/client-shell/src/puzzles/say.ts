/** What the puzzles say, in the language that is set. */
import { speaking } from '../say/speaking.ts'
import { MESSAGES } from './messages/en.ts'

export type PuzzleKey = keyof typeof MESSAGES

export const { useSay: usePuzzleSay } = speaking(
  MESSAGES,
  import.meta.glob(['./messages/*.ts', '!./messages/en.ts']),
)
