import { expect, test } from 'vitest'
import { type Foretold, reliabilityOf } from '../src/index.ts'

/** `count` games that were given this chance, of which so many were won. */
const given = (chance: number, count: number, won: number): Foretold[] =>
  Array.from({ length: count }, (_, i) => ({ game: `${chance}/${i}`, chance, isWon: i < won }))

test('good predictions are reported as such, tenth by tenth', () => {
  const { tenths, worst, brier, games, positions } = reliabilityOf([
    ...given(7000, 200, 140),
    ...given(2500, 100, 27),
  ])
  expect({ games, positions, worst }).toEqual({ games: 300, positions: 300, worst: 200 })
  expect(tenths[7]).toMatchObject({ from: 7000, positions: 200, games: 200, foretold: 7000, won: 7000 })
  expect(tenths[7].error).toBe(324)
  expect(tenths[2]).toMatchObject({ foretold: 2500, won: 2700 })
  expect(brier).toBeCloseTo((200 * 0.21 + 27 * 0.75 ** 2 + 73 * 0.25 ** 2) / 300, 4)
})

test('a tenth with few games does not count, however far it is off, and a game counts once', () => {
  const same = given(9500, 400, 0).map(one => ({ ...one, game: 'one' }))
  const { worst, games, tenths } = reliabilityOf([...same, ...given(1000, 100, 50)])
  expect(worst).toBe(4000)
  expect(games).toBe(101)
  expect(tenths[9]).toMatchObject({ positions: 400, games: 1 })
})

test('certainty belongs to the last tenth, and nothing at all is no error', () => {
  expect(reliabilityOf(given(10_000, 3, 3)).tenths[9].positions).toBe(3)
  expect(reliabilityOf([])).toMatchObject({ positions: 0, games: 0, brier: 0 })
  expect(reliabilityOf(given(5000, 99, 0)).worst).toBeUndefined()
})
