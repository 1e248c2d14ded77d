/** The database: what is answered is kept, one bad job spoils no other, and a folder that cannot be used is refused in words. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { DataError, openDatabase } from '../src/data/database.ts'

const root = mkdtempSync(join(tmpdir(), 'bivouac-data-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const newFolder = (): string => mkdtempSync(join(root, 'data-'))

const pulse = (at: number) => ({
  sql: 'insert into pulse(one, at) values (1, ?) on conflict(one) do update set at = excluded.at',
  values: [at],
})
const outage = (since: number) => ({
  sql: 'insert into outage(since, until) values (?, ?)',
  values: [since, since + 1],
})

describe('writing', () => {
  test('what was answered is there for another connection', async () => {
    const folder = newFolder()
    const db = openDatabase(folder)
    expect(await db.write([pulse(5)])).toEqual({ ok: true })
    const other = new DatabaseSync(join(folder, 'bivouac.sqlite'))
    expect(other.prepare('select at from pulse').get()).toEqual({ at: 5 })
    other.close()
    await db.close()
  })

  test('of many jobs at once, one that comes too late is undone as a whole, and only that one', async () => {
    const db = openDatabase(newFolder())
    await db.write([outage(3)])
    const done = await Promise.all([1, 2, 3, 4].map(n => db.write([pulse(n), outage(n)])))
    expect(done.map(one => one.ok)).toEqual([true, true, false, true])
    expect(done[2]).toMatchObject({ code: 'taken' })
    expect(db.all('select since from outage order by since')).toEqual([1, 2, 3, 4].map(since => ({ since })))
    expect(db.one('select at from pulse')).toEqual({ at: 4 })
    await db.close()
  })

  test('a row that was not as expected undoes its job', async () => {
    const db = openDatabase(newFolder())
    const none = { sql: 'update pulse set at = ? where at = ?', values: [1, 99], rows: 1 }
    expect(await db.write([outage(1), none])).toMatchObject({ ok: false, code: 'taken' })
    expect(db.all('select since from outage')).toEqual([])
    await db.close()
  })

  test('a statement that makes no sense is a failure of that job alone', async () => {
    const db = openDatabase(newFolder())
    const [bad, good] = await Promise.all([
      db.write([{ sql: 'insert into nothing values (1)', values: [] }]),
      db.write([outage(7)]),
    ])
    expect(bad).toMatchObject({ ok: false, code: 'storage-failed' })
    expect(good).toEqual({ ok: true })
    await db.close()
  })

  test('after it is closed nothing is taken any more', async () => {
    const db = openDatabase(newFolder())
    await db.close()
    expect(await db.write([pulse(1)])).toMatchObject({ ok: false })
  })
})

describe('opening', () => {
  test('a file that is no database is refused and left as it is', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'bivouac.sqlite'), 'this is no database, but it is long enough to look at')
    expect(() => openDatabase(folder)).toThrow(DataError)
    expect(() => openDatabase(folder)).toThrow(/Restore the file from a backup/)
  })

  test('a file of a newer version is refused', async () => {
    const folder = newFolder()
    await openDatabase(folder).close()
    const db = new DatabaseSync(join(folder, 'bivouac.sqlite'))
    db.exec('pragma user_version = 999')
    db.close()
    expect(() => openDatabase(folder)).toThrow(/newer version/)
  })

  test('a place that cannot be a folder is refused', () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    expect(() => openDatabase(join(file, 'data'))).toThrow(DataError)
    expect(() => openDatabase('/proc/nowhere/data')).toThrow(DataError)
  })

  test('a full disk refuses the job, and the next one that fits is taken', async () => {
    const folder = newFolder()
    const db = openDatabase(folder)
    // As full as SQLite can be made to think: no more pages than there are.
    const { page_count: pages } = db.one<{ page_count: number }>('pragma page_count') ?? { page_count: 0 }
    await db.write([{ sql: `pragma max_page_count = ${pages}`, values: [] }])
    const big = { sql: 'insert into secret(game, secret) values (?, ?)', values: ['g', 'x'.repeat(200_000)] }
    expect(await db.write([big])).toMatchObject({ ok: false, code: 'storage-full' })
    expect(await db.write([pulse(9)])).toEqual({ ok: true })
    expect(db.one('select count(*) as n from secret')).toEqual({ n: 0 })
    await db.close()
  })
})
