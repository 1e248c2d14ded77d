/**
 * Whether the database works, told from what is asked of it anyway: the heartbeat writes and reads every second, so that nothing
 * need be asked for this alone.
 */
import type { Database } from '../data/database.ts'

/** Whoever waits so long for a write waits for a disk or a server that has stopped. */
const SILENCE_MS = 10_000

interface WatchedDatabase extends Database {
  /** Whether it reads and writes. */
  isUp(): boolean
}

export function watchedDatabase(db: Database, now: () => number = Date.now): WatchedDatabase {
  let reads = true
  let writes = true
  /** When the writes began that are not answered yet, the oldest first. */
  const waiting = new Set<{ readonly since: number }>()

  const reading = async <T>(question: Promise<T>): Promise<T> => {
    try {
      const answer = await question
      reads = true
      return answer
    } catch (error) {
      reads = false
      throw error
    }
  }

  const isSilent = (): boolean => {
    for (const { since } of waiting) return now() - since > SILENCE_MS
    return false
  }

  const { time } = db
  return {
    ...db,
    isUp: () => reads && writes && !isSilent(),
    one: (sql, ...values) => reading(db.one(sql, ...values)),
    all: (sql, ...values) => reading(db.all(sql, ...values)),
    due: (at, againMs, most) => reading(db.due(at, againMs, most)),
    ...(time === undefined ? {} : { time: () => reading(time()) }),
    async write(job) {
      const mine = { since: now() }
      waiting.add(mine)
      const written = await db.write(job)
      waiting.delete(mine)
      // Somebody who was faster is no fault of the database's.
      writes = written.ok || written.code === 'taken'
      return written
    },
  }
}
