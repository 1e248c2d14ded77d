/** The few best positions of a plan after each card, best first, in tables that are used again and again. */
import { type Chance, copyState, newTable } from '@bivouac/kernel'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { LAYOUT, type NormandyTable, sameState } from '../state/state.ts'

/** In place of a command: there is none. */
export const NOTHING = -1

/** How a position was reached. */
export interface Way {
  /** The first command of the plan. */
  first: number
  /** A command of the plan that draws cards, if there is one. */
  draw: number
  /** Cards drawn on the way, as bits of the hand's two cells: nobody knows yet which they will be. */
  drawnLow: number
  drawnHigh: number
  /** What dice and drawn cards are worth on average, beyond what the position shows. */
  bonus: number
  /** Whether it counts on dice: then even a victory at its end is not certain. */
  lucky: boolean
}

interface Kept {
  readonly table: NormandyTable
  readonly way: Way
  value: number
}

export interface Beam {
  readonly kept: readonly Kept[]
  count: number
  clear(width: number): void
  /** Keeps a copy of the position if it is among the best so far and not there already. */
  offer(t: NormandyTable, value: number, way: Way): void
}

export const newWay = (): Way => ({
  first: NOTHING,
  draw: NOTHING,
  drawnLow: 0,
  drawnHigh: 0,
  bonus: 0,
  lucky: false,
})

export function copyWay(from: Way, to: Way): void {
  to.first = from.first
  to.draw = from.draw
  to.drawnLow = from.drawnLow
  to.drawnHigh = from.drawnHigh
  to.bonus = from.bonus
  to.lucky = from.lucky
}

export function newBeam(board: NormandyBoard, chance: Chance, most: number): Beam {
  const kept: Kept[] = Array.from({ length: most }, () => ({
    table: newTable(LAYOUT, board, chance),
    way: newWay(),
    value: 0,
  }))
  let width = most
  const beam: Beam = {
    kept,
    count: 0,
    clear(wanted) {
      width = Math.min(wanted, most)
      beam.count = 0
    },
    offer(t, value, way) {
      if (beam.count === width && value <= kept[width - 1].value) return
      for (let i = 0; i < beam.count; i++) if (kept[i].value === value && sameState(kept[i].table, t)) return
      if (beam.count < width) beam.count++
      let place = beam.count - 1
      const slot = kept[place]
      for (; place > 0 && kept[place - 1].value < value; place--) kept[place] = kept[place - 1]
      kept[place] = slot
      copyState(t, slot.table)
      copyWay(way, slot.way)
      slot.value = value
    },
  }
  return beam
}
