/** A scene as the game's parts know what is seen: nothing can be chosen in it. */
import type { Board, Fact } from '@bivouac/kernel'
import type { Moment } from '@bivouac/protocol'
import type { Seen } from '../game-ui.ts'
import type { Scene } from './use-theatre.ts'

const NO_FACTS: readonly Fact[] = []

export const seenAt = (
  board: Board,
  { view, seat, seq, decision, outcome }: Moment,
  facts: readonly Fact[] = NO_FACTS,
): Seen => ({ board, view, seat, seq, decision, legal: [], outcome, facts, isLive: false })

export const seenIn = (board: Board, { moment, led }: Scene): Seen => seenAt(board, moment, led?.facts)
