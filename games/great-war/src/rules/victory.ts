/** G-2.4, G-2.5 How a game ends: by medals, without progress, by agreement, or because a side gives up or runs out of time. */
import type { OutsideEnding } from '@bivouac/kernel'
import * as doors from '../state/doors.ts'
import * as s from '../state/state.ts'
import { type Ending, enemyOf, type Side } from '../vocabulary.ts'

type T = s.GreatWarTable

/** G-2.4 The first to hold the number wins at once; should both reach it together, the side whose turn it is. */
export const decideByMedals = (t: T): void => {
  if (s.isOver(t)) return
  const side = s.activeSide(t)
  if (s.medalsOf(t, side) >= t.board.medals) doors.endGame(t, side, 'medals')
  else if (s.medalsOf(t, enemyOf(side)) >= t.board.medals) doors.endGame(t, enemyOf(side), 'medals')
}

/** G-2.5 More medals win; on a tie the side that did not move first. */
export const decideByLead = (t: T, ending: Ending): void => {
  const lead = s.medalsOf(t, 0) - s.medalsOf(t, 1)
  doors.endGame(t, lead > 0 ? 0 : lead < 0 ? 1 : enemyOf(t.board.first), ending)
}

/** G-2.5 Players may agree to end a game, or resign; who runs out of time has lost. */
export const finish = (t: T, how: OutsideEnding, side: Side): void => {
  if (how === 'agreed') decideByLead(t, how)
  else doors.endGame(t, enemyOf(side), how)
}
