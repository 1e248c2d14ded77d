/** Which card of the hand is held up: it is marked in the rack and in the strip. */
import { firstOf, verbOf } from '@bivouac/kernel'
import * as c from '../../../src/commands.ts'
import { KINDS, type KindName } from '../../../src/vocabulary.ts'
import { cardThing } from '../logic/things.ts'

/** The kind of card that is picked up, or that the proposed command is about. */
export function liftedKind(picked: string | undefined, proposed: number | undefined): KindName | undefined {
  if (picked?.startsWith('card:')) return KINDS.find(kind => cardThing(kind) === picked)
  if (proposed === undefined) return undefined
  const verbs = [c.BID, c.PLAY, c.HUNKER_DOWN, c.READY]
  return verbs.includes(verbOf(proposed)) ? KINDS[firstOf(proposed)] : undefined
}
