/** What is asked of the thread that writes: some statements that count together or not at all. */

export type Value = string | number | null | Uint8Array

export interface Statement {
  readonly sql: string
  readonly values: readonly Value[]
  /** How many rows it must change; else somebody was faster, and the whole job is undone. */
  readonly rows?: number
}

export type Job = readonly Statement[]

/** `taken`: a row was not as the job expected it. `failed`: the disk or the database refused. */
export type Written =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'taken' | 'storage-full' | 'storage-failed'; readonly text: string }

/** All jobs of one turn of the event loop, in order: a message of its own for each would cost more than what is in it. */
export type ToWriter = readonly Job[]

/** How the oldest jobs that were not answered yet have ended; all but those named here are on the disk. */
export interface FromWriter {
  readonly jobs: number
  readonly failed: readonly { readonly at: number; readonly written: Written }[]
  /** What the commit took, in milliseconds. */
  readonly ms: number
}
