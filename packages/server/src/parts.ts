/** The parts of a server that know nothing of the net: what is shared by all requests, and who answers them. */
import { randomBytes } from 'node:crypto'
import { drawSecret } from '@bivouac/fair'
import { newCore, refuse } from '@bivouac/host/core'
import { silentBus } from './bus/bus.ts'
import type { Database } from './data/database.ts'
import { faultText } from './metrics/harmless.ts'
import { measureDrops, measuredLog, measuredThinking } from './metrics/measured.ts'
import { type Metrics, newMetrics } from './metrics/metrics.ts'
import type { ServerOptions } from './options.ts'
import { guestsIn } from './people/guests.ts'
import { claimingRequests } from './tables/claiming.ts'
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
/** How long one server has for a bot's answer before another asks it: longer than any bot thinks. */
const ALONE_MS = 8000

export interface Parts {
  readonly shared: Shared
  readonly host: LineHost
  /** While it is being drained nothing new is begun; `busy` counts what is still being answered. */
  readonly drain: { isOn: boolean; busy: number }
}

interface Around extends Pick<Shared, 'db' | 'outages'>, Partial<Pick<Shared, 'bus' | 'catchUpTime'>> {
  readonly db: Database
  clock(): number
  readonly limits: Limits
  readonly metrics?: Metrics
}

export function partsOf(options: Omit<ServerOptions, 'app' | 'folder'>, around: Around): Parts {
  const { limits, metrics = newMetrics() } = around
  const shared = sharedBy(options, { ...around, metrics })
  const drain = { isOn: false, busy: 0 }
  return { shared, drain, host: lineHost(shared, { limits, metrics, drain, log: options.log ?? (() => {}) }) }
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
    bus = silentBus(),
    clock,
    limits,
    outages,
    metrics,
    catchUpTime = async () => {},
  }: Around & { readonly metrics: Metrics },
): Shared {
  const tables: Shared['tables'] = new Map()
  const giving: Shared['giving'] = new Map()
  const offers = buckets(limits.games)
  const chats = buckets(limits.chat)
  const shared: Shared = {
    core: newCore({
      games,
      store: measuredLog(
        gameLog(db, tables, game => giving.get(game), clock, bus.isShared ? ALONE_MS : 0),
        metrics,
      ),
      thinking: measuredThinking(thinking, metrics),
      clock,
      wait,
      // In every message: short, and still not to be guessed or met twice. 64 bits are at most 13 digits of base 36.
      newId: () => randomBytes(8).readBigUInt64BE().toString(36).padStart(13, '0'),
      newSeed: drawSecret,
      whenUnsaved: 'refuse',
      botsWaitForScreens: false,
      orderMs: answerMs,
      windows: {
        tell: ({ game = '', revision = 0 }) => bus.tell({ hint: 'game', game, revision }),
        onNews() {},
      },
      beforeKeeping: room => beforeKeeping(shared, room),
      afterKeeping: room => afterKeeping(shared, room),
      folded: metrics.folded,
    }),
    db,
    bus,
    node: randomBytes(9).toString('base64url'),
    elsewhere: new Map(),
    guests: guestsIn(db, clock),
    tables,
    outages,
    catchUpTime,
    screens: new Map(),
    screenOf: new Map(),
    giving,
    telling: new Set(),
    build,
    answerMs,
    mayOffer: ({ id }) => counted('games', offers(id, clock())),
    mayChat: ({ id }) => counted('chat', chats(id, clock())),
  }
  measureDrops(shared.core.rooms, metrics)
  function counted(limit: 'games' | 'chat', may: boolean): boolean {
    if (!may) metrics.refused(limit)
    return may
  }
  return shared
}

/** Answers what comes in on any line. */
function lineHost(
  shared: Shared,
  {
    limits,
    metrics,
    drain,
    log,
  }: Pick<Parts, 'drain'> &
    Required<Pick<Around, 'limits' | 'metrics'>> &
    Required<Pick<ServerOptions, 'log'>>,
): LineHost {
  const handlers: Handlers = {
    ...meRequests(shared),
    ...offeringRequests(shared),
    ...playingRequests(shared),
    ...settlingRequests(shared),
    ...claimingRequests(shared),
  }
  const screenOf = new WeakMap<ServerLine, Screen>()
  return {
    limits,
    metrics,
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
    fault: (error, { name, asks }, request) =>
      log('fault', { request, name, ...gameIn(asks), error: faultText(error) }),
  }
}

/** The game that a request is about, if it is about one. */
const gameIn = (asks: unknown): { game?: string } => {
  const { game } = asks as { game?: unknown }
  return typeof game === 'string' ? { game } : {}
}

/** What else it takes to put a server together without a net. */
export type { Bus } from './bus/bus.ts'
export { type Database, openDatabase } from './data/database.ts'
export { type Memory, openMemory } from './data/memory.ts'
export { openStore } from './data/open.ts'
export { MIGRATIONS, POSTGRES_MIGRATIONS } from './data/schema.ts'
export { DUE_MS, SWEEP_MS, whenDue } from './tables/due.ts'
export { COMPARE_MS, following } from './tables/following.ts'
export { lastBeat, PULSE_MS, pulseOf } from './tables/pulse.ts'
export { repeating, steady } from './time.ts'
export { LIMITS } from './wire/limits.ts'
export { type OpenLine, openLine } from './wire/line.ts'
