/**
 * The thread that writes. Whatever has come in while it was busy goes into one transaction, so that many games share
 * one wait for the disk, and the event loop of the server never waits for it at all.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { carryOverFor, checkpointsOf, type ForCheckpoints } from './checkpoints.ts'
import { type FromWriter, type Laid, pickUp, type ToWriter, type Written } from './job.ts'
import { PRAGMAS } from './schema.ts'

const port = parentPort
if (port === null) throw new Error('this file runs as a worker thread')

interface ForWriter {
  readonly file: string
  readonly isForCheckpoints?: undefined
  /** After how many jobs the log is carried over. */
  readonly checkpointEvery?: number
}

const given = workerData as ForWriter | ForCheckpoints
const db = new DatabaseSync(given.file)
db.exec(PRAGMAS)
/** The statements by their numbers, as text, and made ready when they are first used: one that makes no sense fails its job alone. */
const texts: string[] = []
const prepared: StatementSync[] = []

function statementOf(number: number): StatementSync {
  prepared[number] ??= db.prepare(texts[number])
  return prepared[number]
}

type Job = readonly Laid[]

const TAKEN: Written = { ok: false, code: 'taken', text: 'Somebody else was faster.' }

const CONSTRAINT = /constraint/i
const FULL = /full|disk i\/o|readonly/i

function failed(error: unknown): Written {
  const text = error instanceof Error ? error.message : String(error)
  if (CONSTRAINT.test(text)) return TAKEN
  return { ok: false, code: FULL.test(text) ? 'storage-full' : 'storage-failed', text }
}

/** Whether all rows were as the job expected them. */
function isDone(job: Job): boolean {
  for (const { statement, values, rows } of job) {
    const { changes } = statementOf(statement).run(...values)
    if (rows >= 0 && Number(changes) !== rows) return false
  }
  return true
}

/** Does something whose traces go away if it cannot be done. */
function attempt(what: () => boolean): Written {
  db.exec('savepoint attempt')
  try {
    const written: Written = what() ? { ok: true } : TAKEN
    db.exec(written.ok ? 'release attempt' : 'rollback to attempt; release attempt')
    return written
  } catch (error) {
    // A full disk may have ended the whole transaction.
    if (!db.isTransaction) throw error
    db.exec('rollback to attempt; release attempt')
    return failed(error)
  }
}

/** Jobs are hardly ever in each other's way: only where one cannot be done is each tried by itself, to touch no other. */
function attemptAll(jobs: readonly Job[]): FromWriter['failed'] {
  if (attempt(() => jobs.every(isDone)).ok) return []
  return jobs.flatMap((job, at) => {
    const written = attempt(() => isDone(job))
    return written.ok ? [] : [{ at, written }]
  })
}

function commit(jobs: readonly Job[]): FromWriter {
  const begun = performance.now()
  const answer = (failed: FromWriter['failed']) => ({
    jobs: jobs.length,
    failed,
    ms: performance.now() - begun,
  })
  try {
    db.exec('begin immediate')
    const failed = attemptAll(jobs)
    db.exec('commit')
    return answer(failed)
  } catch (error) {
    if (db.isTransaction) db.exec('rollback')
    const written = failed(error)
    return answer(jobs.map((_, at) => ({ at, written })))
  }
}

function taken({ sql, jobs }: ToWriter): Job[] {
  texts.push(...sql)
  return pickUp(jobs)
}

// A bundled server finds one program for both threads.
if (given.isForCheckpoints) carryOverFor(port, db)
else {
  const committed = checkpointsOf(db, given.file, new URL(import.meta.url), given.checkpointEvery)
  port.on('message', (message: ToWriter) => {
    const done = commit(taken(message))
    port.postMessage(done)
    committed(done.jobs)
  })
}
