/** The heartbeat of all servers on one database: from its gaps it is known when nobody could play, and no clock counts that time. */
import type { Database } from '../data/database.ts'
import type { Outage } from './clocks.ts'

interface Pulse {
  /** All times in which no server was up. */
  readonly outages: Outage[]
  /** One beat; resolves when it is kept. */
  beat(): Promise<void>
  /** One beat if the last was long ago: whoever reads a clock now must know of the gap. */
  catchUp(): Promise<void>
}

export const PULSE_MS = 1000
/** A gap of up to so many milliseconds is only a busy machine. */
const GAP_MS = 2 * PULSE_MS
/** No clock runs for longer than this. */
const KEPT_MS = 60 * 24 * 60 * 60_000

/** When a server was last known to be there; 0 if none ever was. */
export const lastBeat = async (db: Pick<Database, 'one'>): Promise<number> =>
  (await db.one<{ at: number }>('select at from pulse where one = 1'))?.at ?? 0

const OUTAGES = 'select since, until from outage where until > ? order by since'
const KEEP_OUTAGE = `insert into outage(since, until) values (?, ?)
  on conflict(since) do update set until = case when excluded.until > outage.until then excluded.until else outage.until end`
const KEEP_BEAT = `insert into pulse(one, at) values (1, ?)
  on conflict(one) do update set at = case when excluded.at > pulse.at then excluded.at else pulse.at end`

export async function pulseOf(db: Database, clock: () => number, gapMs: number = GAP_MS): Promise<Pulse> {
  const outages: Outage[] = []

  function note(gap: Outage): void {
    const known = outages.findIndex(({ since }) => since === gap.since)
    if (known < 0) outages.push(gap)
    else if (outages[known].until < gap.until) outages[known] = gap
  }

  for (const outage of await db.all<Outage>(OUTAGES, clock() - KEPT_MS)) note(outage)
  let beaten = clock()

  async function beat(): Promise<void> {
    // Another server may have gone on while this one was away, or seen the gap before it.
    const last = await lastBeat(db)
    for (const outage of await db.all<Outage>(OUTAGES, clock() - KEPT_MS)) note(outage)
    const now = clock()
    const gap = last > 0 && now - last > gapMs ? { since: last, until: now } : undefined
    // Counted at once, and written down with the beat: a clock that is read now must not count the gap.
    if (gap !== undefined) note(gap)
    beaten = now
    await db.write([
      ...(gap === undefined ? [] : [{ sql: KEEP_OUTAGE, values: [gap.since, gap.until] }]),
      { sql: KEEP_BEAT, values: [now] },
    ])
  }

  return {
    outages,
    beat,
    async catchUp() {
      if (clock() - beaten > gapMs) await beat()
    },
  }
}
