/** Where whoever runs the server works: the same tables and the same log as a server's, beside the servers that run. */
import { setTimeout as pause } from 'node:timers/promises'
import { HostError, type HostGame } from '@bivouac/host/core'
import { silentBus } from '../bus/bus.ts'
import { natsBus } from '../bus/nats.ts'
import type { Access, Database } from '../data/database.ts'
import { isPostgres, openStore } from '../data/open.ts'
import { partsOf } from '../parts.ts'
import type { OnlineTable } from '../tables/online-table.ts'
import { lastBeat, pulseOf } from '../tables/pulse.ts'
import type { Shared } from '../tables/shared.ts'
import { sharedTime, steady } from '../time.ts'
import { LIMITS } from '../wire/limits.ts'

/** What was asked for cannot be done; the text says why, and what to do. */
export class AdminError extends Error {
  override name = 'AdminError'
  readonly code: string
  constructor(code: string, text: string) {
    super(text)
    this.code = code
  }
}

interface Where {
  /** The data folder, or the address of the PostgreSQL database. */
  readonly where: string
  readonly nats?: string | undefined
  readonly games: readonly HostGame[]
}

export interface Desk {
  readonly shared: Shared
  readonly db: Database
  close(): Promise<void>
}

/** A server that was heard so lately runs. */
export const RUNNING_MS = 5000
/** Two who play fast are faster now and then; and then they wait for each other. */
const TRIES_MOST = 100

/** Bots think on servers, not here. */
const NOBODY = { choose: () => new Promise<number>(() => {}), hint: async () => [], forget() {} }

export async function openDesk({ where, nats, games }: Where, access: Access): Promise<Desk> {
  const db = await openStore(where, undefined, access)
  try {
    const ticking = await sharedTime(db, Date.now)
    const last = await lastBeat(db)
    const clock = steady(ticking.now, last)
    const { outages } = await pulseOf(db, clock)
    const now = clock()
    // While no server runs nobody can play: no clock counts that, though no server has noted it yet.
    if (last > 0 && now - last > RUNNING_MS) outages.push({ since: last, until: now })
    const bus = nats === undefined ? silentBus(isPostgres(where)) : await natsBus(nats)
    const { shared } = partsOf({ games, thinking: NOBODY }, { db, bus, clock, limits: LIMITS, outages })
    return {
      shared,
      db,
      async close() {
        await bus.close()
        await db.close()
      },
    }
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Does something about a game, again if a server was faster. */
export async function insist<T>({ shared }: Desk, game: string, act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof HostError)) throw error
      const { code, text } = error.problem
      if (code !== 'taken' || tries === TRIES_MOST) throw new AdminError(code, text)
      shared.core.rooms.delete(game)
      shared.tables.delete(game)
      await pause(1 + (tries % 7) * 5)
    }
}

/** A moment after the last one that was noted for the table: servers see by the time that something has changed. */
export async function laterThan({ shared }: Desk, { touched }: OnlineTable): Promise<number> {
  while (shared.core.clock() <= touched) await pause(1)
  return shared.core.clock()
}
