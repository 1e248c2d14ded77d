/** How a game stands is written in pieces, and always says what it would say if it were written as a whole. */
import { expect, test } from 'vitest'
import { type Head, headText } from '../src/tables/head-text.ts'
import type { OnlineTable } from '../src/tables/online-table.ts'

const HEAD: Head = {
  plan: { module: 'normandy', scenario: 'la-raye', seats: [{ who: 'person' }, { who: 'person' }] },
  begun: 1,
  touched: 2,
  rules: 3,
  fingerprint: 'f',
  house: undefined,
  seed: undefined,
  closing: ['state 0'],
  chance: undefined,
  seq: 4,
  decision: { seats: [0], kind: 'turn', clause: 'N-3.5' },
  outcome: undefined,
  tally: undefined,
  fallen: [],
}

const man = (name: string) => ({ seat: 0, unit: 'scouts', name })

test('whatever changes from one command to the next is in it', () => {
  const table = {} as OnlineTable
  const [ann, bob, eve] = ['Ann', 'Bob', 'Eve'].map(man)
  const heads: Head[] = [
    HEAD,
    { ...HEAD, seq: 5, touched: 3, closing: ['state 1'] },
    { ...HEAD, seq: 6, decision: { seats: [0, 1], kind: 'bid', clause: 'N-3.4' } },
    { ...HEAD, fallen: [ann] },
    { ...HEAD, fallen: [ann, bob] },
    // Taken back, and another one falls: as many as before, and not the same.
    { ...HEAD, fallen: [ann, eve] },
    { ...HEAD, fallen: [ann] },
    { ...HEAD, fallen: [] },
    { ...HEAD, plan: { ...HEAD.plan, seats: [{ who: 'person' }, { who: 'bot', level: 'regular' }] } },
    { ...HEAD, outcome: { winner: 1, reason: 'points' }, tally: { rounds: 7 }, pieces: [['a'], ['b']] },
  ]
  for (const head of heads)
    expect(JSON.parse(headText(table, head))).toEqual(JSON.parse(JSON.stringify(head)))
})

test('what was written for one table is not taken for another', () => {
  headText({} as OnlineTable, HEAD)
  const other = { ...HEAD, fingerprint: 'other' }
  expect(JSON.parse(headText({} as OnlineTable, other))).toMatchObject({ fingerprint: 'other' })
})
