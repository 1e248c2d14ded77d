/** N-8 The end: looked at after every card played, in a fixed order. */
import type { OutsideEnding } from '@bivouac/kernel'
import { endGame } from '../state/doors.ts'
import * as s from '../state/state.ts'
import { type Ending, enemyOf, riflemenOf, type Side } from '../vocabulary.ts'
import { isBeyondHope } from './hope.ts'

type T = s.NormandyTable

/** N-8.8 So many rounds in a row without progress end the game. */
export const STALE_ROUNDS_MAX = 20

/** N-8.3 No Riflemen counter on the board. */
export const isPinned = (t: T, side: Side): boolean => (s.unitsOnBoard(t) & riflemenOf(side)) === 0

const mustPin = (t: T, side: Side): boolean => t.board.need[side] === 0

/** N-8.2 The points held reach the required number. */
const hasCaptured = (t: T, side: Side): boolean =>
  !mustPin(t, side) && s.pointsOf(t, side) >= t.board.need[side]

/** N-8.1, N-8.3 The enemy is pinned and that was the task. */
const hasPinned = (t: T, side: Side): boolean => mustPin(t, side) && isPinned(t, enemyOf(side))

/** N-8.1 Capture, pin, both pinned, beyond hope, in this order; within one, the active side first. */
export function afterCard(t: T): void {
  const first = s.activeSide(t)
  const second = enemyOf(first)
  if (hasCaptured(t, first)) return endGame(t, first, 'points')
  if (hasCaptured(t, second)) return endGame(t, second, 'points')
  if (hasPinned(t, first)) return endGame(t, first, 'pin')
  if (hasPinned(t, second)) return endGame(t, second, 'pin')
  // N-8.5 A side beyond hope counts as pinned.
  const firstHopeless = isBeyondHope(t, first)
  // Asked only where it matters, as it takes some looking.
  const secondHopeless =
    (firstHopeless || isPinned(t, first) || winsByHopelessness(t, first)) && isBeyondHope(t, second)
  if (
    !mustPin(t, first) &&
    !mustPin(t, second) &&
    (firstHopeless || isPinned(t, first)) &&
    (secondHopeless || isPinned(t, second))
  )
    return decideByPoints(t, 'both-pinned')
  if (firstHopeless && winsByHopelessness(t, second)) return endGame(t, second, 'beyond-hope')
  if (secondHopeless && winsByHopelessness(t, first)) return endGame(t, first, 'beyond-hope')
}

/** N-8.5 Against a side beyond hope: at once if the task was to pin it, else with more points. */
const winsByHopelessness = (t: T, side: Side): boolean =>
  mustPin(t, side) || s.pointsOf(t, side) > s.pointsOf(t, enemyOf(side))

/** N-8.4 More points win; on a tie, the holder of the initiative marker. */
export function decideByPoints(t: T, ending: Ending): void {
  const lead = s.pointsOf(t, 0) - s.pointsOf(t, 1)
  endGame(t, lead > 0 ? 0 : lead < 0 ? 1 : s.initiativeOf(t), ending)
}

/** N-8.8 A side that resigns or runs out of time has lost; a game ended by agreement is decided by points. */
export function finish(t: T, how: OutsideEnding, side: Side): void {
  if (how === 'agreed') decideByPoints(t, how)
  else endGame(t, enemyOf(side), how)
}
