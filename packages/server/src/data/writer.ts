/**
 * The thread that writes. Whatever has come in while it was busy goes into one transaction, so that many games share
 * one wait for the disk, and the event loop of the server never waits for it at all.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { FromWriter, Job, ToWriter, Written } from './job.ts'
import { PRAGMAS } from './schema.ts'

const port = parentPort
if (port === null) throw new Error('this file runs as a worker thread')

/** So many jobs at most share a transaction: nobody waits for ever behind a crowd. */
const JOBS_MOST = 512

const db = new DatabaseSync((workerData as { readonly file: string }).file)
db.exec(PRAGMAS)
const prepared = new Map<string, StatementSync>()

function statement(sql: string): StatementSync {
  const known = prepared.get(sql) ?? db.prepare(sql)
  prepared.set(sql, known)
  return known
}

const TAKEN: Written = { ok: false, code: 'taken', text: 'Somebody else was faster.' }

const CONSTRAINT = /constraint/i
const FULL = /full|disk i\/o|readonly/i

function failed(error: unknown): Written {
  const text = error instanceof Error ? error.message : String(error)
  if (CONSTRAINT.test(text)) return TAKEN
  return { ok: false, code: FULL.test(text) ? 'storage-full' : 'storage-failed', text }
}

/** One job by itself: what it leaves undone does not touch the others. */
function attempt(job: Job): Written {
  db.exec('savepoint job')
  try {
    for (const { sql, values, rows } of job) {
      const { changes } = statement(sql).run(...values)
      if (rows !== undefined && Number(changes) !== rows) {
        db.exec('rollback to job; release job')
        return TAKEN
      }
    }
    db.exec('release job')
    return { ok: true }
  } catch (error) {
    // A full disk may have ended the whole transaction.
    if (!db.isTransaction) throw error
    db.exec('rollback to job; release job')
    return failed(error)
  }
}

function commit(jobs: readonly ToWriter[]): FromWriter {
  const begun = performance.now()
  try {
    db.exec('begin immediate')
    const done = jobs.map(({ number, job }) => ({ number, written: attempt(job) }))
    db.exec('commit')
    return { done, ms: performance.now() - begun }
  } catch (error) {
    if (db.isTransaction) db.exec('rollback')
    const written = failed(error)
    return { done: jobs.map(({ number }) => ({ number, written })), ms: performance.now() - begun }
  }
}

port.on('message', (first: ToWriter) => {
  const jobs = [first]
  for (;;) {
    const next = jobs.length < JOBS_MOST ? receiveMessageOnPort(port) : undefined
    if (next === undefined) break
    jobs.push(next.message as ToWriter)
  }
  port.postMessage(commit(jobs))
})
