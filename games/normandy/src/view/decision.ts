/** Who is to decide what, by which clause. */
import { type Decision, decisionsOf, frameKind } from '@bivouac/kernel'
import { toChoose } from '../decisions/decisions.ts'
import { FRAMES, takeCards } from '../state/frames.ts'
import type { NormandyTable } from '../state/state.ts'
import { PLAY } from '../vocabulary.ts'

const OVER: Decision = { seats: [], kind: 'over', clause: 'N-8.1' }
/** What can be decided, by kind of frame and by who is to choose, as bits. */
const DECISIONS = new Map(FRAMES.map(shape => [shape.kind, decisionsOf(shape)]))

/** N-6.5 Inspire asks for cards as Bolster does, from another pile and by a clause of its own. */
const INSPIRING = decisionsOf({ ...takeCards, clause: 'N-6.5' })

export function decision(t: NormandyTable): Decision {
  const seats = toChoose(t)
  if (seats === 0) return OVER
  if (frameKind(t) === takeCards.kind && takeCards.from(t) === PLAY) return INSPIRING[seats]
  const found = DECISIONS.get(frameKind(t))
  if (found === undefined) throw new Error('no decision lies on the stack')
  return found[seats]
}
