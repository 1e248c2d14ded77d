/** An empty store that is filled with everything of another: all of it, or nothing. */
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { DataError, fileIn } from './database.ts'
import { isPostgres, openStore } from './open.ts'
import { types } from './postgres.ts'
import { type ColumnType, type TableShape, tableShapes } from './shape.ts'
import type { Row } from './snapshot.ts'

interface Filling {
  add(table: TableShape, rows: readonly Row[]): Promise<void>
  /** All that was added counts from now on. */
  end(): Promise<void>
  /** It is as empty as it was. */
  giveUp(): Promise<void>
}

const NOT_EMPTY = 'There are games or guests already: what is brought here needs an empty place.'

/** What a server writes that has only been started is no content. */
const CONTENT = ['game', 'guest'] as const

export async function fillStore(where: string): Promise<Filling> {
  // Makes the tables, and refuses in words what cannot be used.
  await (await openStore(where)).close()
  return isPostgres(where) ? fillPostgres(where) : fillFile(fileIn(where))
}

const insert = ({ name, columns }: TableShape): string =>
  `insert into ${name}(${columns.map(column => column.name).join(', ')})`

function fillFile(file: string): Filling {
  const db = new DatabaseSync(file)
  db.exec('pragma busy_timeout = 5000; pragma synchronous = full; begin immediate')
  for (const name of CONTENT)
    if (db.prepare(`select 1 from ${name} limit 1`).get() !== undefined) {
      db.close()
      throw new DataError(NOT_EMPTY)
    }
  for (const { name } of tableShapes()) db.exec(`delete from ${name}`)
  return {
    async add(table, rows) {
      const one = db.prepare(`${insert(table)} values (${table.columns.map(() => '?').join(', ')})`)
      for (const row of rows) one.run(...table.columns.map(({ name }) => row[name] ?? null))
    },
    async end() {
      db.exec('commit')
      db.close()
    },
    async giveUp() {
      db.close()
    },
  }
}

const ARRAY_OF: Readonly<Record<ColumnType, string>> = {
  text: 'text[]',
  integer: 'bigint[]',
  blob: 'bytea[]',
}

async function fillPostgres(url: string): Promise<Filling> {
  const client = new pg.Client({ connectionString: url, types })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  for (const name of CONTENT)
    if ((await client.query(`select 1 from ${name} limit 1`)).rows.length > 0) {
      await client.end()
      throw new DataError(NOT_EMPTY)
    }
  for (const { name } of tableShapes()) await client.query(`delete from ${name}`)
  return {
    async add(table, rows) {
      const lists = table.columns.map(({ type }, i) => `$${i + 1}::${ARRAY_OF[type]}`)
      await client.query(
        `${insert(table)} select * from unnest(${lists.join(', ')})`,
        table.columns.map(({ name }) => rows.map(row => bytes(row[name] ?? null))),
      )
    },
    async end() {
      await client.query('commit')
      await client.end()
    },
    async giveUp() {
      await client.query('rollback').catch(() => {})
      await client.end()
    },
  }
}

/** The driver knows Node's own kind of bytes only. */
const bytes = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value) : value)
