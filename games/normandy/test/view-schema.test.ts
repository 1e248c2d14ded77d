/** A view that comes from outside is checked before anything is made of it. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CARD_END, cardName, KIND } from '../src/cards/cards.ts'
import { normandy } from '../src/game.ts'
import type { NormandyView } from '../src/view/view.ts'
import { viewSchema } from '../src/view/view-schema.ts'
import { playRandomly } from './random-play.ts'
import { table } from './table.ts'

type Loose = Record<string, unknown> & { us: Record<string, unknown> }

const seen = (): Loose => structuredClone(table('la-raye', 'us hand scout-a').view('us')) as unknown as Loose
const accepts = (view: unknown): boolean => v.is(viewSchema, view)
/** Whether the view is still taken for one after this change. */
const acceptsWith = (change: (view: Loose) => void): boolean => {
  const view = seen()
  change(view)
  return accepts(view)
}

test('every view of a game is one, whoever looks', () => {
  playRandomly(
    12,
    'views',
    ({ table }) => {
      for (const seat of [0, 1, -1]) expect(accepts(normandy.view(table, seat))).toBe(true)
    },
    60,
  )
})

test.each<[number, boolean]>([
  [0, true],
  [2 ** 31 - 1, true],
  [2 ** 31, false],
  [-1, false],
  [0.5, false],
])('a round may be a whole number that a cell can hold: %s', (round, isOne) => {
  expect(acceptsWith(view => Object.assign(view, { round }))).toBe(isOne)
})

test('no more cards than there are are counted or listed, and each by its own name', () => {
  const sizes = (hand: number) => ({ deck: 0, hand, removed: 0 })
  expect(acceptsWith(view => Object.assign(view.us, { sizes: sizes(CARD_END) }))).toBe(true)
  expect(acceptsWith(view => Object.assign(view.us, { sizes: sizes(CARD_END + 1) }))).toBe(false)
  const all = KIND.flatMap(({ first, copies }) =>
    Array.from({ length: copies }, (_, i) => cardName(first + i)),
  )
  expect(acceptsWith(view => Object.assign(view.us, { discard: all }))).toBe(true)
  const many = Array<string>(CARD_END + 1).fill('scout-a.1')
  expect(acceptsWith(view => Object.assign(view.us, { discard: many }))).toBe(false)
  for (const card of ['scout-a.0', 'scout-a.9', 'scout-a', 'nobody.1', 0])
    expect(acceptsWith(view => Object.assign(view.us, { discard: [card] }))).toBe(false)
})

test('a text has a hundred letters at most', () => {
  expect(acceptsWith(view => Object.assign(view, { scenario: 'x'.repeat(100) }))).toBe(true)
  expect(acceptsWith(view => Object.assign(view, { scenario: 'x'.repeat(101) }))).toBe(false)
})

test('nothing may be missing or added', () => {
  const { round: _, ...rest } = seen() as unknown as NormandyView
  expect(accepts(rest)).toBe(false)
  expect(acceptsWith(view => Object.assign(view, { more: 1 }))).toBe(false)
  expect(acceptsWith(view => Object.assign(view, { game: 'great-war' }))).toBe(false)
})

test('decisions are those that the game has', () => {
  expect(acceptsWith(view => Object.assign(view, { doing: [{ kind: 'turn' }] }))).toBe(true)
  expect(acceptsWith(view => Object.assign(view, { doing: [{ kind: 'parley' }] }))).toBe(false)
})
