/** N-7.4 Every throw of a game with the exact chance it had: how much of it was luck. */
import { against, type Spread, type StoryStep, type Throw } from '@bivouac/client-shell/luck'
import type { NormandyFact } from '../../src/facts.ts'
import { hitChance } from '../../src/odds.ts'
import { partsOf } from '../../src/text/names.ts'
import { SIDES } from '../../src/vocabulary.ts'

type Rolled = NormandyFact & { type: 'diceRolled' }

export const throwsIn = (story: readonly StoryStep<NormandyFact>[]): readonly Throw<NormandyFact>[] =>
  story.flatMap(({ seq, facts }) =>
    facts
      .filter((fact): fact is Rolled => fact.type === 'diceRolled')
      .map(rolled => ({ seq, ...throwOf(rolled) })),
  )

function throwOf(rolled: Rolled): Omit<Throw<NormandyFact>, 'seq'> {
  const { by, at, use, faces, total, hit } = rolled
  const chance = hitChance(total, faces.length)
  const spread: Spread = { least: 0, chances: [1 - chance, chance] }
  const { side } = partsOf(by)
  // N-7.1 A Blast falls on the own counters of the tile, too.
  const isOwn = partsOf(at).side === side
  return {
    seat: SIDES.indexOf(side),
    what: use,
    spread: isOwn ? against(spread) : spread,
    got: hit ? (isOwn ? -1 : 1) : 0,
    faces: faces.map(String),
    facts: [rolled],
  }
}
