/** How both hands lie in the row of a squarer window. */
import { expect, test } from 'vitest'
import { isWider, laidIn } from '../../ui/table/hand/row-room.ts'

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
  const columnsOf = (asked: number, other: number) => laidIn(1155, asked, other).columns
  expect(columnsOf(6, 3)).toEqual({ asked: 6, other: 1 })
  expect(columnsOf(6, 4)).toEqual({ asked: 6, other: 2 })
  expect(laidIn(700, 4, 3).columns).toEqual({ asked: 4, other: 1 })
  expect(laidIn(600, 4, 3).columns).toEqual({ asked: 4, other: 0 })
})

test('what stands above one of them stands above the wider one, in one place', () => {
  const placesOf = (width: number, asked: number, other: number) => {
    const { columns } = laidIn(width, asked, other)
    return (['asked', 'other'] as const).filter(hand => isWider(columns, hand))
  }
  expect(placesOf(1155, 6, 3)).toEqual(['asked'])
  expect(placesOf(1000, 4, 1)).toEqual(['asked'])
  expect(placesOf(1155, 2, 5)).toEqual(['other'])
  expect(placesOf(1155, 3, 3)).toEqual(['asked'])
  expect(placesOf(1155, 1, 0)).toEqual(['asked'])
  expect(placesOf(600, 4, 6)).toEqual(['asked'])
})
