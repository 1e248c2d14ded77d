/** Strangers who send a server whatever comes to their minds, while others play on it. It may not fall, and may not tell. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FromServer } from '@bivouac/protocol/online'
import { WebSocket } from 'ws'
import { counted } from '../output.ts'
import { type Dice, dice } from './dice.ts'
import { type Ears, newEars } from './ears.ts'
import { BATTLES, planOf } from './games.ts'
import { bearer, type Guest, newGuest, socketAddress } from './guest.ts'
import { keptGames } from './kept-games.ts'
import { oddFrame, oddRequest, type Pool } from './odd-messages.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

export interface ProtocolFuzzReport {
  readonly messages: number
  /** How often it fell, or failed inside. */
  readonly crashes: number
  /** Frames that held a secret, what the other hides, or something of the server's inside. */
  readonly leaks: number
  readonly memoryGrowthMb: number
}

const MB = 1024 * 1024
/** In ninety seconds what is alive grows by some four: games that are played, and what was compiled. So much more is kept for strangers, who have no use for it. */
export const GROWTH_MOST_MB = 64
const STRANGERS = 4
const POOL_MOST = 6
const AT_ONCE = 20
/** Games do not last long among such people. */
const NEW_GAMES_MS = 2000

/** What the server did that it may not: a sentence each, none if it stood. */
export function failuresOf({ crashes, leaks, memoryGrowthMb }: ProtocolFuzzReport): readonly string[] {
  return [
    ...(crashes > 0 ? [`The server fell, or failed inside, ${counted(crashes, 'time')}.`] : []),
    ...(leaks > 0 ? [`${counted(leaks, 'frame')} told what nobody may be told.`] : []),
    ...(memoryGrowthMb > GROWTH_MOST_MB
      ? [`Its memory grew by ${memoryGrowthMb} MB, and ${GROWTH_MOST_MB} MB is the most.`]
      : []),
  ]
}

