/** Doors for rounds, turns and the end of the game. */

import { ENDINGS, type Ending, SIDES, type Side } from '../../vocabulary.ts'
import * as s from '../state.ts'
import { note } from './note.ts'

type T = s.NormandyTable
const {
  active: atActive,
  ending: atEnding,
  progress: atProgress,
  round: atRound,
  stale: atStale,
  winner: atWinner,
} = s.AT

export function beginRound(t: T): void {
  t.cells[atRound]++
  t.cells[atProgress] = 0
  if (t.recorder) note(t, { type: 'roundStarted', round: s.roundOf(t) })
}

export function beginTurn(t: T, side: Side): void {
  t.cells[atActive] = side
  if (t.recorder) note(t, { type: 'turnStarted', side: SIDES[side] })
}

/** N-8.8 Anything that counts as progress was done in this round. */
export const progress = (t: T): void => {
  t.cells[atProgress] = 1
}

export function countStaleRound(t: T): number {
  t.cells[atStale] = t.cells[atProgress] ? 0 : t.cells[atStale] + 1
  return t.cells[atStale]
}

export function endGame(t: T, winner: Side, ending: Ending): void {
  t.cells[atWinner] = winner + 1
  t.cells[atEnding] = ENDINGS.indexOf(ending) + 1
  if (t.recorder) note(t, { type: 'gameEnded', winner: SIDES[winner], ending })
}
