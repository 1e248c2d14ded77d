/**
 * Carrying the log of SQLite over to its main file. Whoever does that waits for the disk twice, for tens of milliseconds, and if the thread that writes did it,
 * all commits would wait with it. So another thread does it while commits go on; and what has been added meanwhile, which is little, the writer carries
 * over itself, because only when nothing is left can the log begin anew.
 */
import type { DatabaseSync } from 'node:sqlite'
import { type MessagePort, Worker } from 'node:worker_threads'

export interface ForCheckpoints {
  readonly file: string
  readonly isForCheckpoints: true
}

/** A job writes some three pages of 2 KB into the log: this makes it 50 MB long. */
const JOBS = 8000

const carryOver = (db: DatabaseSync): void => {
  try {
    db.exec('pragma wal_checkpoint(passive)')
  } catch {
    // What could not be carried over stays in the log, and is tried again with the next: nothing depends on it.
  }
}

/** Called by the writer after each commit with the number of its jobs. The thread is started when it is first needed: most servers never need it. */
export function checkpointsOf(
  db: DatabaseSync,
  file: string,
  program: URL,
  every = JOBS,
): (jobs: number) => void {
  let since = 0
  let isUnderWay = false
  let thread: Worker | undefined

  function begun(): Worker {
    const workerData: ForCheckpoints = { file, isForCheckpoints: true }
    const fresh = new Worker(program, { workerData })
    fresh.on('message', () => {
      carryOver(db)
      since = 0
      isUnderWay = false
    })
    fresh.on('error', () => {
      thread = undefined
      isUnderWay = false
    })
    return fresh
  }

  return jobs => {
    since += jobs
    if (since < every || isUnderWay) return
    isUnderWay = true
    thread ??= begun()
    thread.postMessage(null)
  }
}

/** The other thread: whenever it is asked to, it carries over all that is in the log by then. */
export function carryOverFor(port: MessagePort, db: DatabaseSync): void {
  port.on('message', () => {
    carryOver(db)
    port.postMessage(null)
  })
}
