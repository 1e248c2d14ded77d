/** When each of the facts of one command is shown, so that dice come before what they do. Milliseconds at usual speed. */
import type { GreatWarFact } from '../../src/facts.ts'
import { hexNamed, STEPS } from '../../src/geometry.ts'
import { HEXES } from '../../src/vocabulary.ts'

/** How long each kind of fact is looked at; what is not named takes no time of its own. */
const LENGTHS: Readonly<Partial<Record<GreatWarFact['type'], number>>> = {
  turnStarted: 900,
  cardPlayed: 1300,
  cardMoved: 70,
  deckShuffled: 300,
  missed: 350,
  unitOrdered: 160,
  artilleryOrdered: 300,
  unitLeft: 500,
  figuresLost: 600,
  figuresGained: 400,
  unitDestroyed: 600,
  unitRemoved: 600,
  flagIgnored: 350,
  wireRemoved: 350,
  groundCratered: 320,
  attackDeclared: 350,
  diceRolled: 1100,
  targetingRolled: 1100,
  hqMoved: 150,
  medalsChanged: 900,
  gameEnded: 900,
}
const STEP = 180

function lengthOf(fact: GreatWarFact): number {
  if (fact.type !== 'unitMoved') return LENGTHS[fact.type] ?? 0
  return STEP * Math.max(1, STEPS[hexNamed(fact.from) * HEXES + hexNamed(fact.to)])
}

export interface Timed {
  readonly fact: GreatWarFact
  readonly start: number
  readonly length: number
}

export function timeline(facts: readonly GreatWarFact[]): readonly Timed[] {
  let at = 0
  return facts.map(fact => {
    const timed = { fact, start: at, length: lengthOf(fact) }
    at += timed.length
    return timed
  })
}

export function duration(facts: readonly GreatWarFact[]): number {
  const last = timeline(facts).at(-1)
  return last ? last.start + last.length : 0
}
