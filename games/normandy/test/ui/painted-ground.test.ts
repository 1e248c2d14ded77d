/** The ground that is painted when the app is built is announced for the lessons on it, and for no other. */
import { expect, test } from 'vitest'
import { PAINTED_LESSONS, PAINTED_SCENARIO } from '../../src/art/ground-sheet.ts'
import { LESSONS } from '../../ui/lessons/lessons.ts'

test('it is that of the lessons which the page announces by it', () => {
  const onIt = LESSONS.filter(({ scenario }) => scenario === PAINTED_SCENARIO).map(({ id }) => id)
  expect(PAINTED_LESSONS).toEqual(onIt)
})
