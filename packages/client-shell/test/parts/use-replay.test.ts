/** The keys of whoever looks back. */
import { expect, it } from 'vitest'
import { momentAfter } from '../../src/parts/use-replay.ts'

it.each([
  ['ArrowRight', 4, 5],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['Home', 4, 0],
  ['End', 4, 9],
  ['x', 4, undefined],
])('%s leads from moment %i of 9 to %s', (key, seq, to) => {
  expect(momentAfter(key, seq, 9)).toBe(to)
})
