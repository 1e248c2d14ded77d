/** The database, SQLite's, PostgreSQL's and the one in memory: what is answered is kept, one bad job spoils no other, and what cannot be used is refused in words. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startPostgres, type TestPostgres } from '@bivouac/testkit/servers'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Database, DataError, openDatabase } from '../src/data/database.ts'
import { openMemory } from '../src/data/memory.ts'
import { openStore } from '../src/data/open.ts'
import { withoutPassword } from '../src/data/postgres.ts'
import { addEntry, insertTable, setDue, updateHead } from '../src/tables/keeping-tables.ts'
import { aTable } from './a-table.ts'

const root = mkdtempSync(join(tmpdir(), 'bivouac-data-'))
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  rmSync(root, { recursive: true, force: true })
  await postgres.stop()
})
const newFolder = (): string => mkdtempSync(join(root, 'data-'))

const pulse = (at: number) => ({
  sql: 'insert into pulse(one, at) values (1, ?) on conflict(one) do update set at = excluded.at',
  values: [at],
})
const outage = (since: number) => ({
  sql: 'insert into outage(since, until) values (?, ?)',
  values: [since, since + 1],
})

/** Whatever keeps games: each place can be opened any number of times. */
type Place = () => Promise<Database>
const stored =
  (where: string): Place =>
  () =>
    openStore(where)
function inMemory(): Place {
  const memory = openMemory()
  return async () => memory.connect()
}

