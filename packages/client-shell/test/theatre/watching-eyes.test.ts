import type { GamePlan } from '@bivouac/protocol'
import { expect, it } from 'vitest'
import { swipeOf } from '../../src/theatre/use-swipe.ts'
import { areOpen, type Eyes, firstEyes, nearOf } from '../../src/theatre/watching-eyes.ts'

const person = { who: 'person' } as const
const bot = { who: 'bot', level: 'regular' } as const
const planOf = (...seats: GamePlan['seats']): GamePlan => ({ module: 'm', scenario: 's', seats })
const ALL: readonly Eyes[] = [0, 1, 'both', -1]
const open = (plan: GamePlan, isOver: boolean) =>
  ALL.filter(eyes => areOpen({ plan, ...(isOver && { outcome: { winner: 0, reason: 'points' } }) }, eyes))

it('opens one’s own eyes and those of everybody while the game goes on, and all of them after it', () => {
  expect(open(planOf(bot, person), false)).toEqual([1, -1])
  expect(open(planOf(person, person), false), 'nobody knows which of the two looks').toEqual([-1])
  expect(open(planOf(bot, bot), false), 'nobody plays').toEqual([0, 1, -1])
  expect(open(planOf(bot, person), true)).toEqual(ALL)
})

it('begins with one’s own eyes, or with both hands where nobody here has a side', () => {
  const outcome = { winner: 1, reason: 'points' }
  expect(firstEyes({ plan: planOf(bot, person), outcome })).toBe(1)
  expect(firstEyes({ plan: planOf(person, person), outcome })).toBe('both')
  expect(firstEyes({ plan: planOf(person, person) })).toBe(-1)
  expect(firstEyes({ plan: planOf(bot, person), outcome }, 0), 'as a link asks for').toBe(0)
  expect(firstEyes({ plan: planOf(bot, person) }, 'both'), 'but not before the end').toBe(1)
  expect([nearOf({ plan: planOf(bot, person) }, 'both'), nearOf({ plan: planOf(bot, person) }, 0)]).toEqual([
    1, 0,
  ])
})

it('takes a wide stroke for a swipe, to the left for the next moment', () => {
  expect([swipeOf(-80, 10), swipeOf(80, -10), swipeOf(-30, 0), swipeOf(60, 50)]).toEqual([1, -1, 0, 0])
})
