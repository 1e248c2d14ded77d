/** What facts leave to be seen on the board: ways gone, attacks, shells, and what they cost. */
import type { GreatWarFact } from '../../src/facts.ts'
import { hexNamed } from '../../src/geometry.ts'
import type { DieFace } from '../../src/vocabulary.ts'

interface Way {
  readonly from: number
  readonly to: number
}

interface Die {
  readonly face: DieFace
  readonly isHit: boolean
}

/** What dice did to a hex. */
interface Outcome {
  readonly hex: number
  readonly dice: readonly Die[]
  readonly lost: number
  readonly isDestroyed: boolean
  readonly fallsBack: boolean
  /** Whether it is known yet what the dice did: a card may come between them and that. */
  readonly isDecided: boolean
}

export interface Traces {
  readonly ways: readonly Way[]
  readonly fire: readonly Way[]
  readonly outcomes: readonly Outcome[]
  /** Where units were given orders, where shells were aimed, ground changed. */
  readonly hexes: readonly number[]
}

type Open = { -readonly [Key in keyof Outcome]: Outcome[Key] }

export function tracesOf(facts: readonly GreatWarFact[]): Traces {
  const ways: Way[] = []
  const fire: Way[] = []
  const hexes: number[] = []
  const outcomes = new Map<number, Open>()
  const outcomeOn = (hex: number): Open => {
    const known = outcomes.get(hex) ?? {
      hex,
      dice: [],
      lost: 0,
      isDestroyed: false,
      fallsBack: false,
      isDecided: false,
    }
    outcomes.set(hex, known)
    return known
  }
  for (const fact of facts)
    switch (fact.type) {
      case 'unitMoved':
        ways.push({ from: hexNamed(fact.from), to: hexNamed(fact.to) })
        if (fact.how === 'retreat' && outcomes.has(hexNamed(fact.from)))
          Object.assign(outcomeOn(hexNamed(fact.from)), { fallsBack: true, isDecided: true })
        break
      case 'attackDeclared':
        for (const { from } of [fact, ...(fact.joined ?? [])])
          fire.push({ from: hexNamed(from), to: hexNamed(fact.hex) })
        break
      case 'diceRolled':
        // Dice for an advance, and most dice of cards, are thrown at nobody.
        if (hexNamed(fact.at) >= 0 && fact.use !== 'advance') {
          const outcome = outcomeOn(hexNamed(fact.at))
          const dice = fact.faces.map((face, place) => ({ face, isHit: fact.hits.includes(place) }))
          outcome.dice = [...outcome.dice, ...dice]
        }
        break
      case 'figuresLost':
        outcomeOn(hexNamed(fact.hex)).lost += fact.count
        outcomeOn(hexNamed(fact.hex)).isDecided = true
        break
      case 'unitDestroyed':
        outcomeOn(hexNamed(fact.hex)).isDestroyed = true
        break
      case 'missed':
      case 'flagIgnored':
        if (outcomes.has(hexNamed(fact.hex))) outcomeOn(hexNamed(fact.hex)).isDecided = true
        break
      case 'wireRemoved':
        if (outcomes.has(hexNamed(fact.hex))) outcomeOn(hexNamed(fact.hex)).isDecided = true
        hexes.push(hexNamed(fact.hex))
        break
      case 'targetingRolled':
      case 'unitOrdered':
      case 'groundCratered':
      case 'figuresGained':
      case 'unitLeft':
        hexes.push(hexNamed(fact.hex))
        break
    }
  return { ways, fire, outcomes: [...outcomes.values()], hexes: [...new Set(hexes)].filter(hex => hex >= 0) }
}