export async function fuzzProtocol(seconds: number, seed: string): Promise<ProtocolFuzzReport> {
  const draw = dice(seed)
  const folder = await mkdtemp(join(tmpdir(), 'bivouac-fuzz-'))
  const server = await serverProcess(folder)
  const ears = newEars()
  const guests: Guest[] = []
  const pool = { games: [] as string[], codes: [] as string[], commands: [] as number[] }
  try {
    // Players are strangers too: they hold seats, and send what they should not.
    for (let i = 0; i < STRANGERS + 2 * BATTLES.length; i++)
      guests.push(await newGuest(server.base, `Odd ${i}`))
    await seatPlayers(server.base, guests, pool)
    const { messages, crashes, memoryGrowthMb } = await torment(server, { guests, pool, ears, draw, seconds })
    await server.kill()
    const tokens = new Map(guests.map(({ id, token }) => [id, token]))
    return { messages, crashes, leaks: ears.leaks(keptGames(folder), tokens), memoryGrowthMb }
  } finally {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A request without a socket. */
async function ask(base: string, guest: Guest, body: unknown): Promise<readonly FromServer[]> {
  const answer = await fetch(`${base}/api/ask`, {
    method: 'POST',
    headers: { ...bearer(guest), 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return answer.ok ? ((await answer.json()) as FromServer[]) : []
}

const answerIn = <T>(messages: readonly FromServer[]): T => (messages.at(-1) as { answer: T }).answer

/** A new game of each kind between guests who hold a seat. */
async function seatPlayers(
  base: string,
  guests: readonly Guest[],
  pool: { games: string[]; codes: string[] },
): Promise<void> {
  for (const [i, battle] of BATTLES.entries())
    await seatTwo(base, guests.slice(2 * i, 2 * i + 2), battle, pool)
}

async function seatTwo(
  base: string,
  [one, other]: readonly Guest[],
  battle: (typeof BATTLES)[number],
  pool: { games: string[]; codes: string[] },
): Promise<void> {
  const create = {
    ask: 1,
    name: 'create',
    asks: { id: randomUUID().replaceAll('-', ''), plan: planOf(battle) },
  }
  const { id, invite } = answerIn<{ id: string; invite: string }>(await ask(base, one, create))
  await ask(base, other, { ask: 1, name: 'join', asks: { code: invite } })
  pool.games.unshift(id)
  pool.codes.unshift(invite)
  pool.games.length = Math.min(pool.games.length, POOL_MOST)
}

interface Torment {
  readonly guests: readonly Guest[]
  readonly pool: { readonly [Kind in keyof Pool]: Pool[Kind][number][] }
  readonly ears: Ears
  readonly draw: Dice
  readonly seconds: number
}

async function torment(
  server: ServerProcess,
  { guests, pool, ears, draw, seconds }: Torment,
): Promise<Omit<ProtocolFuzzReport, 'leaks'>> {
  const lines = new Map<Guest, WebSocket>()
  const updates = new Map<Guest, { game: string; asked: number; legal: readonly number[] }>()
  let messages = 0
  let crashes = 0
  let before: number | undefined
  let nextGames = performance.now() + NEW_GAMES_MS
  const end = performance.now() + seconds * 1000

  async function lineOf(guest: Guest): Promise<WebSocket | undefined> {
    const old = lines.get(guest)
    if (old?.readyState === WebSocket.OPEN) return old
    const fresh = new WebSocket(socketAddress(server.base), { headers: bearer(guest) })
    lines.set(guest, fresh)
    fresh.on('error', () => {})
    fresh.on('message', data => {
      ears.hear(guest.id, fresh, data.toString())
      const message = JSON.parse(data.toString())
      const { game, asked, legal } = message.answer?.update ?? {}
      if (legal === undefined) return
      updates.set(guest, { game, asked, legal })
      pool.commands.push(...legal.slice(0, 5))
    })
    const isOpen = await new Promise<boolean>(resolve => {
      fresh.once('open', () => resolve(true))
      fresh.once('close', () => resolve(false))
    })
    // Some never say hello.
    if (isOpen && draw(8) > 0) fresh.send(JSON.stringify({ ask: 1, name: 'hello', asks: { protocol: 1 } }))
    return isOpen ? fresh : undefined
  }

  while (performance.now() < end) {
    for (let i = 0; i < AT_ONCE; i++) {
      const guest = guests[draw(guests.length)]
      const line = await lineOf(guest)
      messages++
      if (draw(30) === 0) line?.terminate()
      else if (draw(20) === 0)
        await ask(server.base, guest, draw(2) === 0 ? '{' : oddRequest(draw, pool)).catch(() => [])
      else line?.send(soundMove(guest, draw) ?? oddFrame(draw, pool))
    }
    await new Promise(resolve => setTimeout(resolve, 1))
    if (server.hasCrashed()) {
      crashes++
      await server.start()
    }
    if (performance.now() > nextGames) {
      nextGames += NEW_GAMES_MS
      await seatPlayers(server.base, guests, pool)
    }
    // The first quarter fills what fills only once.
    if (before === undefined && performance.now() > end - seconds * 750)
      before = (await server.figures()).bytes
  }
  const { bytes, faults } = await server.figures()
  for (const line of lines.values()) line.terminate()
  const grown = before === undefined ? 0 : (bytes - before) / MB
  return { messages, crashes: crashes + faults, memoryGrowthMb: Math.max(0, Math.round(grown * 100) / 100) }

  /** Players play on, so that there is something to tell; and try their opponents' commands. */
  function soundMove(guest: Guest, draw: Dice): string | undefined {
    const mine = updates.get(guest)
    if (draw(4) > 0) return undefined
    if (mine === undefined || mine.legal.length === 0 || draw(3) === 0)
      return JSON.stringify({ ask: 2, name: 'open', asks: { game: pool.games[draw(pool.games.length)] } })
    const other = [...updates.values()][draw(updates.size)]
    const { legal } = draw(4) === 0 && other.legal.length > 0 ? other : mine
    updates.delete(guest)
    const id = Array.from({ length: 32 }, () => draw(16).toString(16)).join('')
    const asks = { game: mine.game, id, asked: mine.asked, command: legal[draw(legal.length)] }
    return JSON.stringify({ ask: 3, name: 'give', asks })
  }
}
