/** What is not counted but looked up when somebody reads the page: how things stand at this moment. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../data/database.ts'

interface Standing {
  readonly lines: () => number
  readonly games: () => number
  readonly isReady: () => boolean
  readonly isDatabaseUp: () => boolean
  readonly isBusUp: () => boolean
  /** The server's time, and that of its machine. */
  readonly clock: () => number
  readonly machine: () => number
  readonly db: Pick<Database, 'all'>
  readonly build: string
}

interface Waiting {
  readonly kind: string
  readonly waiting: number
  readonly since: number
}

const WAITING = 'select kind, count(*) as waiting, min(at) as since from due where at <= ? group by kind'
const KINDS = ['flag', 'bot', 'begin']

/** The event loop is looked at so often, in milliseconds; what is measured contains it. */
const LOOK_MS = 10
const QUANTILES = [50, 90, 99]

/** Gives back how to end it. */
export function tellHowItStands(registry: Registry, standing: Standing): () => void {
  const { lines, games, isReady, isDatabaseUp, isBusUp, clock, machine, db, build } = standing
  const registers = [registry]
  const shown = (name: string, help: string, value: () => number): void =>
    void new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  shown('bivouac_lines', 'Lines that are open.', lines)
  shown('bivouac_games_in_memory', 'Games in memory; the others are in the log.', games)
  shown('bivouac_ready', '1 if the server takes players, as /readyz says.', () => Number(isReady()))
  shown('bivouac_database_up', '1 if the database reads and writes.', () => Number(isDatabaseUp()))
  shown('bivouac_bus_up', '1 if NATS is connected, and where none is used.', () => Number(isBusUp()))
  shown(
    'bivouac_clock_offset_seconds',
    "How far the server's time is ahead of its machine's.",
    () => (clock() - machine()) / 1000,
  )
  new Gauge({
    name: 'bivouac_build_info',
    help: 'Always 1; the label names the build.',
    labelNames: ['build'],
    registers,
  }).set({ build }, 1)
  tellDue(registry, db, clock)
  return tellEventLoop(registry)
}

/** How many things should have been done by now, and how late the oldest is; nothing while the database does not answer. */
function tellDue(registry: Registry, db: Standing['db'], clock: () => number): void {
  /** Both are told from one look. */
  let looking: Promise<void> | undefined
  const collect = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  const about = { labelNames: ['kind'] as const, registers: [registry], collect }
  const waiting = new Gauge({
    name: 'bivouac_due_waiting',
    help: 'Things that should have been done by now, by kind; bot: bots that have not answered yet.',
    ...about,
  })
  const lag = new Gauge({
    name: 'bivouac_due_lag_seconds',
    help: 'How late the oldest of them is, by kind.',
    ...about,
  })
  async function look(): Promise<void> {
    const now = clock()
    const rows = await db.all<Waiting>(WAITING, now).catch(() => undefined)
    waiting.reset()
    lag.reset()
    if (rows === undefined) return
    for (const kind of KINDS) {
      const row = rows.find(one => one.kind === kind)
      waiting.set({ kind }, row?.waiting ?? 0)
      lag.set({ kind }, row === undefined ? 0 : Math.max(0, now - row.since) / 1000)
    }
  }
}

function tellEventLoop(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS })
  delay.enable()
  const seconds = (ns: number): number => (Number.isFinite(ns) ? Math.max(0, ns / 1e9 - LOOK_MS / 1000) : 0)
  new Gauge({
    name: 'bivouac_event_loop_delay_seconds',
    help: 'How late the event loop was since the page was read last, by quantile; 1 is the worst.',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      for (const percent of QUANTILES)
        this.set({ quantile: String(percent / 100) }, seconds(delay.percentile(percent)))
      this.set({ quantile: '1' }, seconds(delay.max))
      delay.reset()
    },
  })
  return () => void delay.disable()
}
