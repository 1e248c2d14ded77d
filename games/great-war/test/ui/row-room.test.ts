/** How both hands lie in the row of a squarer window. */
import { expect, test } from 'vitest'
import { laidIn } from '../../ui/table/hand/row-room.ts'

test.each([
  // The largest hands that the rules allow, from the narrowest window that shows both.
  [1076, 6, 5, 'brief'],
  [1076, 5, 6, 'brief'],
  [1155, 6, 5, 'brief'],
  [1256, 6, 5, 'brief'],
  [1155, 5, 3, 'full'],
  [1256, 6, 3, 'full'],
  [1000, 6, 4, 'away'],
  [1000, 4, 3, 'full'],
  [1000, 5, 3, 'brief'],
  [700, 4, 0, 'full'],
  [600, 4, 0, 'away'],
] as const)('%i wide, %i cards asked for and %i others', (width, asked, other, how) => {
  expect(laidIn(width, asked, other).other).toBe(how)
})

test('titles lie three deep', () => {
  expect([0, 3, 4, 6].map(other => laidIn(2000, 1, other).columns)).toEqual([1, 1, 2, 2])
})
