/** What is laid ready by the first press and given by the second: everything that spends a card or rolls dice. */
import { verbOf } from '@bivouac/kernel'
import { COMBAT, PLAY } from '../../src/commands.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { screenModule } from './module.ts'

export const SPENDS: readonly number[] = [PLAY, COMBAT]

export const asks = (board: GreatWarBoard, view: GreatWarView, command: number): boolean =>
  SPENDS.includes(verbOf(command)) || screenModule.forecast(board, view, command) !== undefined
