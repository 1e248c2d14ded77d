/** Whether the database works is told from how it answers. */
import { expect, test } from 'vitest'
import type { Database } from '../src/data/database.ts'
import type { Written } from '../src/data/job.ts'
import { watchedDatabase } from '../src/metrics/watched-database.ts'

/** A database that answers as it is told. */
function telling() {
  const next = { read: Promise.resolve<unknown>(undefined), write: Promise.resolve<Written>({ ok: true }) }
  const time = { now: 0 }
  const db = { one: () => next.read, all: () => next.read, write: () => next.write } as unknown as Database
  return { next, time, db: watchedDatabase(db, () => time.now) }
}

const refused = (code: 'taken' | 'storage-full'): Promise<Written> =>
  Promise.resolve({ ok: false, code, text: '' })

test('it is down after a question without an answer, and up with the next answer', async () => {
  const { next, db } = telling()
  expect(db.isUp()).toBe(true)
  next.read = Promise.reject(new Error('gone'))
  await expect(db.one('')).rejects.toThrow('gone')
  expect(db.isUp()).toBe(false)
  next.read = Promise.resolve([])
  await db.all('')
  expect(db.isUp()).toBe(true)
})

test('a disk that takes nothing more is not made good by reading', async () => {
  const { next, db } = telling()
  next.write = refused('storage-full')
  await db.write([])
  await db.one('')
  expect(db.isUp()).toBe(false)
  next.write = refused('taken')
  await db.write([])
  expect(db.isUp()).toBe(true)
})

test('a write that is never answered is noticed', () => {
  const { next, time, db } = telling()
  next.write = new Promise(() => {})
  void db.write([])
  time.now = 10_000
  expect(db.isUp()).toBe(true)
  time.now = 10_001
  expect(db.isUp()).toBe(false)
})
