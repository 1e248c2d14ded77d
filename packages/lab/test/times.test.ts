import { expect, test } from 'vitest'
import { addTime, addTimes, dense, newTimes, sparse, timeAt, timesIn } from '../src/index.ts'

test('quantiles are right to a class, and never above the longest', () => {
  const times = newTimes()
  for (let i = 1; i <= 1000; i++) addTime(times, i / 10)
  expect(timesIn(times)).toBe(1000)
  expect(timeAt(times, 0.5) / 50).toBeGreaterThanOrEqual(1)
  expect(timeAt(times, 0.5) / 50).toBeLessThan(1.05)
  expect(timeAt(times, 0.99) / 99).toBeGreaterThanOrEqual(1)
  expect(timeAt(times, 1)).toBe(100)
  expect(timeAt(newTimes(), 0.99)).toBe(0)
})

test('times add up, and survive a file', () => {
  const [a, b] = [newTimes(), newTimes()]
  for (const ms of [0, 0.0002, 3]) addTime(a, ms)
  for (const ms of [700, 3]) addTime(b, ms)
  addTimes(a, b)
  expect(timesIn(a)).toBe(5)
  expect(a.max).toBe(700)
  const saved = sparse(a)
  expect(saved.counts).toHaveLength(3)
  expect(dense(JSON.parse(JSON.stringify(saved)))).toEqual(a)
})
