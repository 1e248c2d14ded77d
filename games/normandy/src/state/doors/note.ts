/** How a door tells what it did, to whoever records. */
import type { NormandyFact } from '../../facts.ts'
import type { NormandyTable } from '../state.ts'

/** Call it only behind `if (t.recorder)`: the fact must not even be made when nobody listens. */
export const note = (t: NormandyTable, fact: NormandyFact): void => t.recorder?.note(fact)
