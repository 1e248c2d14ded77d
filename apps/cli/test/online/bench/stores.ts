/** Both kinds of store, to run the same tests on. */
import { openStore } from '@bivouac/server/parts'
import { startPostgres, type TestPostgres } from '@bivouac/testkit/servers'
import { afterAll, beforeAll } from 'vitest'
import { newFolder } from './folder.ts'
import { oneServer, type Running } from './server.ts'

export interface Store {
  readonly where: string
  /** The options that name it, for a server and for the command. */
  readonly served: { readonly folder: string } | { readonly database: string }
  readonly args: readonly string[]
}

export type Kind = 'SQLite' | 'PostgreSQL'
export const KINDS = ['SQLite', 'PostgreSQL'] as const

/** A PostgreSQL server for the tests of a file, and stores that are made when they are needed. */
export function stores(): { fresh(kind: Kind): Store; postgres(): TestPostgres } {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())
  return {
    postgres: () => postgres,
    fresh: kind => (kind === 'SQLite' ? inFolder(newFolder()) : inDatabase(postgres.fresh())),
  }
}

const inFolder = (where: string): Store => ({
  where,
  served: { folder: where },
  args: ['--data', where],
})
const inDatabase = (where: string): Store => ({
  where,
  served: { database: where },
  args: ['--database', where],
})

/** A server on it that looks often for what was done from outside, and takes no slow machine for an outage. */
export const serving = (store: Store, options: object = {}): Promise<Running> =>
  oneServer({ ...store.served, compareMs: 200, gapMs: 3_600_000, ...options })

/** Changes what lies there, past everything that guards it. */
export async function tamper(store: Store, ...statements: readonly string[]): Promise<void> {
  const db = await openStore(store.where)
  const done = await db.write(statements.map(sql => ({ sql, values: [] })))
  await db.close()
  if (!done.ok) throw new Error(done.text)
}

export async function rowsOf<Row>(store: Store, sql: string): Promise<readonly Row[]> {
  const db = await openStore(store.where)
  const rows = await db.all<Row>(sql)
  await db.close()
  return rows
}
