/**
 * How much a server carries: many games at once, played as fast as it answers, against an echo that sends the same bytes in as many
 * frames and knows no game. Both are clients' and server's work on the same machine in the same run, so their ratio says what the
 * game itself, the log and the views cost.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile } from '../bench/statistics.ts'
import { median } from '../work/statistics.ts'
import { type Dice, dice } from './dice.ts'
import { echoLoad } from './echo.ts'
import { BATTLES } from './games.ts'
import { newQuickTable, type QuickTable } from './quick-table.ts'
import { type ServerFigures, type ServerProcess, serverProcess } from './server-process.ts'

export interface LoadReport {
  readonly games: number
  readonly commandsPerSecond: number
  readonly echoPerSecond: number
  readonly ratioToEcho: number
  /** From sending a command until its answer, which comes when it is on the disk. */
  readonly p99Ms: number
  readonly echoP99Ms: number
  readonly commitP99Ms: number
  /** What the server still holds in memory for each game when nobody looks at it any more. */
  readonly idleBytesPerGame: number
  readonly medianUpdateBytes: Readonly<Record<string, number>>
}

const WARM_UP_SECONDS = 3
const WARM_UP_TABLES = 20

export interface LoadOptions {
  readonly games: number
  readonly seconds: number
  readonly seed: string
}

export async function load({ games, seconds, seed }: LoadOptions): Promise<LoadReport> {
  const folder = await mkdtemp(join(tmpdir(), 'bivouac-load-'))
  const server = await serverProcess(folder)
  const draw = dice(seed)
  const tables: QuickTable[] = []
  try {
    const before = await warmedUp(server, draw)
    while (tables.length < games)
      tables.push(await newQuickTable(server.base, BATTLES[tables.length % BATTLES.length], draw))
    const elapsed = await playFor(tables, seconds)
    const { commitMs } = await server.figures()

    const latencies = tables.flatMap(table => table.latencies)
    const bytes = (module: string): number =>
      median(tables.filter(table => table.module === module).flatMap(table => table.updateBytes))
    const echo = await echoLoad({
      seconds,
      tables: tables.length,
      inBytes: median(tables.flatMap(table => table.giveBytes)),
      outBytes: median(tables.flatMap(table => table.updateBytes)),
      answerBytes: median(tables.flatMap(table => table.answerBytes)),
    })
    const commandsPerSecond = latencies.length / elapsed
    for (const table of tables) table.end()
    const idle = await whenLeft(server)
    return {
      games,
      commandsPerSecond: Math.round(commandsPerSecond),
      echoPerSecond: Math.round(echo.perSecond),
      ratioToEcho: round(commandsPerSecond / echo.perSecond),
      p99Ms: round(percentile(latencies, 0.99)),
      echoP99Ms: round(echo.p99Ms),
      commitP99Ms: round(percentile(commitMs, 0.99)),
      idleBytesPerGame: Math.max(0, Math.round((idle.bytes - before.bytes) / games)),
      medianUpdateBytes: Object.fromEntries(BATTLES.map(({ module }) => [module, bytes(module)])),
    }
  } finally {
    for (const table of tables) table.end()
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The server's figures when it has been played on and everybody has left. Boards are loaded then and code is compiled: that is not what a
 * game costs.
 */
async function warmedUp(server: ServerProcess, draw: Dice): Promise<ServerFigures> {
  const tables: QuickTable[] = []
  while (tables.length < WARM_UP_TABLES)
    tables.push(await newQuickTable(server.base, BATTLES[tables.length % BATTLES.length], draw))
  await playFor(tables, WARM_UP_SECONDS)
  for (const table of tables) table.end()
  return whenLeft(server)
}

/** Plays at all tables; gives how many seconds it took. */
async function playFor(tables: readonly QuickTable[], seconds: number): Promise<number> {
  const began = performance.now()
  for (const table of tables) table.begin()
  await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  for (const table of tables) table.stop()
  return (performance.now() - began) / 1000
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
