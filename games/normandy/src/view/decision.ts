/** Who is to decide what, by which clause. */
import { type Decision, decisionsOf, frameKind } from '@bivouac/kernel'
import { toChoose } from '../decisions/decisions.ts'
import { FRAMES } from '../state/frames.ts'
import type { NormandyTable } from '../state/state.ts'

const OVER: Decision = { seats: [], kind: 'over', clause: 'N-8.1' }
/** What can be decided, by kind of frame and by who is to choose, as bits. */
const DECISIONS = new Map(FRAMES.map(shape => [shape.kind, decisionsOf(shape)]))

export function decision(t: NormandyTable): Decision {
  const seats = toChoose(t)
  if (seats === 0) return OVER
  const found = DECISIONS.get(frameKind(t))
  if (found === undefined) throw new Error('no decision lies on the stack')
  return found[seats]
}