describe.each([
  ['SQLite', () => stored(newFolder())],
  ['PostgreSQL', () => stored(postgres.fresh())],
  ['memory', inMemory],
])('writing into %s', (_, newPlace) => {
  let open: Database[] = []
  async function opened(place: Place = newPlace()): Promise<Database> {
    const db = await place()
    open.push(db)
    return db
  }
  afterEach(async () => {
    await Promise.all(open.map(db => db.close()))
    open = []
  })

  test('what was answered is there for another connection', async () => {
    const place = newPlace()
    const db = await opened(place)
    expect(await db.write([pulse(5)])).toEqual({ ok: true })
    const other = await opened(place)
    expect(await other.one('select at from pulse')).toEqual({ at: 5 })
  })

  test('of many jobs at once, one that comes too late is undone as a whole, and only that one', async () => {
    const db = await opened()
    await db.write([outage(3)])
    const done = await Promise.all([1, 2, 3, 4].map(n => db.write([pulse(n), outage(n)])))
    expect(done.map(one => one.ok)).toEqual([true, true, false, true])
    expect(done[2]).toMatchObject({ code: 'taken' })
    expect(await db.all('select since from outage order by since')).toEqual(
      [1, 2, 3, 4].map(since => ({ since })),
    )
    expect(await db.one('select at from pulse')).toEqual({ at: 4 })
  })

  test('a row that was not as expected undoes its job', async () => {
    const db = await opened()
    const none = { sql: 'update pulse set at = ? where at = ?', values: [1, 99], rows: 1 }
    expect(await db.write([outage(1), none])).toMatchObject({ ok: false, code: 'taken' })
    expect(await db.all('select since from outage')).toEqual([])
  })

  test('a statement that makes no sense is a failure of that job alone', async () => {
    const db = await opened()
    const [bad, good] = await Promise.all([
      db.write([{ sql: 'insert into nothing values (1)', values: [] }]),
      db.write([outage(7)]),
    ])
    expect(bad).toMatchObject({ ok: false, code: 'storage-failed' })
    expect(good).toEqual({ ok: true })
  })

  test('of two who want the same number one gets it, whichever connection they come by', async () => {
    const place = newPlace()
    const [one, two] = [await opened(place), await opened(place)]
    const entry = (by: string) => ({
      sql: 'insert into entry(game, n, kind, text, at, id) values (?, ?, ?, ?, ?, ?)',
      values: ['g', 1, 'play', by, 1_800_000_000_000, null],
    })
    const done = await Promise.all([one.write([entry('one')]), two.write([entry('two')])])
    expect(done.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(done.find(({ ok }) => !ok)).toMatchObject({ code: 'taken' })
    expect(await one.all('select n, at from entry')).toEqual([{ n: 1, at: 1_800_000_000_000 }])
  })

  test('of commands in many games at once, one that comes too late is undone as a whole, and only that one', async () => {
    const db = await opened()
    const tables = ['a', 'b', 'c', 'd'].map(id => aTable(id))
    for (const table of tables) await db.write(insertTable(table, 'secret', undefined))
    const commands = (after: (id: string) => number) =>
      Promise.all(
        tables.map(table => {
          table.touched++
          return db.write([
            addEntry(table, {
              kind: 'play',
              text: `"{${table.id}}\\`,
              at: table.touched,
              id: `${table.entries}`,
            }),
            updateHead(table, `{"seq":"${table.id}, \\"}`, after(table.id)),
            setDue('flag', table.id, table.touched + 60),
            setDue('bot', table.id, undefined),
          ])
        }),
      )
    expect((await commands(() => 0)).map(({ ok }) => ok)).toEqual([true, true, true, true])
    const done = await commands(id => (id === 'c' ? 0 : 1))
    expect(done.map(({ ok }) => ok)).toEqual([true, true, false, true])
    expect(done[2]).toMatchObject({ code: 'taken' })
    expect(await db.all('select id, head, revision, touched, asked, affairs from game order by id')).toEqual(
      tables.map(({ id }) => ({
        id,
        head: `{"seq":"${id}, \\"}`,
        revision: id === 'c' ? 1 : 2,
        touched: id === 'c' ? 1 : 2,
        asked: 3,
        affairs: '{"asked":3}',
      })),
    )
    expect(await db.all('select game, n, text, at, id from entry order by game, n')).toEqual(
      tables.flatMap(({ id }) =>
        (id === 'c' ? [1] : [1, 2]).map(n => ({
          game: id,
          n,
          text: `"{${id}}\\`,
          at: n,
          id: `${n - 1}`,
        })),
      ),
    )
    expect(await db.all('select kind, game, at from due order by game')).toEqual(
      tables.map(({ id }) => ({ kind: 'flag', game: id, at: id === 'c' ? 61 : 62 })),
    )
  })

  test('bytes come back as they went in', async () => {
    const db = await opened()
    const token = new Uint8Array([0, 1, 254, 255])
    const insert = 'insert into guest(id, name, token, made, seen) values (?, ?, ?, ?, ?)'
    expect(await db.write([{ sql: insert, values: ['a', 'Żółć ő', token, 1, 2] }])).toEqual({ ok: true })
    expect(await db.one('select name from guest where token = ?', token)).toEqual({ name: 'Żółć ő' })
  })

  test('after it is closed nothing is taken any more', async () => {
    const db = await newPlace()()
    await db.close()
    expect(await db.write([pulse(1)])).toMatchObject({ ok: false })
  })

  test('what is due by then is listed, and nothing else', async () => {
    const db = await opened()
    const due = (game: string, at: number) => ({
      sql: 'insert into due(kind, game, at) values (?, ?, ?)',
      values: ['flag', game, at],
    })
    await db.write([due('late', 30), due('first', 10), due('second', 20)])
    const listed = await db.due(20, 1000, 64)
    expect(listed.map(({ game }) => game).toSorted()).toEqual(['first', 'second'])
    expect(await db.due(9, 1000, 64)).toEqual([])
  })
})

describe.each([
  ['SQLite', newFolder],
  ['PostgreSQL', () => postgres.fresh()],
])('a place in %s', (_, newPlace) => {
  test('one that was written by a newer version is refused', async () => {
    const place = newPlace()
    const db = await openStore(place)
    const raise = place.startsWith('postgres')
      ? 'update schema set version = 999'
      : 'pragma user_version = 999'
    await db.write([{ sql: raise, values: [] }])
    await db.close()
    if (!place.startsWith('postgres')) {
      const file = new DatabaseSync(join(place, 'bivouac.sqlite'))
      file.exec(raise)
      file.close()
    }
    await expect(openStore(place)).rejects.toThrow(/newer version/)
  })
})

describe('PostgreSQL', () => {
  test('a server that is killed refuses what it cannot keep, and takes what comes when it is back', async () => {
    const db = await openStore(postgres.fresh())
    expect(await db.write([pulse(1)])).toEqual({ ok: true })
    await postgres.kill()
    expect(await db.write([pulse(2)])).toMatchObject({ ok: false, code: 'storage-failed' })
    await expect(db.one('select at from pulse')).rejects.toThrow()
    await postgres.start()
    expect(await db.one('select at from pulse')).toEqual({ at: 1 })
    expect(await db.write([pulse(3)])).toEqual({ ok: true })
    await db.close()
  })

  test('two servers that write about the same rows in another order both get through', async () => {
    const place = postgres.fresh()
    const [one, two] = [await openStore(place), await openStore(place)]
    await one.write([outage(1), outage(2)])
    const raise = (since: number) => ({
      sql: 'update outage set until = until + 1 where since = ?',
      values: [since],
    })
    const rounds = 20
    const done = await Promise.all(
      Array.from({ length: rounds }).flatMap(() => [
        one.write([raise(1), raise(2)]),
        two.write([raise(2), raise(1)]),
      ]),
    )
    const kept = done.filter(({ ok }) => ok).length
    expect(await one.all('select until from outage order by since')).toEqual([
      { until: 2 + kept },
      { until: 3 + kept },
    ])
    expect(kept).toBe(2 * rounds)
    await Promise.all([one.close(), two.close()])
  }, 60_000)

  const timers = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      sql: 'insert into due(kind, game, at) values (?, ?, ?)',
      values: ['flag', `game-${i}`, i],
    }))

  test('of two servers that ask at the same time what is due, none is handed what the other is', async () => {
    const place = postgres.fresh()
    const servers = [await openStore(place), await openStore(place)]
    await servers[0].write(timers(400))
    const handed: string[] = []
    for (let round = 0; round < 10; round++) {
      const all = await Promise.all([...servers, ...servers].map(db => db.due(1000, 60_000, 10)))
      handed.push(...all.flat().map(({ game }) => game))
    }
    // Whoever met another's may have been handed less than was left.
    while (handed.length < 400) {
      const more = await servers[1].due(1000, 60_000, 400)
      expect(more).not.toEqual([])
      handed.push(...more.map(({ game }) => game))
    }
    expect(new Set(handed).size).toBe(handed.length)
    await Promise.all(servers.map(db => db.close()))
  })

  test('nobody waits for what another is about to take: he is handed what comes after it', async () => {
    const place = postgres.fresh()
    const db = await openStore(place)
    await db.write(timers(6))
    const other = new pg.Client(place)
    await other.connect()
    await other.query('begin; select game from due where at < 3 for update')
    const games = async (): Promise<readonly string[]> =>
      (await db.due(1000, 60_000, 3)).map(({ game }) => game).toSorted()
    expect(await games()).toEqual(['game-3', 'game-4', 'game-5'])
    expect(await games()).toEqual([])
    await other.query('rollback')
    expect(await games()).toEqual(['game-0', 'game-1', 'game-2'])
    await other.end()
    await db.close()
  })

  test('an address where nothing is refused in words, without its password', async () => {
    const opening = openStore('postgres://bivouac:hunter2@127.0.0.1:1/none')
    await expect(opening).rejects.toThrow(DataError)
    await expect(openStore('postgres://bivouac:hunter2@127.0.0.1:1/none')).rejects.not.toThrow(/hunter2/)
    expect(withoutPassword('postgres://bivouac:hunter2@127.0.0.1:1/none')).toBe('postgres://127.0.0.1:1/none')
  })
})

