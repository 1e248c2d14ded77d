/**
 * A beginner: knows what cards are for and mostly picks something that looks sensible, but overlooks things and does not
 * think ahead.
 */
import {
  type Board,
  below,
  type Commands,
  commands,
  type Fact,
  type GameModule,
  newTable,
  reseedTable,
  seeded,
  type Table,
} from '@bivouac/kernel'
import type { BotMaker } from './bot.ts'
import type { Sense, SenseMaker } from './search/sense.ts'

export interface RecruitOptions {
  /** The chance that a command is not even noticed. */
  readonly overlooks: number
  /** 1 chooses by how promising commands look; the lower, the more they look alike. */
  readonly judgement: number
}

export const RECRUIT: RecruitOptions = { overlooks: 0.3, judgement: 1 }

const FINE = 1 << 20

export const recruit =
  <B extends Board, V, E extends Fact>(
    module: GameModule<B, V, E>,
    makeSense: SenseMaker<B>,
    { overlooks, judgement }: RecruitOptions = RECRUIT,
  ): BotMaker<B, V> =>
  () => {
    let board: B | undefined
    let table: Table<B>
    let sense: Sense<B>
    const list: Commands = commands()
    const weights = new Float64Array(list.codes.length)
    return {
      name: 'recruit',
      choose({ board: given, seat, view, legal, dice }) {
        if (legal.length === 1) return legal[0]
        if (board !== given) {
          board = given
          table = newTable(module.layout, board, seeded)
          sense = makeSense(board)
        }
        reseedTable(table, dice)
        module.imagine(given, view).imagine(seeded, table)
        list.count = 0
        module.legal(table, seat, list)
        sense.thin(table, seat, list, true)
        sense.weigh(table, seat, list, weights)
        let sum = 0
        for (let i = 0; i < list.count; i++) {
          const unseen = below(dice, FINE, 0) < overlooks * FINE
          weights[i] = unseen ? 0 : weights[i] ** judgement
          sum += weights[i]
        }
        // Nothing noticed at all: anything goes.
        if (sum === 0) return list.codes[below(dice, list.count, 0)]
        let left = (below(dice, FINE, 0) / FINE) * sum
        for (let i = 0; i < list.count; i++) {
          left -= weights[i]
          if (left < 0) return list.codes[i]
        }
        return list.codes[list.count - 1]
      },
    }
  }
