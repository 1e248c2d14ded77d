/** A first game is one that a newcomer can win. */
import { expect, it } from 'vitest'
import { favouredSide, usualLevel } from '../../src/pages/seats/first-game.ts'

const PERSON = { who: 'person' } as const
const plan = (level: string) => ({
  plan: { module: 'normandy', scenario: 'la-raye', seats: [PERSON, { who: 'bot', level }] as const },
})

it('gives the side that wins more often', () => {
  expect(favouredSide({ balance: { share: 0.2, games: 200 } })).toBe(1)
  expect(favouredSide({ balance: { share: 0.61, games: 200 } })).toBe(0)
  expect(favouredSide({ balance: undefined })).toBe(0)
})

it('gives the gentlest bot, and later the one that was played last', () => {
  expect(usualLevel([])).toBe('recruit')
  expect(usualLevel([plan('veteran'), plan('recruit')])).toBe('veteran')
  const people = { plan: { module: 'normandy', scenario: 'la-raye', seats: [PERSON, PERSON] as const } }
  expect(usualLevel([people, plan('a level of another day')])).toBe('recruit')
})