describe('opening', () => {
  test('a file that is no database is refused and left as it is', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'bivouac.sqlite'), 'this is no database, but it is long enough to look at')
    expect(() => openDatabase(folder)).toThrow(DataError)
    expect(() => openDatabase(folder)).toThrow(/Restore the file from a backup/)
  })

  test('a file with a spoiled page is refused and left as it is', async () => {
    const folder = newFolder()
    const file = join(folder, 'bivouac.sqlite')
    const db = openDatabase(folder)
    for (let n = 0; n < 200; n++) await db.write([outage(n * 10)])
    await db.close()
    const bytes = readFileSync(file)
    // Its head is sound: only what lies behind it is not.
    bytes.fill(0x5a, 4096, 3 * 4096)
    writeFileSync(file, bytes)
    expect(() => openDatabase(folder)).toThrow(/Restore the file from a backup/)
    expect(readFileSync(file).equals(bytes)).toBe(true)
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
    const { page_count: pages } = (await db.one<{ page_count: number }>('pragma page_count')) ?? {
      page_count: 0,
    }
    await db.write([{ sql: `pragma max_page_count = ${pages}`, values: [] }])
    const big = { sql: 'insert into secret(game, secret) values (?, ?)', values: ['g', 'x'.repeat(200_000)] }
    expect(await db.write([big])).toMatchObject({ ok: false, code: 'storage-full' })
    expect(await db.write([pulse(9)])).toEqual({ ok: true })
    expect(await db.one('select count(*) as n from secret')).toEqual({ n: 0 })
    await db.close()
  })
})

test('no index of PostgreSQL has a column that every command changes: it would write the row into all of them', async () => {
  const db = await openStore(postgres.fresh())
  const rows = await db.all<{ name: string }>(
    `select distinct attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indrelid = cast('game' as regclass) order by 1`,
  )
  await db.close()
  const names = rows.map(({ name }) => name)
  expect(names).toContain('id')
  const { sql } = updateHead(aTable('a'), '{}', 0)
  expect(names.filter(name => sql.includes(` ${name} = `) && name !== 'id')).toEqual([])
})
