import { expect, test } from 'vitest'
import { mostLike } from '../../src/parts/most-like.ts'

test('what begins alike is found, whatever the case', () => {
  const texts = ['end-turn', 'to 3A', 'to 12B', 'at us-scout-a']
  expect(mostLike('To 12c', texts)).toBe('to 12B')
  expect(mostLike('at nobody', texts)).toBe('at us-scout-a')
})

test('where nothing is like it, the first', () => {
  expect(mostLike('xyz', ['pass', 'done'])).toBe('pass')
  expect(mostLike('xyz', [])).toBeUndefined()
})
