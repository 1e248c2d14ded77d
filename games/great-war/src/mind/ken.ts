/** What the search's sense knows of one board: the planning bot's mind for it, the order of units, what it has seen. */

import { type Mind, newMind } from '../bots/mind.ts'
import { newOdds, type Odds } from '../bots/odds.ts'
import { WEIGHTS } from '../bots/weights.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { enemyOf, HEXES, sideOfUnit, UNITS, UNITS_PER_SIDE, unitOf } from '../vocabulary.ts'
import { type Memory, newMemory } from './memory.ts'

export interface Ken {
  readonly mind: Mind
  /** For each unit those of its side that come after it in the order of moves, as bits. */
  readonly later: Int32Array
  /** The units of each side in the order of moves, at `side * 16`. */
  readonly inOrder: Int8Array
  /** The place of each unit in that order. */
  readonly place: Int8Array
  readonly memory: Memory
}

let odds: Odds | undefined

export function newKen(board: GreatWarBoard): Ken {
  odds ??= newOdds(WEIGHTS.figures)
  const inOrder = Int8Array.from([...frontFirst(board, 0), ...frontFirst(board, 1)])
  const place = new Int8Array(UNITS)
  const later = new Int32Array(UNITS)
  for (let side = 0; side < 2; side++)
    for (let i = UNITS_PER_SIDE - 1, after = 0; i >= 0; i--) {
      const unit = inOrder[side * UNITS_PER_SIDE + i]
      place[unit] = i
      later[unit] = after
      after |= 1 << unit
    }
  return { mind: newMind(board, WEIGHTS, odds), later, inOrder, place, memory: newMemory() }
}

/** Who starts nearest to the enemy comes first, so that those behind find the hexes free that are left. */
function frontFirst(board: GreatWarBoard, side: number): number[] {
  const units = Array.from({ length: UNITS_PER_SIDE }, (_, i) => unitOf(side, i))
  return units.toSorted((a, b) => toEnemy(board, a) - toEnemy(board, b) || a - b)
}

function toEnemy(board: GreatWarBoard, unit: number): number {
  const { unitHex } = board.start
  let near = HEXES
  if (unitHex[unit] < 0) return near
  for (let i = 0; i < UNITS_PER_SIDE; i++) {
    const foe = unitHex[unitOf(enemyOf(sideOfUnit(unit)), i)]
    if (foe >= 0) near = Math.min(near, board.steps[unitHex[unit] * HEXES + foe])
  }
  return near
}
