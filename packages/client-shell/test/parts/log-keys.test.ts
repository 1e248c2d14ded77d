/** Arrow keys in the log. */
import { expect, test } from 'vitest'
import { lineAfter } from '../../src/parts/log-keys.ts'

test('from the log itself the arrows lead to the newest line', () => {
  expect(lineAfter('ArrowUp', -1, 5)).toBe(4)
  expect(lineAfter('ArrowDown', -1, 5)).toBe(4)
})

test('arrows go one line on and stop at both ends; Home and End leap', () => {
  expect(lineAfter('ArrowUp', 3, 5)).toBe(2)
  expect(lineAfter('ArrowUp', 0, 5)).toBe(0)
  expect(lineAfter('ArrowDown', 4, 5)).toBe(4)
  expect([lineAfter('Home', 3, 5), lineAfter('End', 0, 5)]).toEqual([0, 4])
})

test('other keys and an empty log leave the focus where it is', () => {
  expect(lineAfter('Tab', 2, 5)).toBeUndefined()
  expect(lineAfter('ArrowUp', -1, 0)).toBeUndefined()
})
