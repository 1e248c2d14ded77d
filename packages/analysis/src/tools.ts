/** What one analyst works with on one board. */
import type { Gauge, Thinker } from '@bivouac/ai'
import type { Board, Fact, GameModule } from '@bivouac/kernel'
import type { Correction } from './correction.ts'
import type { Looks } from './depth.ts'

export interface Tools<B extends Board = Board, V = unknown, E extends Fact = Fact> {
  readonly module: GameModule<B, V, E>
  readonly board: B
  readonly looks: Looks
  /** Picks the best commands. */
  readonly thinker: Thinker<B>
  /** Measures them. */
  readonly gauge: Gauge<B>
  /** What is made of what was measured. */
  readonly correction: Correction
}
