/** Whose turn is next: from the last small choices of a turn on, the other side’s. */
import { frameKind } from '@bivouac/kernel'
import { END_TURN, KEEP, RACE } from '../state/frames.ts'
import { activeSide, type GreatWarTable } from '../state/state.ts'
import { enemyOf } from '../vocabulary.ts'

export function nextToBegin(t: GreatWarTable): number {
  const kind = frameKind(t)
  const active = activeSide(t)
  return kind === END_TURN || kind === KEEP || kind === RACE ? enemyOf(active) : active
}
