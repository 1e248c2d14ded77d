/** The server: games, guests and lines put together on one web server and one data folder. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { playerName } from '@bivouac/protocol/online'
import { openDatabase } from './data/database.ts'
import type { ServerOptions } from './options.ts'
import { partsOf } from './parts.ts'
import { whenDue } from './tables/due.ts'
import { PULSE_MS, pulseOf } from './tables/pulse.ts'
import { LIMITS } from './wire/limits.ts'
import { openLine } from './wire/line.ts'
import { addRoutes } from './wire/routes.ts'
import { guestIn, isOwnOrigin } from './wire/session.ts'
import { SOCKET_PATH, sockets } from './wire/socket.ts'

export interface Server {
  readonly sockets: () => number
  /** How many games are in memory. */
  readonly rooms: () => number
  readonly commitMs: readonly number[]
  /** Finishes what it has begun, says good-bye and puts everything away. */
  close(): Promise<void>
}

const BEAT_MS = 15_000
const DUE_MS = 250
const SWEEP_MS = 10_000

export async function startServer(options: ServerOptions): Promise<Server> {
  const { app, origins = [], log = () => {} } = options
  const limits = { ...LIMITS, ...options.limits }
  const clock = steady(options.clock ?? Date.now)
  const db = openDatabase(options.folder, options.writer)
  const pulse = pulseOf(db, clock, options.gapMs)
  await pulse.beat()
  const { shared, host, drain } = partsOf(options, { db, clock, limits, outages: pulse.outages })
  const due = whenDue(shared, (what, game, why) => log('due-failed', { what, game, why }))

  const lines = sockets({
    limits,
    beatMs: options.beatMs ?? BEAT_MS,
    admit(request) {
      if (!isOwnOrigin(request.headers, origins))
        return { status: 403, text: 'Another site cannot speak here.' }
      const guest = guestIn(shared.guests, request.headers)
      return guest ?? { status: 401, text: "Nobody knows you here: ask 'POST /api/guest' first." }
    },
    open: (guest, wire) => openLine(host, guest, wire),
  })
  addRoutes(app, {
    guests: shared.guests,
    limits,
    origins,
    clock,
    named: playerName,
    open: (guest, wire) => openLine(host, guest, wire, true),
    isReady: () => !drain.isOn,
  })
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.split('?')[0] === SOCKET_PATH && !drain.isOn) lines.upgrade(request, socket, head)
    else socket.destroy()
  }
  app.server.on('upgrade', upgrade)

  const timers = [
    setInterval(() => void pulse.beat(), PULSE_MS),
    setInterval(() => void due.now(), DUE_MS),
    setInterval(() => due.sweep(), options.sweepMs ?? SWEEP_MS),
  ]

  return {
    sockets: lines.count,
    rooms: () => Math.max(shared.core.rooms.size, shared.tables.size),
    commitMs: db.commitMs,
    async close() {
      drain.isOn = true
      for (const timer of timers) clearInterval(timer)
      for (const all of shared.screens.values())
        for (const screen of all) screen.tell({ news: 'drain', time: clock() })
      while (drain.busy > 0) await new Promise(resolve => setTimeout(resolve, 5))
      app.server.off('upgrade', upgrade)
      await lines.close()
      await pulse.beat()
      await db.close()
    },
  }
}

/** A clock that stands still rather than go back. */
function steady(clock: () => number): () => number {
  let last = 0
  return () => {
    last = Math.max(last, clock())
    return last
  }
}
