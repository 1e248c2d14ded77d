/** The database of a simulated fleet: real tables in memory, behind a wire that takes time and servers that die while they write. */
import type { Database, Memory } from '@bivouac/server/parts'
import type { Breaches } from './breaches.ts'
import type { Fault } from './faults.ts'
import type { Job, Ledger } from './ledger.ts'
import type { World } from './world.ts'

type Written = ReturnType<Memory['apply']>

/** One server's way to it. */
export interface NodeStore extends Database {
  /** Nothing is answered any more; what was on its way has come through, or has not. */
  die(): void
}

interface FleetStore {
  connect(): NodeStore
  /** While it is on, nothing can be written. */
  refuses: boolean
  readonly counts: { jobs: number; refused: number }
}

const COMMIT_MS = [1, 5] as const
const READ_MS = 3
const REFUSED: Written = { ok: false, code: 'storage-failed', text: 'The disk does not answer.' }

// long: what all servers share of the database, and the way of each
export function fleetStore(
  world: World,
  memory: Memory,
  ledger: Ledger,
  breaches: Breaches,
  fault: Fault | undefined,
): FleetStore {
  const { draw } = world
  const counts = { jobs: 0, refused: 0 }
  /** When each flag's timer was handed out, as long as nobody has set it anew. */
  const handed = new Map<string, number>()

  function apply(job: Job): Written {
    counts.jobs++
    if (store.refuses) {
      counts.refused++
      return REFUSED
    }
    const real = fault?.job(job) ?? job
    const written = memory.apply(real)
    if (!written.ok) return written
    for (const { sql, values } of real) if (sql.includes(' due')) handed.delete(String(values[1]))
    ledger.kept(real)
    fault?.kept(real)
    return written
  }

  function due(now: number, againMs: number, most: number): ReturnType<Memory['due']> {
    const real = memory.due(now, againMs, most)
    const all = fault === undefined ? real : [...real, ...fault.alsoDue(real)]
    for (const { kind, game } of all) {
      if (kind !== 'flag') continue
      const before = handed.get(game)
      const isSet = memory.one('select 1 from due where kind = ? and game = ?', kind, game) !== undefined
      if (!isSet || (before !== undefined && now < before + againMs))
        breaches.note('timer-twice', `${kind} ${game}`)
      handed.set(game, now)
    }
    return all
  }

  const store: FleetStore = {
    counts,
    refuses: false,
    connect() {
      let isDead = false
      let last = 0
      const commits = memory.connect().commits
      /** Answers after a while; a dead server hears nothing. */
      const answered = <T>(ms: number, answer: () => T): Promise<T> =>
        new Promise(resolve => {
          if (isDead) return
          if (ms === 0) return resolve(answer())
          world.after(ms, () => {
            if (!isDead) resolve(answer())
          })
        })
      return {
        commits,
        write: job =>
          new Promise(resolve => {
            if (isDead) return
            const now = world.now()
            // In the order in which they were sent.
            last = Math.max(last, now + COMMIT_MS[0] + draw(COMMIT_MS[1]))
            if (fault?.answersFirst(job)) resolve({ ok: true })
            world.after(last - now, () => {
              if (isDead && draw(2) === 0) return
              const written = apply(job)
              commits.note(last - now, 1)
              if (!isDead) resolve(written)
            })
          }),
        one: (sql, ...values) => answered(draw(READ_MS), () => memory.one(sql, ...values)),
        all: (sql, ...values) => answered(draw(READ_MS), () => memory.all(sql, ...values)),
        due: (now, againMs, most) => answered(0, () => due(now, againMs, most)),
        async close() {},
        die() {
          isDead = true
        },
      }
    },
  }
  return store
}
