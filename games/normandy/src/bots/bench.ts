/** What a planner works with: tables and lists that are used again and again, and what it has found so far. */
import { type Commands, commands, newTable } from '@bivouac/kernel'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { LAYOUT, type NormandyTable } from '../state/state.ts'
import type { Side } from '../vocabulary.ts'
import { type LoadedDice, loadedDice } from './dice.ts'
import { judgeBy } from './features.ts'
import { newProspects, type Prospects } from './prospects.ts'
import type { Weights } from './weights.ts'

/** No card asks for more choices in a row than this: a Bolster takes three cards. */
const CHOICES_MAX = 8

export interface Bench {
  /** For whom it is planned. */
  side: Side
  readonly dice: LoadedDice
  readonly weights: Weights
  /** One for each choice within a card: what may be chosen, and the table after it. */
  readonly lists: readonly Commands[]
  readonly tables: readonly NormandyTable[]
  readonly spare: NormandyTable
  readonly found: Prospects
  judge(t: NormandyTable, side: Side): number
}

export function newBench(board: NormandyBoard, weights: Weights, most: number): Bench {
  const dice = loadedDice()
  return {
    side: 0,
    dice,
    weights,
    lists: Array.from({ length: CHOICES_MAX }, () => commands(256)),
    tables: Array.from({ length: CHOICES_MAX }, () => newTable(LAYOUT, board, dice)),
    spare: newTable(LAYOUT, board, dice),
    found: newProspects(board, dice, most),
    judge: judgeBy(weights).judge,
  }
}
