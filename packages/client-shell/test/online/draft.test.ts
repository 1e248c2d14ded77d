/** A new game as it is chosen: the plan that the server gets agrees with its schema. */
import { onlinePlan } from '@bivouac/protocol/online'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { firstDraft, planOf, STEPS, stepped } from '../../src/online/draft.ts'

const draft = firstDraft('normandy', 'la-raye')

it('makes a plan for a friend, for anybody, or against a bot', () => {
  expect(planOf(draft)).toEqual({
    module: 'normandy',
    scenario: 'la-raye',
    side: 'random',
    clock: { kind: 'live', minutes: 25, increment: 10 },
    watch: 'anyone',
    listed: false,
  })
  expect(planOf({ ...draft, opponent: 'anyone' }).listed).toBe(true)
  expect(planOf({ ...draft, opponent: 'bot', level: 'veteran' })).toMatchObject({
    listed: false,
    bot: 'veteran',
  })
  expect(planOf({ ...draft, clock: 'turn', days: 5 }).clock).toEqual({ kind: 'turn', days: 5 })
  expect(planOf({ ...draft, clock: 'none', side: 1 })).toMatchObject({ clock: { kind: 'none' }, side: 1 })
})

it('offers no figure that a server refuses', () => {
  for (const minutes of STEPS.minutes)
    for (const increment of STEPS.increment) parse(onlinePlan, planOf({ ...draft, minutes, increment }))
  for (const days of STEPS.days) parse(onlinePlan, planOf({ ...draft, clock: 'turn', days }))
})

it('steps from figure to figure and stays at the ends', () => {
  expect(stepped(STEPS.minutes, 25, 1)).toBe(30)
  expect(stepped(STEPS.minutes, 25, -1)).toBe(20)
  expect(stepped(STEPS.minutes, 5, -1)).toBe(5)
  expect(stepped(STEPS.minutes, 120, 1)).toBe(120)
})
