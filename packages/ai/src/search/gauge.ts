/**
 * What a command is worth, for whoever looks back: descents that all begin with it, each told by itself, over deals that other
 * commands are measured with, too. A choice's own search cannot say that: it has looked longest at what seemed best to it.
 */
import type { Board, Fact, GameModule, Imaginer, Seat } from '@bivouac/kernel'
import { next, restoreState, savedState } from '@bivouac/kernel'
import { descend } from './descend.ts'
import type { SearchOptions } from './options.ts'
import { judge } from './play-on.ts'
import { deal, newSearchState } from './search-state.ts'
import type { Sense } from './sense.ts'
import { addNode, clear } from './tree.ts'

export interface Gauge<B extends Board = Board> {
  /** States that agree with what the seat knows, weighed by what the enemy has done. */
  deals(imaginer: Imaginer<B>, seat: Seat, dice: Int32Array, count: number): Int32Array[]
  /**
   * Descents that begin with `command`, one deal after the other: what each is worth to seat 0, into `out`. Those that the tree
   * grows by before them are not told.
   */
  measure(asked: Asked, grow: number, out: Float64Array): void
  /** What the table is worth to seat 0 at first sight, over so many deals. */
  glance(imaginer: Imaginer<B>, seat: Seat, dice: Int32Array, count: number): number
}

interface Asked {
  readonly seat: Seat
  readonly command: number
  readonly deals: readonly Int32Array[]
  /** Stays as it is, so that all commands are measured with the same dice. */
  readonly dice: Int32Array
}

export function newGauge<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  sense: Sense<B>,
  board: B,
  options: SearchOptions,
): Gauge<B> {
  let only = 0
  const narrowed: Sense<B> = {
    ...sense,
    // Measured is what was done, whether or not it only repeats what other commands lead to.
    thin(t, seat, list, atRoot) {
      if (!atRoot) return sense.thin(t, seat, list, atRoot)
      list.codes[0] = only
      list.count = 1
    },
  }
  // The deals are given: they have been weighed already.
  const s = newSearchState(module, narrowed, board, { ...options, inference: false })
  const dealing = newSearchState(module, sense, board, { ...options, nodes: 4 })

  function begin(imaginer: Imaginer<B>, seat: Seat, dice: Int32Array): void {
    for (let i = 0; i < 4; i++) dealing.dice[i] = next(dice, 0)
    dealing.imaginer = imaginer
    dealing.me = seat
  }

  return {
    deals(imaginer, seat, dice, count) {
      begin(imaginer, seat, dice)
      return Array.from({ length: count }, () => {
        deal(dealing)
        return savedState(dealing.t)
      })
    },
    measure({ seat, command, deals, dice }, grow, out) {
      let dealt = 0
      only = command
      s.dice.set(dice)
      s.me = seat
      s.imaginer = { imagine: (_, into) => restoreState(into, deals[dealt++ % deals.length]) }
      clear(s.tree)
      addNode(s.tree, 0, 0, 0)
      for (let i = 0; i < grow; i++) descend(s, undefined)
      dealt = 0
      for (let i = 0; i < out.length; i++) {
        descend(s, undefined)
        out[i] = s.answer[0]
      }
    },
    glance(imaginer, seat, dice, count) {
      begin(imaginer, seat, dice)
      let sum = 0
      for (let i = 0; i < count; i++) {
        deal(dealing)
        judge(dealing)
        sum += dealing.answer[0]
      }
      return sum / count
    },
  }
}
