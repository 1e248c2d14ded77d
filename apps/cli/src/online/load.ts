/**
 * How much a server carries: many games at once against an echo that sends the same bytes in as many frames and knows no game. Both
 * take turns, clients' and server's work on the same machine in the same run, so their ratio says what the game itself, the log
 * and the views cost: first as fast as they answer, then at a rate that leaves them time.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile, ratios } from '../bench/statistics.ts'
import { median } from '../work/statistics.ts'
import { type Dice, dice } from './dice.ts'
import { newEcho } from './echo.ts'
import { BATTLES } from './games.ts'
import { type Asker, drive } from './pace.ts'
import { newQuickTable, type QuickTable } from './quick-table.ts'
import { type ServerFigures, type ServerProcess, serverProcess } from './server-process.ts'

export interface LoadReport {
  readonly games: number
  readonly commandsPerSecond: number
  readonly echoPerSecond: number
  readonly ratioToEcho: number
  /** At 1,000 commands a second: from when a command was to be sent until its answer, which comes when it is on the disk. */
  readonly p99Ms: number
  readonly echoP99Ms: number
  readonly commitP99Ms: number
  /** What the server still holds in memory for each game when nobody looks at it any more. */
  readonly idleBytesPerGame: number
  readonly medianUpdateBytes: Readonly<Record<string, number>>
}

const WARM_UP_TABLES = 20
/** Game and echo take turns so often, so that a slow moment of the machine hits both. */
const ROUNDS = 5
const RATE = 1000
const AT_ONCE = 10
const IDLE_MOST = 500

export interface LoadOptions {
  readonly games: number
  readonly seconds: number
  readonly seed: string
}

export async function load({ games, seconds, seed }: LoadOptions): Promise<LoadReport> {
  const folder = await mkdtemp(join(tmpdir(), 'bivouac-load-'))
  const server = await serverProcess(folder)
  const draw = dice(seed)
  let tables: readonly QuickTable[] = []
  try {
    await playedAndLeft(server, WARM_UP_TABLES, seconds, draw)
    tables = await newTables(server, games, draw)
    await drive(tables, seconds / ROUNDS)
    const { fast, steady } = await besideAnEcho(tables, seconds)
    const { commitMs } = await server.figures()
    for (const table of tables) table.end()
    const idleBytesPerGame = await idleBytes(server, games, draw)
    const bytes = (module: string): number =>
      median(tables.filter(table => table.module === module).flatMap(table => table.bytes.update))
    return {
      games,
      commandsPerSecond: Math.round(median(fast.ours)),
      echoPerSecond: Math.round(median(fast.echo)),
      ratioToEcho: round(ratios(fast.ours, fast.echo).middle),
      p99Ms: round(percentile(steady.ours, 0.99)),
      echoP99Ms: round(percentile(steady.echo, 0.99)),
      commitP99Ms: round(percentile(commitMs, 0.99)),
      idleBytesPerGame,
      medianUpdateBytes: Object.fromEntries(BATTLES.map(({ module }) => [module, bytes(module)])),
    }
  } finally {
    for (const table of tables) table.end()
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Both {
  readonly ours: number[]
  readonly echo: number[]
}

/** What is answered a second as fast as they can, round by round; and all times of answers at a rate that both can bear. */
async function besideAnEcho(
  tables: readonly QuickTable[],
  seconds: number,
): Promise<{ fast: Both; steady: Both }> {
  const middle = (kind: keyof QuickTable['bytes']): number =>
    median(tables.flatMap(({ bytes }) => bytes[kind]))
  const sizes = { inBytes: middle('give'), outBytes: middle('update'), answerBytes: middle('answer') }
  const echo = await newEcho(sizes, tables.length)
  const fast: Both = { ours: [], echo: [] }
  const steady: Both = { ours: [], echo: [] }
  const each = seconds / ROUNDS
  try {
    for (let i = 0; i < ROUNDS; i++) {
      fast.echo.push((await drive(echo.askers, each)).perSecond)
      fast.ours.push((await drive(tables, each)).perSecond)
    }
    for (let i = 0; i < ROUNDS; i++) {
      await addLatencies(steady.echo, echo.askers, each)
      await addLatencies(steady.ours, tables, each)
    }
    return { fast, steady }
  } finally {
    echo.end()
  }
}

async function addLatencies(to: number[], askers: readonly Asker[], seconds: number): Promise<void> {
  for (const ms of (await drive(askers, seconds, RATE)).latencies) to.push(ms)
}

async function newTables(server: ServerProcess, count: number, draw: Dice): Promise<QuickTable[]> {
  const tables: QuickTable[] = []
  while (tables.length < count) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, (_, i) =>
      newQuickTable(server.base, BATTLES[(tables.length + i) % BATTLES.length], draw),
    )
    tables.push(...(await Promise.all(next)))
  }
  return tables
}

/** Games that are begun, played for a while and left by everybody. */
async function playedAndLeft(
  server: ServerProcess,
  games: number,
  seconds: number,
  draw: Dice,
): Promise<ServerFigures> {
  const tables = await newTables(server, games, draw)
  await drive(tables, seconds)
  for (const table of tables) table.end()
  return whenLeft(server)
}

/**
 * What the server holds for each of some more games when they have been played and left. By now it has played as many at once: boards
 * are loaded and code is compiled, and that is not what a game costs.
 */
async function idleBytes(server: ServerProcess, games: number, draw: Dice): Promise<number> {
  const before = await whenLeft(server)
  const more = Math.min(games, IDLE_MOST)
  const after = await playedAndLeft(server, more, 1, draw)
  return Math.max(0, Math.round((after.bytes - before.bytes) / more))
}

/** The server's figures when all games have left its memory, or most of a minute is over. */
async function whenLeft(server: ServerProcess): Promise<ServerFigures> {
  for (let tries = 0; ; tries++) {
    const figures = await server.figures()
    if (figures.rooms === 0 || tries > 40) return figures
    await new Promise(resolve => setTimeout(resolve, 1000))
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000
