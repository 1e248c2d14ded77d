/** What is asked of the thread that writes: some statements that count together or not at all. */

export type Value = string | number | null | Uint8Array

export interface Statement {
  readonly sql: string
  readonly values: readonly Value[]
  /** How many rows it must change; else somebody was faster, and the whole job is undone. */
  readonly rows?: number
  /**
   * The game it is about, and how PostgreSQL does the same for several games at once, with a list for each value. Only for what touches no row
   * that another statement of the same job touches, and the same number of rows each time.
   */
  readonly many?: { readonly sql: string; readonly game: string }
}

export type Job = readonly Statement[]

/** `taken`: a row was not as the job expected it. `failed`: the disk or the database refused. */
export type Written =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'taken' | 'storage-full' | 'storage-failed'; readonly text: string }

/**
 * All jobs since the last message, in order, laid out flat: to copy many small objects from thread to thread costs more than
 * what is in them. Statements are known by their numbers; `sql` are the texts of those that have not been sent before.
 */
export interface ToWriter {
  readonly sql: readonly string[]
  readonly jobs: readonly Value[]
}

/** A job for the writer: for each statement its number, the rows it must change (-1 for any), how many values, and they themselves. */
export function layOut(job: Job, numberOf: (sql: string) => number, into: Value[]): void {
  into.push(job.length)
  for (const { sql, values, rows } of job) {
    into.push(numberOf(sql), rows ?? -1, values.length)
    for (const value of values) into.push(value)
  }
}

/** A statement of a job that was laid out. */
export interface Laid {
  readonly statement: number
  readonly values: readonly Value[]
  readonly rows: number
}

/** The jobs that were laid out there. */
export function pickUp(jobs: readonly Value[]): Laid[][] {
  const all: Laid[][] = []
  let at = 0
  const number = (): number => jobs[at++] as number
  while (at < jobs.length) {
    const job: Laid[] = []
    for (let left = number(); left > 0; left--) {
      const statement = number()
      const rows = number()
      const count = number()
      job.push({ statement, rows, values: jobs.slice(at, at + count) })
      at += count
    }
    all.push(job)
  }
  return all
}

/** How the jobs of a message have ended; all but those named here are on the disk. */
export interface FromWriter {
  readonly jobs: number
  readonly failed: readonly { readonly at: number; readonly written: Written }[]
  /** What the commit took, in milliseconds. */
  readonly ms: number
}
