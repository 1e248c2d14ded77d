/** The server: games, guests and lines put together on one web server and one data folder. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { playerName } from '@bivouac/protocol/online'
import { type Bus, silentBus } from './bus/bus.ts'
import { natsBus } from './bus/nats.ts'
import { openStore } from './data/open.ts'
import { faultText, withoutQuotes } from './metrics/harmless.ts'
import { tellHowItStands } from './metrics/live.ts'
import { newMetrics } from './metrics/metrics.ts'
import { watchedDatabase } from './metrics/watched-database.ts'
import type { ServerOptions } from './options.ts'
import { partsOf } from './parts.ts'
import { showOut } from './people/bans.ts'
import type { Guest, Guests } from './people/guests.ts'
import { DUE_MS, SWEEP_MS, whenDue } from './tables/due.ts'
import { COMPARE_MS, following } from './tables/following.ts'
import { lastBeat, PULSE_MS, pulseOf } from './tables/pulse.ts'
import { repeating, sharedTime, steady } from './time.ts'
import { addressReader } from './wire/address.ts'
import { LIMITS } from './wire/limits.ts'
import { openLine } from './wire/line.ts'
import { addRoutes } from './wire/routes.ts'
import { guestIn, isOwnOrigin } from './wire/session.ts'
import { type Refusal, SOCKET_PATH, sockets } from './wire/socket.ts'

export interface Server {
  readonly sockets: () => number
  /** How many games are in memory. */
  readonly rooms: () => number
  readonly commitMs: readonly number[]
  /** Figures for whoever runs it, as Prometheus reads them. */
  metrics(): Promise<string>
  /** Finishes what it has begun, says good-bye and puts everything away. */
  close(): Promise<void>
}

const BEAT_MS = 15_000

// long: the parts are put together in the order in which they need each other
export async function startServer(options: ServerOptions): Promise<Server> {
  const { app, origins = [], log = () => {}, build = 'unknown' } = options
  const limits = { ...LIMITS, ...options.limits }
  const addressOf = addressReader(options.trustProxy)
  const metrics = newMetrics(options.isOwnProcess)
  const db = watchedDatabase(await openStore(options.database ?? options.folder, options.writer))
  db.commits.onCommit(metrics.committed)
  const bus = await openBus(options).catch(async error => {
    await db.close()
    throw error
  })
  const ticking = await sharedTime(db, options.clock)
  const clock = steady(ticking.now, await lastBeat(db))
  const pulse = await pulseOf(db, clock, options.gapMs)
  await pulse.beat()
  const thinking = bus.thinking(options.thinking, options.games)
  const { shared, host, drain } = partsOf(
    { ...options, thinking },
    { db, bus, clock, limits, metrics, outages: pulse.outages, catchUpTime: pulse.catchUp },
  )
  const failed = (what: string, game: string, why: string): void =>
    log('due-failed', { what, game, why: withoutQuotes(why) })
  const due = whenDue(shared, failed)
  const others = following(shared, failed)

  const lines = sockets({
    limits,
    beatMs: options.beatMs ?? BEAT_MS,
    admit: request => admitted(request, shared.guests, origins),
    open: (guest, wire) => openLine(host, guest, wire),
    addressOf,
    metrics,
  })
  const unready = () => (drain.isOn ? 'draining' : db.isUp() ? undefined : 'database')
  const endRoutes = addRoutes(app, {
    guests: shared.guests,
    limits,
    origins,
    clock,
    named: playerName,
    open: (guest, wire) => openLine(host, guest, wire, true),
    unready,
    addressOf,
    metrics,
    fault: (error, name, request) => log('fault', { request, name, error: faultText(error) }),
  })
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.split('?')[0] === SOCKET_PATH && !drain.isOn) void lines.upgrade(request, socket, head)
    else socket.destroy()
  }
  app.server.on('upgrade', upgrade)

  const rooms = (): number => Math.max(shared.core.rooms.size, shared.tables.size)
  const stopTelling = tellHowItStands(metrics.registry, {
    lines: lines.count,
    games: rooms,
    isReady: () => unready() === undefined,
    isDatabaseUp: db.isUp,
    isBusUp: bus.isUp,
    clock,
    machine: options.clock ?? Date.now,
    db,
    build,
  })

  const every = repeating(why => log('failed', { why: withoutQuotes(why) }))
  const timers = [
    every(PULSE_MS, async () => {
      await ticking.set()
      await pulse.beat()
    }),
    every(DUE_MS, () => due.now()),
    every(options.compareMs ?? COMPARE_MS, async () => {
      await others.compare()
      await showOut(db, clock(), shared.screens)
    }),
    setInterval(() => due.sweep(), options.sweepMs ?? SWEEP_MS),
  ]

  return {
    sockets: lines.count,
    rooms,
    commitMs: db.commits.ms,
    metrics: () => metrics.registry.metrics(),
    async close() {
      drain.isOn = true
      stopTelling()
      for (const timer of timers) clearInterval(timer)
      for (const all of shared.screens.values())
        for (const screen of all) screen.tell({ news: 'drain', time: clock() })
      while (drain.busy > 0) await new Promise(resolve => setTimeout(resolve, 5))
      app.server.off('upgrade', upgrade)
      endRoutes()
      await lines.close()
      await pulse.beat().catch(() => {})
      await bus.close()
      await db.close()
    },
  }
}

/** Who comes to hold a line open, or why he is turned away. */
async function admitted(
  { headers }: IncomingMessage,
  guests: Guests,
  origins: readonly string[],
): Promise<Guest | Refusal> {
  if (!isOwnOrigin(headers, origins)) return { status: 403, text: 'Another site cannot speak here.' }
  const guest = await guestIn(guests, headers)
  if (guest === undefined) return { status: 401, text: "Nobody knows you here: ask 'POST /api/guest' first." }
  const banned = await guests.banned(guest.id)
  return banned === undefined ? guest : { status: 403, text: banned }
}

/** Without NATS servers that share a database still follow each other, some seconds later. */
const openBus = async ({ nats, database }: ServerOptions): Promise<Bus> =>
  nats === undefined ? silentBus(database !== undefined) : natsBus(nats)
