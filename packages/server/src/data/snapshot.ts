/** Everything as it was at one moment, whatever servers write meanwhile. It is read, and nothing is changed by it. */
import type { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { fileIn, openedAsIs } from './database.ts'
import type { Value } from './job.ts'
import { isPostgres } from './open.ts'
import { asDataError, checkVersion, prepared, types } from './postgres.ts'
import { type TableShape, tableShapes } from './shape.ts'

export type Row = Readonly<Record<string, Value>>

/** What questions are asked of: a whole database answers them, or one moment of it. */
export interface Asked {
  one<Row>(sql: string, ...values: readonly Value[]): Promise<Row | undefined>
  all<Row>(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>
}

export interface Snapshot extends Asked {
  /** All rows of a table in the order of its key, some at a time. */
  rows(table: TableShape): AsyncIterable<readonly Row[]>
  has(table: string): boolean
  close(): Promise<void>
}

const AT_ONCE = 500

/** Tables and columns that an earlier format does not have are not there: who lets it in must not ask for them. */
export const openSnapshot = async (where: string, mayBeEarlier = false): Promise<Snapshot> =>
  isPostgres(where) ? postgresSnapshot(where, mayBeEarlier) : fileSnapshot(fileIn(where), mayBeEarlier)

const inOrder = ({ name, columns, key }: TableShape): string =>
  `select ${columns.map(column => column.name).join(', ')} from ${name} order by ${key.join(', ')}`

export function fileSnapshot(file: string, mayBeEarlier = false): Snapshot {
  const db = openedAsIs(file, true, mayBeEarlier)
  // The first question settles the moment.
  db.exec('begin; select count(*) from sqlite_schema')
  return { ...snapshotOf(db), close: async () => db.close() }
}

/** A connection to a file whose transaction has begun. */
function snapshotOf(db: DatabaseSync): Omit<Snapshot, 'close'> {
  const names = db.prepare("select name from sqlite_schema where type = 'table'").all()
  const there = new Set((names as unknown as readonly { name: string }[]).map(({ name }) => name))
  return {
    has: table => there.has(table),
    one: async <R>(sql: string, ...values: readonly Value[]) =>
      db.prepare(sql).get(...values) as R | undefined,
    all: async <R>(sql: string, ...values: readonly Value[]) =>
      db.prepare(sql).all(...values) as unknown as readonly R[],
    async *rows(table) {
      let some: Row[] = []
      for (const row of db.prepare(inOrder(table)).iterate()) {
        some.push(row as Row)
        if (some.length < AT_ONCE) continue
        yield some
        some = []
      }
      if (some.length > 0) yield some
    },
  }
}

async function postgresSnapshot(url: string, mayBeEarlier: boolean): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, types, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('begin isolation level repeatable read read only')
    await checkVersion(client, url, mayBeEarlier)
  } catch (error) {
    await client.end().catch(() => {})
    throw asDataError(error, url)
  }
  const names = await client.query(
    'select table_name as name from information_schema.tables where table_schema = current_schema()',
  )
  const there = new Set((names.rows as readonly { name: string }[]).map(({ name }) => name))
  const all = async <R>(sql: string, ...values: readonly Value[]): Promise<readonly R[]> =>
    (await client.query({ ...prepared(sql), values: [...values] })).rows as R[]
  return {
    has: table => there.has(table),
    all,
    one: async <R>(sql: string, ...values: readonly Value[]) => (await all<R>(sql, ...values))[0],
    async *rows(table) {
      await client.query(`declare reading no scroll cursor for ${inOrder(table)}`)
      for (;;) {
        const { rows } = await client.query(`fetch ${AT_ONCE} from reading`)
        if (rows.length === 0) break
        yield rows as Row[]
      }
      await client.query('close reading')
    },
    async close() {
      await client.query('rollback').catch(() => {})
      await client.end()
    },
  }
}

/** How many rows there are in all. */
export async function countRows(snapshot: Snapshot): Promise<number> {
  let sum = 0
  for (const { name } of tableShapes())
    sum += (await snapshot.one<{ n: number }>(`select count(*) as n from ${name}`))?.n ?? 0
  return sum
}
