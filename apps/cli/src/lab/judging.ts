/** How games are looked at to judge the analysis by them. */
import type { GameMind } from '@bivouac/ai'
import { type Depth, type Looks, looksOf } from '@bivouac/analysis'

export interface Judging {
  readonly depth: Depth
  /** Whether all that was measured as lost is taken to be lost for good: what the share that lasts is found by. */
  readonly isMeasured: boolean
}

export const looksFor = (mind: GameMind, { depth, isMeasured }: Judging): Looks =>
  looksOf(isMeasured ? { ...mind, lasting: undefined } : mind, depth)
