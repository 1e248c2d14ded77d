/** What facts leave to be seen on the board. */
import { expect, it } from 'vitest'
import type { NormandyFact } from '../../src/facts.ts'
import { tracesOf } from '../../ui/table/logic/traces.ts'

const roll = (at: string): NormandyFact => ({
  type: 'diceRolled',
  by: 'us-riflemen-a',
  at,
  use: 'attack',
  faces: [9],
  parts: [],
  total: 8,
  hit: true,
})

it('joins the steps of one way, and keeps two ways apart', () => {
  const step = (unit: string, from: string, to: string): NormandyFact => ({
    type: 'counterMoved',
    unit,
    from,
    to,
  })
  const facts = [
    step('us-scouts-a', '1A', '2A'),
    step('us-scouts-b', '1A', '3A'),
    step('us-scouts-a', '2A', '4A'),
  ]
  expect(tracesOf(facts).ways).toEqual([
    { unit: 'us-scouts-a', tiles: ['1A', '2A', '4A'] },
    { unit: 'us-scouts-b', tiles: ['1A', '3A'] },
  ])
})
it('knows where a counter fell that is not on the board any more', () => {
  const fell: NormandyFact = { type: 'counterRemoved', unit: 'german-scouts-a', tile: '5B' }
  expect(tracesOf([roll('german-scouts-a'), fell]).shots[0]).toMatchObject({ hit: true, fellOn: '5B' })
  expect(tracesOf([roll('german-scouts-b'), fell]).shots[0].fellOn).toBeUndefined()
})
it('knows where the shooter stood who has gone on since', () => {
  const went: NormandyFact = { type: 'counterMoved', unit: 'us-riflemen-a', from: '5B', to: '8A' }
  expect(tracesOf([roll('german-scouts-a')], [went]).shots[0].firedFrom).toBe('5B')
  expect(tracesOf([roll('german-scouts-a'), went]).shots[0].firedFrom).toBe('5B')
  expect(tracesOf([went, roll('german-scouts-a')]).shots[0].firedFrom).toBeUndefined()
})
it('names each tile once that was scouted and taken', () => {
  const facts: NormandyFact[] = [
    { type: 'markerPlaced', side: 'us', tile: '7A' },
    { type: 'markerTurned', side: 'us', tile: '7A', controlled: true },
  ]
  expect(tracesOf(facts).tiles).toEqual(['7A'])
})
