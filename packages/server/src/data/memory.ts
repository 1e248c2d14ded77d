/**
 * A database in the memory of this process, for any number of servers in it: the same tables and the same questions, nothing on a disk,
 * nothing that waits. What is kept ends with the process, so it is for simulations and tests.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { newCommits } from './commits.ts'
import type { Database } from './database.ts'
import type { Job, Value, Written } from './job.ts'
import { MIGRATIONS } from './schema.ts'

export interface Memory {
  /** One server's way to it. */
  connect(): Database
  /** Carries out a job at once: all of it, or nothing. */
  apply(job: Job): Written
  one<Row>(sql: string, ...values: readonly Value[]): Row | undefined
  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[]
  /** What is due by now, noted for `againMs` later: none of the other servers is given it meanwhile. */
  due(now: number, againMs: number, most: number): readonly DueRow[]
  close(): void
}

interface DueRow {
  readonly kind: string
  readonly game: string
}

const DONE: Written = { ok: true }
const TAKEN: Written = { ok: false, code: 'taken', text: 'Somebody else was faster.' }
const CLOSED: Written = { ok: false, code: 'storage-failed', text: 'The database is closed.' }

const CONSTRAINT = /constraint/i

const IS_DUE = 'select 1 from due where at <= ? limit 1'
const DUE = `update due set at = ? where (kind, game) in (select kind, game from due where at <= ? order by at limit ?)
  returning kind, game`

export function openMemory(): Memory {
  const db = new DatabaseSync(':memory:')
  for (const migration of MIGRATIONS) db.exec(migration)
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? db.prepare(sql)
    prepared.set(sql, known)
    return known
  }

  function apply(job: Job): Written {
    db.exec('begin')
    try {
      for (const { sql, values, rows } of job) {
        const { changes } = statement(sql).run(...values)
        if (rows === undefined || Number(changes) === rows) continue
        db.exec('rollback')
        return TAKEN
      }
      db.exec('commit')
      return DONE
    } catch (error) {
      db.exec('rollback')
      const text = error instanceof Error ? error.message : String(error)
      return CONSTRAINT.test(text) ? TAKEN : { ok: false, code: 'storage-failed', text }
    }
  }

  const memory: Memory = {
    apply,
    one: <Row>(sql: string, ...values: readonly Value[]) => statement(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: readonly Value[]) =>
      statement(sql).all(...values) as unknown as readonly Row[],
    due: (now, againMs, most) =>
      statement(IS_DUE).get(now) === undefined
        ? []
        : (statement(DUE).all(now + againMs, now, most) as unknown as readonly DueRow[]),
    close: () => db.close(),
    connect() {
      const commits = newCommits()
      let isOpen = true
      return {
        commits,
        async write(job) {
          if (!isOpen) return CLOSED
          const begun = performance.now()
          const written = apply(job)
          commits.note(performance.now() - begun, 1)
          return written
        },
        one: async <Row>(sql: string, ...values: readonly Value[]) => memory.one<Row>(sql, ...values),
        all: async <Row>(sql: string, ...values: readonly Value[]) => memory.all<Row>(sql, ...values),
        due: async (now, againMs, most) => memory.due(now, againMs, most),
        async close() {
          isOpen = false
        },
      }
    },
  }
  return memory
}
