/** Whether dice are still rolling before the player's eyes: what they lead to is not shown before they lie still. */
import type { Desk } from './desk.ts'

export const isRolling = ({
  ui,
  seen,
  state,
  motion,
}: Pick<Desk, 'ui' | 'seen' | 'state' | 'motion'>): boolean =>
  seen.isLive &&
  state.playing.isPlaying &&
  motion.speed > 0 &&
  seen.facts.some(fact => (ui.diceOf?.(fact) ?? []).length > 0)
