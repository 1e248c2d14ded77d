/** Clocks: what is spent is counted once, and nothing else is. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clocksAsking, clocksAt, clocksHeld, fallen, fallsAt, newClocks } from '../src/tables/clocks.ts'

const live = { kind: 'live', minutes: 10, increment: 5 } as const
const turn = { kind: 'turn', days: 2 } as const
const begun = (plan: typeof live | typeof turn) => {
  const clocks = newClocks(plan, 0)
  if (clocks === undefined) throw new Error('a clock was planned')
  return clocks
}

test('the clock of whoever is asked runs, and gains its increment when the other is asked', () => {
  const first = clocksAsking(begun(live), live, 1, 0, [])
  expect(clocksAt(first, 60_000, []).left).toEqual([540_000, 600_000])
  const second = clocksAsking(first, live, 2, 60_000, [])
  expect(second).toEqual({ left: [545_000, 600_000], at: 60_000, running: 2 })
})

test('choosing again and again in the same turn gains nothing', () => {
  const first = clocksAsking(begun(live), live, 1, 0, [])
  const still = clocksAsking(first, live, 1, 30_000, [])
  expect(still.left).toEqual([570_000, 600_000])
})

test('by turns, whoever is asked anew has all of the days again', () => {
  const day = 86_400_000
  const first = clocksAsking(begun(turn), turn, 1, 0, [])
  const second = clocksAsking(first, turn, 2, day, [])
  expect(clocksAsking(second, turn, 1, 2 * day, []).left).toEqual([2 * day, day])
})

test('no clock counts the time in which the server was down', () => {
  const first = clocksAsking(begun(live), live, 1, 0, [])
  const down = [{ since: 10_000, until: 610_000 }]
  expect(clocksAt(first, 620_000, down).left).toEqual([580_000, 600_000])
})

test('both clocks run while both are asked', () => {
  const bids = clocksAsking(begun(live), live, 3, 0, [])
  expect(clocksAt(bids, 1000, []).left).toEqual([599_000, 599_000])
})

test('a flag falls when the time is over, not before, and not in a pause', () => {
  const first = clocksAsking(begun(live), live, 2, 0, [])
  expect(fallsAt(first)).toBe(600_000)
  expect(fallen(first, 599_999, [])).toBeUndefined()
  expect(fallen(first, 600_000, [])).toBe(1)
  const paused = clocksHeld(first, 0, 1000, [])
  expect(fallen(paused, 9_000_000, [])).toBeUndefined()
  expect(fallsAt(paused)).toBeUndefined()
  expect(clocksHeld(paused, 2, 5_000_000, []).left).toEqual([600_000, 599_000])
})

test('a clock never gains by reading it, by outages, or by a machine that is set back', () => {
  const time = fc.integer({ min: 0, max: 700_000 })
  const outage = fc.tuple(time, time).map(([a, b]) => ({ since: Math.min(a, b), until: Math.max(a, b) }))
  fc.assert(
    fc.property(fc.array(time, { minLength: 1 }), fc.option(outage), (times, down) => {
      const outages = down === null ? [] : [down]
      let clocks = clocksAsking(begun(live), live, 1, 0, outages)
      for (const now of times) {
        const next = clocksAt(clocks, now, outages)
        expect(next.left[0]).toBeLessThanOrEqual(clocks.left[0])
        expect(next.at).toBeGreaterThanOrEqual(clocks.at)
        clocks = next
      }
    }),
  )
})
