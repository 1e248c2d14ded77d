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

export interface ToWriter {
  readonly number: number
  readonly job: Job
}

/** Answers come in bunches, as they were committed; `ms` is what the commit took. */
export interface FromWriter {
  readonly done: readonly { readonly number: number; readonly written: Written }[]
  readonly ms: number
}
