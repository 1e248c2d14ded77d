/** Updates for tests: moments of a game of which only the numbers matter. */
import type { Fact } from '@bivouac/kernel'
import type { Update } from '@bivouac/protocol'

const fact = (type: string): Fact => ({ type })

export const update = (
  seq: number,
  facts: readonly string[] = [`fact ${seq}`],
  part: Partial<Update> = {},
): Update => ({
  game: 'g',
  seat: 0,
  seq,
  entry: seq,
  asked: seq,
  view: { seq },
  decision: { seats: [0], kind: 'turn', clause: 'N-1' },
  legal: [1, 2],
  steps: facts.length > 0 ? [{ seq, by: 0, facts: facts.map(fact) }] : [],
  canUndo: false,
  ...part,
})
