/** The parts of a server that know nothing of the net: what is shared by all requests, and who answers them. */
import { randomBytes } from 'node:crypto'
import { drawSecret } from '@bivouac/fair'
import { newCore, refuse } from '@bivouac/host/core'
import type { Database } from './data/database.ts'
import type { ServerOptions } from './options.ts'
import { guestsIn } from './people/guests.ts'
import { gameLog } from './tables/game-log.ts'
import type { Handlers } from './tables/handlers.ts'
import { afterKeeping, beforeKeeping } from './tables/keeping.ts'
import { meRequests } from './tables/me.ts'
import { offeringRequests } from './tables/offering.ts'
import { playingRequests } from './tables/playing.ts'
import { closeScreen, newScreen } from './tables/screens.ts'
import { settlingRequests } from './tables/settling.ts'
import type { Screen, Shared } from './tables/shared.ts'
import { buckets, type Limits } from './wire/limits.ts'
import type { LineHost, ServerLine } from './wire/line.ts'

const ANSWER_MS = 1000

export interface Parts {
  readonly shared: Shared
  readonly host: LineHost
  /** While it is being drained nothing new is begun; `busy` counts what is still being answered. */
  readonly drain: { isOn: boolean; busy: number }
}

interface Around extends Pick<Shared, 'db' | 'outages'> {
  readonly db: Database
  clock(): number
  readonly limits: Limits
}

export function partsOf(options: Omit<ServerOptions, 'app' | 'folder'>, around: Around): Parts {
  const shared = sharedBy(options, around)
  const drain = { isOn: false, busy: 0 }
  return { shared, drain, host: lineHost(shared, around.limits, drain, options.log ?? (() => {})) }
}

function sharedBy(
  {
    games,
    thinking,
    build = 'unknown',
    answerMs = ANSWER_MS,
    wait = ms => new Promise(resolve => setTimeout(resolve, ms)),
  }: Omit<ServerOptions, 'app' | 'folder'>,
  {
    db,
    clock,
    limits,
    outages,
  }: Pick<Shared, 'db' | 'outages'> & {
    readonly db: Database
    clock(): number
    readonly limits: Limits
  },
): Shared {
  const tables: Shared['tables'] = new Map()
  const giving: Shared['giving'] = new Map()
  const offers = buckets(limits.games)
  const chats = buckets(limits.chat)
  const shared: Shared = {
    core: newCore({
      games,
      store: gameLog(db, tables, game => giving.get(game), clock),
      thinking,
      clock,
      wait,
      // In every message: short, and still not to be guessed or met twice. 64 bits are at most 13 digits of base 36.
      newId: () => randomBytes(8).readBigUInt64BE().toString(36).padStart(13, '0'),
      newSeed: drawSecret,
      whenUnsaved: 'refuse',
      botsWaitForScreens: false,
      orderMs: answerMs,
      beforeKeeping: room => beforeKeeping(shared, room),
      afterKeeping: room => afterKeeping(shared, room),
    }),
    db,
    guests: guestsIn(db),
    tables,
    outages,
    screens: new Map(),
    screenOf: new Map(),
    giving,
    telling: new Set(),
    build,
    answerMs,
    mayOffer: ({ id }) => offers(id, clock()),
    mayChat: ({ id }) => chats(id, clock()),
  }
  return shared
}

/** Answers what comes in on any line. */
function lineHost(
  shared: Shared,
  limits: Limits,
  drain: { isOn: boolean; busy: number },
  log: NonNullable<ServerOptions['log']>,
): LineHost {
  const handlers: Handlers = {
    ...meRequests(shared),
    ...offeringRequests(shared),
    ...playingRequests(shared),
    ...settlingRequests(shared),
  }
  const screenOf = new WeakMap<ServerLine, Screen>()
  return {
    limits,
    clock: shared.core.clock,
    async answer(line, { name, asks }) {
      if (drain.isOn)
        refuse(
          'draining',
          'The server is being restarted. Nothing is lost: it will be there again in a moment.',
        )
      const screen = screenOf.get(line) ?? newScreen(shared, line)
      screenOf.set(line, screen)
      drain.busy++
      try {
        return await (handlers[name] as (asks: unknown, screen: Screen) => Promise<unknown>)(asks, screen)
      } finally {
        drain.busy--
      }
    },
    closed(line) {
      const screen = screenOf.get(line)
      if (screen !== undefined) void closeScreen(shared, screen)
    },
    fault: (error, { name }) =>
      log('fault', {
        request: name,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  }
}

/** What else it takes to put a server together without a net. */
export { openDatabase } from './data/database.ts'
export { whenDue } from './tables/due.ts'
export { pulseOf } from './tables/pulse.ts'
export { LIMITS } from './wire/limits.ts'
export { type OpenLine, openLine } from './wire/line.ts'
