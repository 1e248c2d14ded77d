/** Playing on from a new node by quick judgement, so that only positions are valued in which nothing is half done. */
import { type Board, below, type Commands, type Fact, type GameModule, type Table } from '@bivouac/kernel'
import type { Sense } from './sense.ts'
import { NONE } from './tree.ts'

/** The place of the best-weighed command. */
export function bestOf(list: Commands, weights: Float64Array): number {
  let best = 0
  for (let i = 1; i < list.count; i++) if (weights[i] > weights[best]) best = i
  return best
}

/** What playing on needs, made once. */
export interface Player<B extends Board = Board> {
  /** Plays until the position is quiet, or for `most` commands. Gives the winner, NONE if there is none yet. */
  toQuiet(t: Table<B>, most: number): number
  /** Plays `most` commands, each any that is allowed. Gives the winner, NONE if there is none yet. */
  anyhow(t: Table<B>, most: number, dice: Int32Array): number
}

export function newPlayer<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  sense: Sense<B>,
  list: Commands,
  weights: Float64Array,
): Player<B> {
  return {
    toQuiet(t, most) {
      for (let played = 0; played < most; played++) {
        const seats = module.toChoose(t)
        if (seats === 0) return sense.winner(t)
        if (sense.isQuiet(t)) return NONE
        const seat = seats === 2 ? 1 : 0
        list.count = 0
        module.legal(t, seat, list)
        if (list.count > 1) sense.thin(t, seat, list, false)
        let best = 0
        if (list.count > 1) {
          sense.weigh(t, seat, list, weights)
          best = bestOf(list, weights)
        }
        module.apply(t, seat, list.codes[best])
      }
      return sense.winner(t)
    },
    anyhow(t, most, dice) {
      for (let played = 0; played < most; played++) {
        const seats = module.toChoose(t)
        if (seats === 0) break
        const seat = seats === 2 ? 1 : 0
        list.count = 0
        module.legal(t, seat, list)
        module.apply(t, seat, list.codes[list.count === 1 ? 0 : below(dice, list.count, 0)])
      }
      return sense.winner(t)
    },
  }
}
