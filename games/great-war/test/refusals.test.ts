/** Every refusal is shown by a test of the rules, with its clause; and no clause of the rulebook lacks a test. */
import { clauseGaps, refusalsNotShown } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { REFUSALS } from '../src/refusals.ts'

const game = new URL('..', import.meta.url).pathname

test('every refusal is shown', () => {
  expect(refusalsNotShown(game, REFUSALS.slice(1))).toEqual([])
})

test('the matrix of clauses, code and tests has no gap', () => {
  expect(clauseGaps(game)).toEqual([])
})
