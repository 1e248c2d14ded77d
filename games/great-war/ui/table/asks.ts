/** What is laid ready by the first press and given by the second: what spends a card or rolls dice, and an end of battles that gives some away. */
import { firstOf, verbOf } from '@bivouac/kernel'
import { BATTLE, COMBAT, DONE, PLAY } from '../../src/commands.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { screenModule } from './module.ts'

export const SPENDS: readonly number[] = [PLAY, COMBAT]

export const asks = (
  board: GreatWarBoard,
  view: GreatWarView,
  command: number,
  legal: readonly number[],
): boolean =>
  SPENDS.includes(verbOf(command)) ||
  screenModule.forecast(board, view, command) !== undefined ||
  givenAway(command, legal) > 0

/** How many units would not battle, though they could. */
export const givenAway = (command: number, legal: readonly number[]): number =>
  verbOf(command) === DONE ? new Set(legal.filter(one => verbOf(one) === BATTLE).map(firstOf)).size : 0
