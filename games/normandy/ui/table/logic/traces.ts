/** What facts leave to be seen on the board: ways gone, shots and what came of them, tiles scouted, taken or aimed at. */
import type { NormandyFact } from '../../../src/facts.ts'

interface Way {
  readonly unit: string
  /** The tile it came from, and every tile it entered. */
  readonly tiles: readonly string[]
}

interface Shot {
  readonly by: string
  readonly at: string
  readonly faces: readonly number[]
  readonly total: number
  readonly hit: boolean
  /** Where the shooter stood, if he has gone on since. */
  readonly firedFrom: string | undefined
  /** Where the counter stood that has left the board by it. */
  readonly fellOn: string | undefined
}

export interface Traces {
  readonly ways: readonly Way[]
  readonly shots: readonly Shot[]
  readonly tiles: readonly string[]
  /** Counters that something else was done to: they entered, were turned over, fell. */
  readonly units: readonly string[]
}

/** `later`: what has happened since. */
export function tracesOf(facts: readonly NormandyFact[], later: readonly NormandyFact[] = []): Traces {
  const ways: { unit: string; tiles: string[] }[] = []
  const shots: Shot[] = []
  const tiles: string[] = []
  const units: string[] = []
  for (const [i, fact] of facts.entries())
    switch (fact.type) {
      case 'counterMoved': {
        const way = ways.find(({ unit, tiles }) => unit === fact.unit && tiles.at(-1) === fact.from)
        if (way) way.tiles.push(fact.to)
        else ways.push({ unit: fact.unit, tiles: [fact.from, fact.to] })
        break
      }
      case 'diceRolled':
        shots.push({
          ...fact,
          firedFrom: wentOnFrom([...facts.slice(i), ...later], fact.by),
          fellOn: fellOn(facts, fact.at),
        })
        break
      case 'markerPlaced':
      case 'markerTurned':
      case 'objectiveRaised':
      case 'targetPlaced':
        tiles.push(fact.tile)
        break
      case 'counterEntered':
      case 'counterTurned':
        units.push(fact.unit)
        break
    }
  return { ways, shots, tiles: [...new Set(tiles)], units: [...new Set(units)] }
}

function wentOnFrom(since: readonly NormandyFact[], unit: string): string | undefined {
  const move = since.find(fact => fact.type === 'counterMoved' && fact.unit === unit)
  return move?.type === 'counterMoved' ? move.from : undefined
}

function fellOn(facts: readonly NormandyFact[], at: string): string | undefined {
  const fell = facts.find(fact => fact.type === 'counterRemoved' && fact.unit === at)
  return fell?.type === 'counterRemoved' ? fell.tile : undefined
}
