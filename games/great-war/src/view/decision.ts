/** Who is to decide what, by which clause. */
import { type Decision, decisionsOf, frameKind } from '@bivouac/kernel'
import { toChoose } from '../decisions/decisions.ts'
import { FRAMES, KEEP } from '../state/frames.ts'
import type { GreatWarTable } from '../state/state.ts'

const OVER: Decision = { seats: [], kind: 'over', clause: 'G-2.4' }
/** What can be decided, by kind of frame and by who is to choose, as bits. */
const DECISIONS = FRAMES.map(decisionsOf)

export function decision(t: GreatWarTable): Decision {
  const seats = toChoose(t)
  return seats === 0 ? OVER : DECISIONS[(frameKind(t) || KEEP) - 1][seats]
}
