/** G-14.1 What a view may look like when it comes from somewhere else: numbers, lists and names that a game can have. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { viewSchema } from '../src/view/view-schema.ts'
import { table } from './table.ts'

const view = (): Record<string, unknown> => ({ ...table({ '8,6': '.:bi4', '1,1': '.:gi4' }).view('british') })
const fits = (changes: Record<string, unknown>): boolean => v.is(viewSchema, { ...view(), ...changes })
const times = (count: number, text: string): string[] => Array<string>(count).fill(text)

describe('a view', () => {
  test('[G-14.1] fits as it is', () => {
    expect(fits({})).toBe(true)
  })

  test('[G-14.1] names the cards that the game has, and no others', () => {
    const cells = { '8,6': '.:bi4', '1,1': '.:gi4' }
    const dealt = table(cells, 'command british-hand forward\ncombat british-hand lice').view('british')
    expect(v.is(viewSchema, dealt)).toBe(true)
    const own = { ...dealt.british.own, combat: ['lice.9'] }
    expect(v.is(viewSchema, { ...dealt, british: { ...dealt.british, own } })).toBe(false)
  })

  test.each([0, 1, 2 ** 31 - 1])('[G-14.1] may count %i', count => {
    expect([fits({ turn: count }), fits({ stale: count }), fits({ aside: count })]).toEqual([
      true,
      true,
      true,
    ])
  })

  test.each([-1, 0.5, 2 ** 31, '3'])('[G-14.1] cannot count %j', count => {
    expect([fits({ turn: count }), fits({ pool: count })]).toEqual([false, false])
  })

  test('[G-14.1] has words of a hundred letters and notes of sixteen words at most', () => {
    expect([fits({ scenario: 'x'.repeat(100) }), fits({ scenario: 'x'.repeat(101) })]).toEqual([true, false])
    expect([fits({ notes: { caps: times(16, '1') } }), fits({ notes: { caps: times(17, '1') } })]).toEqual([
      true,
      false,
    ])
  })

  test('[G-14.1] tells decisions with any cell of the state as their numbers', () => {
    const doing = (units: number): boolean => fits({ doing: [{ kind: 'cross-fire', units }] })
    expect([-(2 ** 31), 2 ** 31 - 1].map(doing)).toEqual([true, true])
    expect([-(2 ** 31) - 1, 2 ** 31, 0.5].map(doing)).toEqual([false, false, false])
  })

  test('[G-14.1] tells only decisions that the game has', () => {
    expect([fits({ doing: [{ kind: 'battle' }] }), fits({ doing: [{ kind: 'parley' }] })]).toEqual([
      true,
      false,
    ])
  })
})
