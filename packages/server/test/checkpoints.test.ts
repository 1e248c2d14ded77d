/** The log of SQLite is carried over while commits go on, and begins anew. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { fileIn, openDatabase } from '../src/data/database.ts'
import { writingBy } from '../src/data/writing.ts'

/** SQLite counts in the log's head how often it has begun anew. */
const timesBegun = (file: string): number => readFileSync(`${file}-wal`).readUInt32BE(12)

const EVERY = 40
const JOBS_MOST = 20_000

test('a log that is written all the time begins anew, and nothing is lost by that', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-checkpoints-'))
  const file = fileIn(folder)
  const db = openDatabase(folder)
  const writing = writingBy(
    new Worker(new URL('../src/data/writer.ts', import.meta.url), {
      workerData: { file, checkpointEvery: EVERY },
    }),
  )
  onTestFinished(async () => {
    await writing.close()
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const first = timesBegun(file)
  let jobs = 0
  const outage = (since: number) =>
    writing.write([{ sql: 'insert into outage(since, until) values (?, ?)', values: [since, since + 1] }])
  while (timesBegun(file) < first + 3 && jobs < JOBS_MOST) {
    const done = await Promise.all(Array.from({ length: 4 }, () => outage(++jobs)))
    expect(done.every(({ ok }) => ok)).toBe(true)
  }
  expect(timesBegun(file)).toBeGreaterThanOrEqual(first + 3)
  expect(await db.one('select count(*) as n, max(since) as last from outage')).toEqual({
    n: jobs,
    last: jobs,
  })
})
