/** The near end of the thread that writes (`writer.ts`): jobs go there together, and whoever waits for one hears what became of it. */
import type { Worker } from 'node:worker_threads'
import { type Commits, newCommits } from './commits.ts'
import { type FromWriter, type Job, layOut, type ToWriter, type Value, type Written } from './job.ts'

export interface Writing {
  /** Resolves when it is on the disk, or when it is sure that it is not. Never rejects. */
  write(job: Job): Promise<Written>
  readonly commits: Commits
  close(): Promise<void>
}

const DONE: Written = { ok: true }

export function writingBy(worker: Worker): Writing {
  /** Those who wait for their jobs, the oldest first, and the jobs that are not on their way yet. */
  let waiting: ((written: Written) => void)[] = []
  let fresh: Value[] = []
  /** The statements that the writer knows by number, and those that it is to be told of. */
  const numbers = new Map<string, number>()
  let unknown: string[] = []
  /** Whether the writer is at work, or will be in a moment. */
  let isBusy = false
  const commits = newCommits()
  let gone: Written | undefined

  worker.on('message', ({ jobs, failed, ms }: FromWriter) => {
    isBusy = false
    // Before anybody is answered: the writer need not wait for that.
    if (fresh.length > 0) handOver()
    commits.note(ms, jobs)
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
    isBusy = true
    worker.postMessage({ sql: unknown, jobs: fresh } satisfies ToWriter)
    unknown = []
    fresh = []
  }

  function numberOf(sql: string): number {
    const known = numbers.get(sql)
    if (known !== undefined) return known
    unknown.push(sql)
    numbers.set(sql, numbers.size)
    return numbers.size - 1
  }

  return {
    commits,
    write: job =>
      new Promise(resolve => {
        if (gone !== undefined) return resolve(gone)
        waiting.push(resolve)
        layOut(job, numberOf, fresh)
        // While the writer is at work, what is new waits here and goes there together: each message takes time, and so does each commit.
        if (isBusy) return
        isBusy = true
        setImmediate(handOver)
      }),
    async close() {
      // What is still to be written goes first: nobody has been answered yet.
      while (waiting.length > 0) await new Promise(resolve => setTimeout(resolve, 5))
      await worker.terminate()
    },
  }
}
