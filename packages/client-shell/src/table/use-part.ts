/** What the game's own parts are given at a table. */
import { useMemo } from 'react'
import type { Mention, PartProps, Seen, Words } from '../game-ui.ts'
import type { HandsAndMore } from '../touch/use-hands.ts'
import { useMotion } from './use-motion.ts'
import { useRoom } from './use-room.ts'

export function usePart(
  seen: Seen,
  { hands, pointing }: HandsAndMore,
  words: Words,
  recap: readonly Mention[],
): PartProps {
  const room = useRoom()
  const motion = useMotion()
  return useMemo(
    () => ({ seen, hands, words, motion, room, recap, pointing }),
    [seen, hands, words, motion, room, recap, pointing],
  )
}
