/** What facts mean for the eye and the ear. */
import { expect, test } from 'vitest'
import type { NormandyFact } from '../../src/facts.ts'
import { nextTrail } from '../../ui/table/board/trail.ts'
import { diceOf, duration, logRole, sideOf, soundsOf, thingsIn } from '../../ui/table/logic/story.ts'
import { open, playRandomly } from '../random-play.ts'
import { seenAt } from './seats.ts'

const ROLL: NormandyFact = {
  type: 'diceRolled',
  by: 'us-riflemen-a',
  at: 'german-scouts-a',
  use: 'attack',
  faces: [3, 0],
  parts: [],
  total: 6,
  hit: true,
}

test('rounds are headings, a played card opens a group', () => {
  expect(logRole({ type: 'roundStarted', round: 2 })).toBe('heading')
  const card = { type: 'cardPlayed', side: 'us', card: 'rifleman-a.1', use: 'move', value: 1 } as const
  expect(logRole(card)).toBe('opens')
  expect(logRole(ROLL)).toBe('line')
})

test('a line belongs to the side that acts', () => {
  expect(sideOf(ROLL)).toBe(0)
  expect(sideOf({ type: 'counterMoved', unit: 'german-scouts-a', from: '5B', to: '12B' })).toBe(1)
  expect(sideOf({ type: 'roundStarted', round: 1 })).toBeUndefined()
})

test('dice are drawn, hits unlike misses, and the counters are lit up', () => {
  const [miss, hit] = diceOf(ROLL)
  expect(miss).toMatch(/^<svg/)
  expect(hit.replace('>0<', '>3<')).not.toBe(miss)
  expect(thingsIn(ROLL)).toEqual(['unit:us-riflemen-a', 'unit:german-scouts-a'])
})

test('every fact of a whole game has a time, sounds and a role', () => {
  for (const fact of playRandomly(12, 'story', () => undefined, 300)) {
    expect(duration([fact])).toBeGreaterThanOrEqual(0)
    expect(soundsOf(fact).length).toBeLessThanOrEqual(2)
    expect(['heading', 'opens', 'line']).toContain(logRole(fact))
  }
  expect(duration([ROLL, ROLL])).toBe(2 * duration([ROLL]))
})

test('the way of a counter goes on while it may go on, and is forgotten by the next action', () => {
  const seen = seenAt(open(1, 'trail'), 0)
  const doing = [{ kind: 'turn' as const }, { kind: 'step' as const, unit: 'us-scouts-a' }]
  const moved = (from: string, to: string): NormandyFact => ({
    type: 'counterMoved',
    unit: 'us-scouts-a',
    from,
    to,
  })
  const start = { seq: 4, unit: '', tiles: [], isOpen: false }
  const first = nextTrail(start, {
    ...seen,
    seq: 5,
    view: { ...seen.view, doing },
    facts: [moved('17B', '13B')],
  })
  expect(first.tiles).toEqual(['17B', '13B'])
  const second = nextTrail(first, { ...seen, seq: 6, facts: [moved('13B', '16B')] })
  expect(second.tiles).toEqual(['17B', '13B', '16B'])
  expect(nextTrail(second, { ...seen, seq: 7, facts: [moved('16B', '6A')] }).tiles).toEqual(['16B', '6A'])
  expect(nextTrail(second, { ...seen, seq: 7, facts: [] }).tiles).toEqual([])
})
