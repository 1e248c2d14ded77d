/** The server's own heartbeat: from its gaps it is known when nobody could play, and no clock counts that time. */
import type { Database } from '../data/database.ts'
import type { Outage } from './clocks.ts'

interface Pulse {
  /** All times in which the server was down. */
  readonly outages: Outage[]
  /** One beat; resolves when it is kept. */
  beat(): Promise<void>
}

export const PULSE_MS = 1000
/** A gap of up to so many milliseconds is only a busy machine. */
const GAP_MS = 2 * PULSE_MS
/** No clock runs for longer than this. */
const KEPT_MS = 60 * 24 * 60 * 60_000

export function pulseOf(db: Database, clock: () => number, gapMs: number = GAP_MS): Pulse {
  const outages = [
    ...db.all<Outage>('select since, until from outage where until > ? order by since', clock() - KEPT_MS),
  ]
  let last = db.one<{ at: number }>('select at from pulse where one = 1')?.at
  return {
    outages,
    async beat() {
      const now = clock()
      const gap = last !== undefined && now - last > gapMs ? { since: last, until: now } : undefined
      // Counted at once, and written down with the beat: a clock that is read now must not count the gap.
      if (gap !== undefined) outages.push(gap)
      last = now
      await db.write([
        ...(gap === undefined
          ? []
          : [
              {
                sql: 'insert into outage(since, until) values (?, ?) on conflict(since) do update set until = max(until, excluded.until)',
                values: [gap.since, gap.until],
              },
            ]),
        {
          sql: 'insert into pulse(one, at) values (1, ?) on conflict(one) do update set at = excluded.at',
          values: [now],
        },
      ])
    },
  }
}
