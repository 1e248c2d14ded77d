/** The planning bot: imagines a table that fits its view and weighs each command of its turn there. */
import type { BotMaker } from '@bivouac/ai'
import { newTable, reseedTable, seeded } from '@bivouac/kernel'
import { UNASKED } from '../rules/windows.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { giveStandingOrder } from '../state/doors.ts'
import { type GreatWarTable, LAYOUT } from '../state/state.ts'
import { imagine } from '../view/imagine.ts'
import type { GreatWarView } from '../view/view.ts'
import { enemyOf } from '../vocabulary.ts'
import { choose } from './choices.ts'
import { type Mind, newMind } from './mind.ts'
import { newOdds, type Odds } from './odds.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** The bot's own table and thoughts for one board. Nothing is remembered on them from one choice to the next. */
interface Desk {
  readonly mind: Mind
  readonly table: GreatWarTable
}

/** The bot with other weights than its own, for comparing them. */
function greedyWith(weights: Weights): BotMaker<GreatWarBoard, GreatWarView> {
  // The tables need some work and are the same in every game.
  let odds: Odds | undefined
  return () => {
    let desk: Desk | undefined
    return {
      name: 'greedy',
      choose({ board, seat, view, legal, dice }) {
        if (legal.length === 1) return legal[0]
        if (desk?.mind.board !== board) {
          odds ??= newOdds(weights.figures)
          desk = { mind: newMind(board, weights, odds), table: newTable(LAYOUT, board, seeded) }
        }
        const { mind, table } = desk
        reseedTable(table, dice)
        imagine(board, view).imagine(seeded, table)
        // Nobody knows what the enemy will answer: plans are made as if he passed.
        giveStandingOrder(table, enemyOf(seat), UNASKED)
        return choose(mind, table, seat, legal)
      },
    }
  }
}

export const greedy: BotMaker<GreatWarBoard, GreatWarView> = greedyWith(WEIGHTS)
