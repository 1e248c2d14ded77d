/** The server's database: read here, written by a thread of its own (`writer.ts`). */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { FromWriter, Job, ToWriter, Value, Written } from './job.ts'
import { MIGRATIONS, PRAGMAS } from './schema.ts'

export interface Database {
  /** Resolves when it is on the disk, or when it is sure that it is not. Never rejects. */
  write(job: Job): Promise<Written>
  one<Row>(sql: string, ...values: readonly Value[]): Row | undefined
  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[]
  /** How long commits took, in milliseconds, the last thousand of them. */
  readonly commitMs: readonly number[]
  close(): Promise<void>
}

/** The data folder cannot be used; the text tells whoever runs the server what to do. */
export class DataError extends Error {
  override name = 'DataError'
}

const FILE = 'bivouac.sqlite'
const COMMITS_KEPT = 1000
const DONE: Written = { ok: true }

const WRITER = new URL('./writer.ts', import.meta.url)

export function openDatabase(folder: string, writer: URL = WRITER): Database {
  const file = join(folder, FILE)
  const reader = opened(folder, file)
  const worker = new Worker(writer, { workerData: { file } })
  /** Those who wait for their jobs, the oldest first, and the jobs that are not on their way yet. */
  let waiting: ((written: Written) => void)[] = []
  let fresh: Job[] = []
  const commitMs: number[] = []
  let gone: Written | undefined

  worker.on('message', ({ jobs, failed, ms }: FromWriter) => {
    commitMs.push(ms)
    if (commitMs.length > COMMITS_KEPT) commitMs.shift()
    const answered = waiting.slice(0, jobs)
    waiting = waiting.slice(jobs)
    const failures = new Map(failed.map(({ at, written }) => [at, written]))
    for (const [at, settle] of answered.entries()) settle(failures.get(at) ?? DONE)
  })
  const lost = (text: string): void => {
    gone ??= { ok: false, code: 'storage-failed', text }
    const all = waiting
    waiting = []
    for (const settle of all) settle(gone)
  }
  worker.on('error', error => lost(error.message))
  worker.on('exit', () => lost('The database is closed.'))

  function handOver(): void {
    worker.postMessage(fresh satisfies ToWriter)
    fresh = []
  }

  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? reader.prepare(sql)
    prepared.set(sql, known)
    return known
  }

  return {
    commitMs,
    write: job =>
      new Promise(resolve => {
        if (gone !== undefined) return resolve(gone)
        waiting.push(resolve)
        if (fresh.push(job) === 1) setImmediate(handOver)
      }),
    one: <Row>(sql: string, ...values: readonly Value[]) => statement(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: readonly Value[]) =>
      statement(sql).all(...values) as unknown as readonly Row[],
    async close() {
      // What is still to be written goes first: nobody has been answered yet.
      while (waiting.length > 0) await new Promise(resolve => setTimeout(resolve, 5))
      await worker.terminate()
      reader.close()
    },
  }
}

/** Opens the file, makes it if there is none, and brings it up to date. */
function opened(folder: string, file: string): DatabaseSync {
  let db: DatabaseSync | undefined
  try {
    makeFolder(folder)
    db = new DatabaseSync(file)
    db.exec(PRAGMAS)
    const found = db.prepare('pragma quick_check').get() as { readonly quick_check: string }
    if (found.quick_check !== 'ok') throw new Error(found.quick_check)
    migrate(db, file)
    return db
  } catch (error) {
    db?.close()
    if (error instanceof DataError) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new DataError(
      `The games in '${file}' cannot be opened (${why}). Nothing was changed. Restore the file from a backup, or move it away to begin with an empty one.`,
    )
  }
}

/** Folder by folder: Node's own way of making all of them at once never ends where a system refuses, as below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}

function migrate(db: DatabaseSync, file: string): void {
  const { user_version: version } = db.prepare('pragma user_version').get() as {
    readonly user_version: number
  }
  if (version > MIGRATIONS.length)
    throw new DataError(
      `'${file}' was written by a newer version of Bivouac (its format is ${version}, this one knows ${MIGRATIONS.length}). Start the newer version.`,
    )
  for (let next = version; next < MIGRATIONS.length; next++)
    db.exec(`begin immediate; ${MIGRATIONS[next]} pragma user_version = ${next + 1}; commit`)
}
