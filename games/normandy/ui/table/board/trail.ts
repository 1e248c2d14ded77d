/** The way a counter has gone by the action that is going on or has just ended, tile by tile. */
import { useState } from 'react'
import type { NormandyFact } from '../../../src/facts.ts'
import { nowDoing } from '../logic/reading.ts'
import type { NormandySeen } from '../logic/spoken.ts'

export interface Trail {
  readonly seq: number
  readonly unit: string
  /** The tile it came from, and every tile it entered. */
  readonly tiles: readonly string[]
  /** Whether it may still go on. */
  readonly isOpen: boolean
}

const NOWHERE: Omit<Trail, 'seq'> = { unit: '', tiles: [], isOpen: false }

type Moved = Extract<NormandyFact, { type: 'counterMoved' }>

export function nextTrail(trail: Trail, seen: NormandySeen): Trail {
  const moves = seen.facts.filter((fact): fact is Moved => fact.type === 'counterMoved')
  const [first] = moves
  if (first === undefined) return { ...NOWHERE, seq: seen.seq }
  const goesOn = trail.isOpen && trail.unit === first.unit && trail.seq === seen.seq - 1
  const start = goesOn ? trail.tiles : [first.from]
  return {
    seq: seen.seq,
    unit: first.unit,
    tiles: [...start, ...moves.filter(move => move.unit === first.unit).map(move => move.to)],
    isOpen: nowDoing(seen.view)?.kind === 'step',
  }
}

export function useTrail(seen: NormandySeen): Trail {
  const [trail, setTrail] = useState<Trail>({ ...NOWHERE, seq: seen.seq })
  if (trail.seq === seen.seq) return trail
  const next = nextTrail(trail, seen)
  setTrail(next)
  return next
}
