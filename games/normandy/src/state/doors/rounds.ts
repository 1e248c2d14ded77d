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
  t.words[atRound]++
  t.words[atProgress] = 0
  if (t.recorder) note(t, { type: 'roundStarted', round: s.roundOf(t) })
}

export function beginTurn(t: T, side: Side): void {
  t.words[atActive] = side
  if (t.recorder) note(t, { type: 'turnStarted', side: SIDES[side] })
}

/** N-8.8 Anything that counts as progress was done in this round. */
export const progress = (t: T): void => {
  t.words[atProgress] = 1
}

export function countStaleRound(t: T): number {
  t.words[atStale] = t.words[atProgress] ? 0 : t.words[atStale] + 1
  return t.words[atStale]
}

export function endGame(t: T, winner: Side, ending: Ending): void {
  t.words[atWinner] = winner + 1
  t.words[atEnding] = ENDINGS.indexOf(ending) + 1
  if (t.recorder) note(t, { type: 'gameEnded', winner: SIDES[winner], ending })
}
