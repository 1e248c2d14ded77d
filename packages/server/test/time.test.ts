/** The server's time: where a database is shared it is the database's, however wrong the machine's own clock is. */
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../src/data/database.ts'
import { sharedTime } from '../src/time.ts'

const MINUTES = 60_000
const NOW = 1_800_000_000_000

/** A machine whose clock is so far from the database's, which takes its time to tell how late it is. */
function machine(wrongMs: number, answerMs = 0) {
  const clocks = { database: NOW, wrongMs }
  vi.spyOn(Date, 'now').mockImplementation(() => clocks.database + clocks.wrongMs)
  onTestFinished(() => void vi.restoreAllMocks())
  const db = {
    async time() {
      clocks.database += answerMs / 2
      const answer = clocks.database
      clocks.database += answerMs / 2
      return answer
    },
  } as unknown as Database
  return { clocks, db }
}

test.each([-7 * MINUTES, 7 * MINUTES])('a clock that is wrong by %i ms counts for nothing', async wrongMs => {
  const { clocks, db } = machine(wrongMs, 30)
  const { now } = await sharedTime(db)
  expect(now()).toBe(clocks.database)
  clocks.database += 3 * MINUTES
  expect(now()).toBe(clocks.database)
})

test('a clock that goes wrong while the server runs is noticed with the next look', async () => {
  const { clocks, db } = machine(0)
  const { now, set } = await sharedTime(db)
  clocks.wrongMs = 2 * MINUTES
  expect(now()).toBe(clocks.database + 2 * MINUTES)
  await set()
  expect(now()).toBe(clocks.database)
})

test('what may be due to the question alone moves no clock', async () => {
  const { clocks, db } = machine(0, 400)
  const { now, set } = await sharedTime(db)
  clocks.wrongMs = 150
  await set()
  expect(now()).toBe(clocks.database + 150)
})

test('a time that was given is kept to, and a database of one server is not asked', async () => {
  const { db } = machine(0)
  expect((await sharedTime(db, () => 5)).now()).toBe(5)
  const { clocks } = machine(3 * MINUTES)
  expect((await sharedTime({} as Database)).now()).toBe(clocks.database + 3 * MINUTES)
})
