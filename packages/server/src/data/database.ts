/** The server's database: read here, written by a thread of its own (`writer.ts`). */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { newCommits } from './commits.ts'
import type { Value } from './job.ts'
import { BUSY_MS, MIGRATIONS, PRAGMAS } from './schema.ts'
import { type Writing, writingBy } from './writing.ts'

export interface Database extends Writing {
  one<Row>(sql: string, ...values: readonly Value[]): Promise<Row | undefined>
  all<Row>(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>
  /**
   * What is to be done by now, at most so many. Where several servers share the database, it is noted for `againMs` later, so that none
   * of the others does it too, and one of them does if this one does not.
   */
  due(now: number, againMs: number, most: number): Promise<readonly { kind: string; game: string }[]>
  /** The time by the database's own clock, where several servers share it. */
  time?(): Promise<number>
}

/**
 * What a store is opened for. `serve`: it is made if there is none, and brought up to date. `change`: it is there, and of this version's
 * format. `read`: the same, and nothing in it is changed.
 */
export type Access = 'serve' | 'change' | 'read'

/** The data folder cannot be used; the text tells whoever runs the server what to do. */
export class DataError extends Error {
  override name = 'DataError'
}

const FILE = 'bivouac.sqlite'

const WRITER = new URL('./writer.ts', import.meta.url)

export const fileIn = (folder: string): string => join(folder, FILE)

export function openDatabase(folder: string, writer: URL = WRITER, access: Access = 'serve'): Database {
  const file = fileIn(folder)
  const reader = access === 'serve' ? opened(folder, file) : openedAsIs(file, access === 'read')
  const { write, commits, close } =
    access === 'read' ? NO_WRITING : writingBy(new Worker(writer, { workerData: { file } }))

  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? reader.prepare(sql)
    prepared.set(sql, known)
    return known
  }

  return {
    commits,
    write,
    one: async <Row>(sql: string, ...values: readonly Value[]) =>
      statement(sql).get(...values) as Row | undefined,
    all: async <Row>(sql: string, ...values: readonly Value[]) =>
      statement(sql).all(...values) as unknown as readonly Row[],
    due: async (now, _, most) =>
      statement('select kind, game from due where at <= ? order by at limit ?').all(now, most) as unknown as {
        kind: string
        game: string
      }[],
    async close() {
      await close()
      reader.close()
    },
  }
}

const NO_WRITING: Writing = {
  commits: newCommits(),
  write: async () => ({ ok: false, code: 'storage-failed', text: 'The database was opened to be read.' }),
  close: async () => {},
}

/** Opens a file that is there, and leaves its format as it is; where it is only read, that may be an earlier one. */
export function openedAsIs(file: string, isRead: boolean, mayBeEarlier = false): DatabaseSync {
  if (!existsSync(file)) throw new DataError(`There are no games in '${file}': there is no such file.`)
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { readOnly: isRead, timeout: BUSY_MS })
    refuseOther(`'${file}'`, versionOf(db), mayBeEarlier)
    return db
  } catch (error) {
    db?.close()
    throw asDataError(error, file)
  }
}

export function refuseNewer(what: string, version: number): void {
  if (version > MIGRATIONS.length)
    throw new DataError(
      `${what} was written by a newer version of Bivouac (its format is ${version}, this one knows ${MIGRATIONS.length}). Start the newer version.`,
    )
}

/** Refuses what this version cannot use as it is. */
export function refuseOther(what: string, version: number, mayBeEarlier: boolean): void {
  refuseNewer(what, version)
  if (version === 0) throw new DataError(`There are no games in ${what}.`)
  if (version < MIGRATIONS.length && !mayBeEarlier)
    throw new DataError(
      `${what} was written by an older version of Bivouac (its format is ${version}, this one writes ${MIGRATIONS.length}). Start this version's server once to bring it up to date, or use the older version's command.`,
    )
}

const versionOf = (db: DatabaseSync): number =>
  (db.prepare('pragma user_version').get() as { readonly user_version: number }).user_version

function asDataError(error: unknown, file: string): DataError {
  if (error instanceof DataError) return error
  const why = error instanceof Error ? error.message : String(error)
  return new DataError(
    `The games in '${file}' cannot be opened (${why}). Nothing was changed. Restore the file from a backup, or move it away to begin with an empty one.`,
  )
}

/** Opens the file, makes it if there is none, and brings it up to date. */
function opened(folder: string, file: string): DatabaseSync {
  let db: DatabaseSync | undefined
  try {
    makeFolder(folder)
    db = new DatabaseSync(file, { timeout: BUSY_MS })
    // Before anything else: even how it keeps its journal is left as it is.
    refuseNewer(`'${file}'`, versionOf(db))
    db.exec(PRAGMAS)
    const found = db.prepare('pragma quick_check').get() as { readonly quick_check: string }
    if (found.quick_check !== 'ok') throw new Error(found.quick_check)
    migrate(db)
    return db
  } catch (error) {
    db?.close()
    throw asDataError(error, file)
  }
}

/** Folder by folder: Node's own way of making all of them at once never ends where a system refuses, as below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  // What the dice of running games come from lies there: it is nobody else's.
  mkdirSync(folder, { mode: 0o700 })
}

function migrate(db: DatabaseSync): void {
  for (let next = versionOf(db); next < MIGRATIONS.length; next++)
    db.exec(`begin immediate; ${MIGRATIONS[next]} pragma user_version = ${next + 1}; commit`)
}
