/** What the bot thinks with: its weights, the tables made of them, and what it has worked out about one board. */
import { newTable, seeded } from '@bivouac/kernel'
import { COMBAT_CARDS, COMMAND_CARDS } from '../cards/vocabulary.ts'
import { hexesIn } from '../geometry.ts'
import { BREAKTHROUGH, type GreatWarBoard, RACE } from '../scenario/board.ts'
import { type GreatWarTable, LAYOUT } from '../state/state.ts'
import { enemyOf, HEXES, HQ_TOKENS, OBJECTIVES_MAX } from '../vocabulary.ts'
import type { Odds } from './odds.ts'
import type { Weights } from './weights.ts'

export interface Mind {
  readonly board: GreatWarBoard
  readonly weights: Weights
  readonly odds: Odds
  /** Worths of cards in hand by number of title. */
  readonly commandWorth: Float64Array
  readonly combatWorth: Float64Array
  /** One HQ token more, by how many there are. */
  readonly tokenWorth: Float64Array
  /** Steps from each hex to the nearest hex of an objective, at `objective * 127 + hex`; 255 if it has no ground. */
  readonly far: Uint8Array
  /** Steps from each hex to the enemy's baseline, at `side * 127 + hex`. */
  readonly farBaseline: Uint8Array
  /** Tables to try things out on. */
  readonly scratch: readonly GreatWarTable[]
}

/** So many tables are in use at once at most; see their users. */
const TABLES = 5
export const NO_GROUND = 255

export function newMind(board: GreatWarBoard, weights: Weights, odds: Odds): Mind {
  return {
    board,
    weights,
    odds,
    commandWorth: Float64Array.from(COMMAND_CARDS, card => card.worth.inHand),
    combatWorth: Float64Array.from(COMBAT_CARDS, card => card.worth.inHand),
    tokenWorth: Float64Array.from({ length: HQ_TOKENS + 1 }, (_, tokens) =>
      tokens < weights.hqEnough ? weights.hq : weights.hqSpare,
    ),
    far: farFrom(board),
    farBaseline: Uint8Array.from({ length: 2 * HEXES }, (_, i) =>
      nearest(board, i % HEXES, hexesIn(board.baselines, enemyOf(Math.floor(i / HEXES)) * 4)),
    ),
    scratch: Array.from({ length: TABLES }, () => newTable(LAYOUT, board, seeded)),
  }
}

function farFrom(board: GreatWarBoard): Uint8Array {
  const { count, kind, hexes } = board.objectives
  const far = new Uint8Array(OBJECTIVES_MAX * HEXES).fill(NO_GROUND)
  for (let i = 0; i < count; i++) {
    if (kind[i] === BREAKTHROUGH || kind[i] === RACE) continue
    const group = hexesIn(hexes, i * 4)
    for (let hex = 0; hex < HEXES; hex++) far[i * HEXES + hex] = nearest(board, hex, group)
  }
  return far
}

const nearest = (board: GreatWarBoard, hex: number, group: readonly number[]): number =>
  Math.min(...group.map(other => board.steps[hex * HEXES + other]))
