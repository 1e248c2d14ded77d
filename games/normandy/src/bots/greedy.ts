/** The planning bot: imagines a table that fits its view, plans its whole turn there and plays the first command of it. */
import type { BotMaker } from '@bivouac/ai'
import { newTable, next, RNG, seeded, verbOf } from '@bivouac/kernel'
import { BID } from '../commands.ts'
import { imagine } from '../imagine.ts'
import type { NormandyBoard } from '../scenario.ts'
import { LAYOUT, type NormandyTable } from '../state.ts'
import type { NormandyView } from '../view.ts'
import { chooseBid } from './bidding.ts'
import { type Planner, planner } from './plan.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** So many positions are kept after each card. */
const WIDTH = 6

interface Desk {
  readonly board: NormandyBoard
  readonly table: NormandyTable
  readonly planner: Planner
}

const layDesk = (board: NormandyBoard, weights: Weights): Desk => {
  const desk = planner(board, weights, WIDTH)
  return { board, table: newTable(LAYOUT, board, desk.dice), planner: desk }
}

export const greedyWith =
  (weights: Weights): BotMaker<NormandyBoard, NormandyView> =>
  () => {
    let desk: Desk | undefined
    return {
      name: 'greedy',
      choose({ board, seat, view, legal, dice }) {
        if (legal.length === 1) return legal[0]
        if (desk?.board !== board) desk = layDesk(board, weights)
        const { table, planner } = desk
        for (let i = 0; i < 4; i++) table.words[RNG + i] = next(dice, 0)
        imagine(board, view).imagine(seeded, table)
        if (verbOf(legal[0]) === BID) return chooseBid(table, seat, legal, planner, weights)
        return planner.plan(table, seat, WIDTH).command
      },
    }
  }

export const greedy: BotMaker<NormandyBoard, NormandyView> = greedyWith(WEIGHTS)
