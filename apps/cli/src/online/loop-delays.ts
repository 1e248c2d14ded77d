/** How long the loop of a server is held up while two of its Experts think. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Update } from '@bivouac/protocol'
import { round, wait } from './chaos.ts'
import { BATTLES, planOf } from './games.ts'
import { lineOf, newGuest } from './guest.ts'
import { serverProcess } from './server-process.ts'

/** In milliseconds: at rest, and while they think. */
export interface LoopDelays {
  readonly quietP99: number
  readonly p50: number
  readonly p99: number
}

const QUIET_SECONDS = 3

export async function loopDelays(seconds: number): Promise<LoopDelays> {
  const folder = await mkdtemp(join(tmpdir(), 'bivouac-loop-'))
  const server = await serverProcess(folder, { hasBots: true })
  const ends: (() => void)[] = []
  try {
    await server.figures()
    await wait(QUIET_SECONDS * 1000)
    const quiet = (await server.figures(true)).loopDelayMs
    for (const battle of BATTLES) ends.push(await playAnExpert(server.base, battle))
    await server.figures(true)
    await wait(seconds * 1000)
    const { p50, p99 } = (await server.figures(true)).loopDelayMs
    return { quietP99: round(quiet.p99), p50: round(p50), p99: round(p99) }
  } finally {
    for (const end of ends) end()
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Somebody who answers an Expert at once, so that it thinks nearly all the time. Gives how to end it. */
async function playAnExpert(base: string, battle: (typeof BATTLES)[number]): Promise<() => void> {
  const host = lineOf(base, await newGuest(base, 'Ann'))
  const { id: game } = await host.ask('create', { plan: { ...planOf(battle), bot: 'expert' } })
  const { host: table } = host.seat(game)
  const answer = ({ asked, legal }: Update): void => {
    if (legal.length > 0) void host.ask('give', { game, asked, command: legal[0] }).catch(() => {})
  }
  table.onNews(news => {
    if (news.news === 'update') answer(news.update)
  })
  answer((await table.ask('open', { game, seat: -1 })).update)
  return () => host.end()
}
