/** What a plan has found so far: the best end of the turn, and the positions worth going on from by one more card. */
import type { Chance } from '@bivouac/kernel'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { isOver, type NormandyTable } from '../state/state.ts'
import { type Beam, copyWay, NOTHING, newBeam, newWay, type Way } from './beam.ts'

/** The value of a victory that needs no luck: nothing is better, so the shortest way to it is taken. */
const CERTAIN = 1_000_000

export interface Prospects {
  /** The way to the position that is being followed, without the card in work. */
  readonly way: Way
  /** The way to the best position so far. */
  readonly best: Way
  bestValue: number
  /** Forgets everything; from now on `width` positions are kept after each card. */
  clear(width: number): void
  /** A position after a whole card: perhaps the best end of the turn, perhaps worth going on from. */
  offer(t: NormandyTable, judged: number, first: number, gain: number, lucky?: boolean): void
  /** The way from here with the card in work, to be completed before its end is considered. */
  setOut(first: number): Way
  consider(t: NormandyTable, judged: number): void
  /** What was kept after the last card; from now on the next card's positions are offered. */
  nextCard(): Beam
}

export function newProspects(board: NormandyBoard, chance: Chance, most: number): Prospects {
  let kept = newBeam(board, chance, most)
  let next = newBeam(board, chance, most)
  let width = most
  const nowhere = newWay()
  const reached = newWay()

  const found: Prospects = {
    way: newWay(),
    best: newWay(),
    bestValue: 0,
    clear(wanted) {
      width = wanted
      copyWay(nowhere, found.way)
      copyWay(nowhere, found.best)
      next.clear(width)
    },
    offer(t, judged, first, gain, lucky = false) {
      const way = found.setOut(first)
      way.bonus += gain
      if (lucky) way.lucky = true
      found.consider(t, judged)
    },
    setOut(first) {
      copyWay(found.way, reached)
      reached.first = first
      return reached
    },
    consider(t, judged) {
      const won = isOver(t) && judged > 0 && !reached.lucky
      const value = won ? CERTAIN : judged + reached.bonus
      if (found.best.first === NOTHING || value > found.bestValue) {
        copyWay(reached, found.best)
        found.bestValue = value
      }
      if (!isOver(t)) next.offer(t, value, reached)
    },
    nextCard() {
      const done = kept
      kept = next
      next = done
      next.clear(width)
      return kept
    },
  }
  return found
}
