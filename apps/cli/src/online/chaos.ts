/**
 * A server that is killed again and again while people play: what was acknowledged must be in the log exactly once, everybody must
 * come back without help, and what they see must be what follows from the log.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile } from '../bench/statistics.ts'
import { judged, type Verdict } from './chaos-verdict.ts'
import { dice } from './dice.ts'
import { BATTLES, playOn } from './games.ts'
import { keptGames } from './kept-games.ts'
import { newPlayer, type Player } from './player.ts'
import { serverProcess } from './server-process.ts'

export interface ChaosReport extends Verdict {
  readonly trials: number
  /** Trials after which some game did not go on. */
  readonly stuck: number
  /** From the kill until a command was acknowledged in every game. */
  readonly recoverySeconds: { readonly p50: number; readonly max: number }
}

export const PLAY_MS = [50, 400] as const
export const STUCK_MS = 30_000
export const SETTLE_MS = 500
export const RELOAD_EVERY = 3

export async function chaos(
  trials: number,
  seed: string,
  onTrial: (done: number) => void = () => {},
): Promise<ChaosReport> {
  const draw = dice(seed)
  const folder = await mkdtemp(join(tmpdir(), 'bivouac-chaos-'))
  const server = await serverProcess(folder)
  const tables = await Promise.all(
    [...BATTLES, ...BATTLES].map(async battle => ({
      battle,
      players: await Promise.all(['Ann', 'Bob'].map(name => newPlayer(server.base, name, draw))),
    })),
  )
  const players = tables.flatMap(table => table.players)
  let isOver = false
  try {
    for (const table of tables) void playOn(table.players, table.battle, () => isOver)
    const recoveries: number[] = []
    let stuck = 0
    for (let trial = 0; trial < trials; trial++) {
      await wait(PLAY_MS[0] + draw(PLAY_MS[1] - PLAY_MS[0]))
      const killed = performance.now()
      await server.kill()
      if (trial % RELOAD_EVERY === 0) players[draw(players.length)].reload()
      await server.start()
      if (await goesOn(tables.map(table => table.players)))
        recoveries.push((performance.now() - killed) / 1000)
      else stuck++
      onTrial(trial + 1)
    }
    isOver = true
    if (!(await until(() => players.every(player => player.rest()), STUCK_MS))) stuck++
    // What was last done may still be on its way to somebody's screen.
    await until(() => judged(players, keptGames(folder)).viewsDiffer === 0, STUCK_MS, SETTLE_MS)
    await server.kill()
    return {
      trials,
      ...judged(players, keptGames(folder)),
      stuck,
      recoverySeconds: { p50: round(percentile(recoveries, 0.5)), max: round(Math.max(...recoveries)) },
    }
  } finally {
    for (const player of players) player.end()
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

export const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
export const round = (seconds: number): number => Math.round(seconds * 1000) / 1000

export async function until(holds: () => boolean, ms: number, every: number = 5): Promise<boolean> {
  const end = performance.now() + ms
  while (!holds()) {
    if (performance.now() > end) return false
    await wait(every)
  }
  return true
}

const takenBy = (players: readonly Player[]): number =>
  players.reduce((sum, { given }) => sum + given.filter(({ state }) => state === 'taken').length, 0)

/** Whether a further command is acknowledged at every table. */
export function goesOn(tables: readonly (readonly Player[])[]): Promise<boolean> {
  const before = tables.map(takenBy)
  return until(() => tables.every((players, i) => takenBy(players) > before[i]), STUCK_MS)
}
