/** The planning bot: imagines a table that fits its view, plans its whole turn there and plays the first command of it. */
import type { BotMaker } from '@bivouac/ai'
import { newTable, reseedTable, seeded, verbOf } from '@bivouac/kernel'
import { BID } from '../commands.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { LAYOUT, type NormandyTable } from '../state/state.ts'
import { imagine } from '../view/imagine.ts'
import type { NormandyView } from '../view/view.ts'
import { chooseBid } from './bidding.ts'
import { newPlanner, type Planner } from './plan.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** So many positions are kept after each card. */
const WIDTH = 6

/** The bot's own tables for one board. Nothing is remembered on them from one choice to the next. */
interface Desk {
  readonly board: NormandyBoard
  readonly table: NormandyTable
  readonly scratch: NormandyTable
  readonly planner: Planner
}

const layDesk = (board: NormandyBoard, weights: Weights): Desk => ({
  board,
  table: newTable(LAYOUT, board, seeded),
  scratch: newTable(LAYOUT, board, seeded),
  planner: newPlanner(board, weights, WIDTH),
})

/** The bot with other weights than its own, for comparing them. */
const greedyWith =
  (weights: Weights): BotMaker<NormandyBoard, NormandyView> =>
  () => {
    let desk: Desk | undefined
    return {
      name: 'greedy',
      choose({ board, seat, view, legal, dice }) {
        if (legal.length === 1) return legal[0]
        if (desk?.board !== board) desk = layDesk(board, weights)
        const { table, scratch, planner } = desk
        reseedTable(table, dice)
        imagine(board, view).imagine(seeded, table)
        return verbOf(legal[0]) === BID
          ? chooseBid(table, scratch, seat, legal, planner, weights)
          : planner.plan(table, seat, WIDTH).command
      },
    }
  }

export const greedy: BotMaker<NormandyBoard, NormandyView> = greedyWith(WEIGHTS)
