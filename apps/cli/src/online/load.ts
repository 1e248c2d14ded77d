/**
 * How much a server carries: many games at once against an echo that sends frames of those games, as many of them, and knows no game; and against one
 * that keeps each command first. They take turns, clients' and server's work on the same machine in the same run, so their ratios say what the log costs,
 * and what the game itself and the views: first as fast as they answer, then at a rate that leaves them time.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile, ratios } from '../bench/statistics.ts'
import { median } from '../work/statistics.ts'
import { type Contestant, contest, type Showing } from './contest.ts'
import { type Dice, dice } from './dice.ts'
import { newEcho } from './echo.ts'
import { BATTLES, type Crowd } from './games.ts'
import { drive } from './pace.ts'
import { type FrameKind, newQuickTable, type QuickTable } from './quick-table.ts'
import type { Seating } from './seating.ts'
import { type ServerFigures, type ServerProcess, serverProcess } from './server-process.ts'

export interface LoadReport {
  readonly games: number
  readonly commandsPerSecond: number
  readonly echoPerSecond: number
  readonly ratioToEcho: number
  /** An echo that keeps every command on the disk before it answers: what is left when rules and views cost nothing. */
  readonly keeperPerSecond: number
  readonly ratioToKeeper: number
  /** Processor time that a command takes, in microseconds: of the server with all its threads and of its clients, and the same for the echoes. */
  readonly serverUs: number
  readonly clientsUs: number
  readonly echoUs: number
  readonly echoClientsUs: number
  readonly keeperUs: number
  /** At 1,000 commands a second: from when a command was to be sent until its answer, which comes when it is on the disk. */
  readonly p99Ms: number
  readonly echoP99Ms: number
  readonly keeperP99Ms: number
  readonly commitP99Ms: number
  /** What the server still holds in memory for each game when nobody looks at it any more. */
  readonly idleBytesPerGame: number
  readonly medianUpdateBytes: Readonly<Record<string, number>>
}

const WARM_UP_TABLES = 20
/** Game and echo take turns so often, so that a slow moment of the machine hits both. */
const ROUNDS = 5
const RATE = 1000
const AT_ONCE = 25
const WARM_UP_SECONDS = 5
const IDLE_MOST = 500

export interface LoadOptions extends Crowd {
  readonly seconds: number
}

export async function load({ games, seconds, seed }: LoadOptions): Promise<LoadReport> {
  const folder = await mkdtemp(join(tmpdir(), 'bivouac-load-'))
  const server = await serverProcess(folder)
  const draw = dice(seed)
  let tables: readonly QuickTable[] = []
  try {
    await playedAndLeft(server, WARM_UP_TABLES, WARM_UP_SECONDS, draw)
    tables = await newTables(() => [server.base, server.base], games, draw)
    await drive(tables, seconds / ROUNDS)
    const { ours, echo, keeper } = await besideEchoes(server, tables, seconds)
    const { commitMs } = await server.figures()
    for (const table of tables) table.end()
    const idleBytesPerGame = await idleBytes(server, games, draw)
    const bytes = (module: string): number =>
      median(tables.filter(table => table.module === module).flatMap(table => table.bytes.update))
    return {
      games,
      commandsPerSecond: Math.round(median(ours.fast)),
      echoPerSecond: Math.round(median(echo.fast)),
      keeperPerSecond: Math.round(median(keeper.fast)),
      ratioToEcho: round(ratios(ours.fast, echo.fast).middle),
      ratioToKeeper: round(ratios(ours.fast, keeper.fast).middle),
      serverUs: usOf(ours, 'serverMs'),
      clientsUs: usOf(ours, 'clientsMs'),
      echoUs: usOf(echo, 'serverMs'),
      echoClientsUs: usOf(echo, 'clientsMs'),
      keeperUs: usOf(keeper, 'serverMs'),
      p99Ms: p99(ours),
      echoP99Ms: p99(echo),
      keeperP99Ms: p99(keeper),
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

/** A frame of middling size, as it was sent last at one of the tables. */
function middling(tables: readonly QuickTable[], kind: FrameKind): string {
  const size = median(tables.flatMap(({ bytes }) => bytes[kind]))
  const frames = tables.map(({ frames }) => frames[kind]).filter(frame => frame !== '')
  return frames.reduce((best, one) =>
    Math.abs(one.length - size) < Math.abs(best.length - size) ? one : best,
  )
}

/** Our server beside two that know no game: one that only sends the frames of ours, and one that keeps each command first. */
async function besideEchoes(
  server: ServerProcess,
  tables: readonly QuickTable[],
  seconds: number,
): Promise<Record<'echo' | 'keeper' | 'ours', Showing>> {
  const frames = {
    give: middling(tables, 'give'),
    update: middling(tables, 'update'),
    answer: middling(tables, 'answer'),
  }
  const folder = await mkdtemp(join(tmpdir(), 'bivouac-keeper-'))
  const echo = await newEcho(frames, tables.length)
  const keeper = await newEcho(frames, tables.length, folder)
  const ours: Contestant = { askers: tables, cpuMs: async () => (await server.figures(true)).cpuMs }
  try {
    return await contest({ echo, keeper, ours }, { rounds: ROUNDS, seconds, rate: RATE })
  } finally {
    echo.end()
    keeper.end()
    await rm(folder, { recursive: true, force: true })
  }
}

export async function newTables(at: Seating, count: number, draw: Dice): Promise<QuickTable[]> {
  const tables: QuickTable[] = []
  while (tables.length < count) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, (_, i) =>
      newQuickTable(at(tables.length + i), BATTLES[(tables.length + i) % BATTLES.length], draw),
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
  const tables = await newTables(() => [server.base, server.base], games, draw)
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

/** Processor time of an answer, in microseconds. */
const usOf = (showing: Showing, whose: 'serverMs' | 'clientsMs'): number =>
  Math.round((showing[whose] * 1000) / showing.answers)

const p99 = ({ steady }: Showing): number => round(percentile(steady, 0.99))

const round = (value: number): number => Math.round(value * 1000) / 1000
