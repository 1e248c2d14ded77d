/** A real server on a free port and a folder of its own, for tests; and guests who connect to it over real sockets. */
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { greatWar } from '@bivouac/great-war'
import type { Thinking } from '@bivouac/host/core'
import { normandy } from '@bivouac/normandy'
import {
  type FromServer,
  type OnlineAnswer,
  type OnlineAsks,
  type OnlineName,
  type OnlineNews,
  type OnlinePlan,
  PROTOCOL,
} from '@bivouac/protocol/online'
import { type Server, type ServerOptions, startServer } from '@bivouac/server'
import fastify from 'fastify'
import { WebSocket } from 'ws'
import { atTheEnd, newFolder } from './folder.ts'

/** Bots that take the first thing they may do: what they choose is not what is tested here. */
export const simpleBots: Thinking = {
  choose: async ({ legal }) => legal[0],
  hint: async () => [],
  forget() {},
}

export interface Running {
  readonly url: string
  readonly server: Pick<Server, 'sockets' | 'rooms'>
  /** What its games are kept in: a folder, or what stands for the database of several servers. */
  readonly folder: string
  stop(): Promise<void>
  guest(name?: string): Promise<TestGuest>
  /** What is kept, as the database has it. */
  rows(sql: string, ...values: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Lets nobody write until what it gives back is called. */
  hold(): Promise<() => Promise<void>>
}

export async function oneServer(
  options: Partial<ServerOptions> = {},
): Promise<Running & { readonly server: Server }> {
  const app = fastify({ forceCloseConnections: true })
  const folder = options.folder ?? newFolder()
  const server = await startServer({
    games: [{ module: normandy }, { module: greatWar }],
    thinking: simpleBots,
    answerMs: 0,
    ...options,
    // Tests play faster than people can.
    limits: { messages: { burst: 1e6, perSecond: 1e6 }, ...options.limits },
    app,
    folder,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  let isUp = true
  const stop = async (): Promise<void> => {
    if (!isUp) return
    isUp = false
    await server.close()
    await app.close()
  }
  atTheEnd(stop)
  return { url, server, folder, stop, guest: name => newGuest(url, name), ...inSqlite(folder) }
}

const inSqlite = (folder: string): Pick<Running, 'rows' | 'hold'> => ({
  async rows(sql, ...values) {
    const db = new DatabaseSync(join(folder, 'bivouac.sqlite'), { readOnly: true })
    const rows = db.prepare(sql).all(...values)
    db.close()
    return rows
  },
  async hold() {
    // Whatever the server is writing at this moment comes first.
    const db = new DatabaseSync(join(folder, 'bivouac.sqlite'), { timeout: 30_000 })
    db.exec('begin immediate')
    return async () => {
      db.exec('rollback')
      db.close()
    }
  },
})

interface TestGuest {
  readonly id: string
  readonly token: string
  connect(url?: string): Promise<TestLine>
}

/** Sends one body over plain HTTP: text and streams as they are, anything else as JSON. */
export const posted = (url: string, path: string, body: unknown, token?: string): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body),
    duplex: 'half',
  })

/** How a handshake for a line is answered; one that is let in ends at once. */
export const handshake = (
  url: string,
  headers: Record<string, string>,
): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise(resolve => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers })
    socket.on('unexpected-response', (_, response) => {
      let text = ''
      response.on('data', data => {
        text += data
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    socket.on('open', () => {
      socket.terminate()
      resolve({ status: 101, text: '' })
    })
    socket.on('error', () => {})
  })

export async function newGuest(url: string, name?: string): Promise<TestGuest> {
  const answer = await posted(url, '/api/guest', name === undefined ? {} : { name })
  const { id, token } = (await answer.json()) as { id: string; token: string }
  return { id, token, connect: (other = url) => connect(other, token) }
}

export interface TestLine {
  ask<Name extends OnlineName>(name: Name, asks: OnlineAsks<Name>): Promise<OnlineAnswer<Name>>
  /** Everything that came unasked. */
  readonly news: OnlineNews[]
  /** Every frame, as it came. */
  readonly frames: string[]
  /** Resolves with the first news, old or new, that fits. */
  heard<N extends OnlineNews>(fits: (news: OnlineNews) => news is N): Promise<N>
  raw(text: string): void
  readonly socket: WebSocket
  close(): void
}

export async function connect(url: string, token: string): Promise<TestLine> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>()
  const news: OnlineNews[] = []
  const frames: string[] = []
  let listeners: (() => void)[] = []
  let asked = 0
  socket.on('message', data => {
    frames.push(String(data))
    const message = JSON.parse(String(data)) as FromServer
    if ('news' in message) {
      news.push(message)
      for (const listener of listeners) listener()
    } else if ('problem' in message) {
      const { code, text } = message.problem
      waiting.get(message.ask)?.reject(Object.assign(new Error(text), { code }))
    } else waiting.get(message.ask)?.resolve(message.answer)
  })
  socket.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  const line: TestLine = {
    socket,
    news,
    frames,
    raw: text => socket.send(text),
    ask: (name, asks) =>
      new Promise((resolve, reject) => {
        const ask = ++asked
        waiting.set(ask, { resolve: answer => resolve(answer as OnlineAnswer<typeof name>), reject })
        socket.once('close', () => reject(Object.assign(new Error('closed'), { code: 'closed' })))
        socket.send(JSON.stringify({ ask, name, asks }))
      }),
    heard: fits =>
      new Promise(resolve => {
        const look = (): void => {
          const found = news.find(fits)
          if (found === undefined) return
          listeners = listeners.filter(one => one !== look)
          resolve(found)
        }
        listeners.push(look)
        look()
      }),
    close: () => socket.close(),
  }
  socket.setMaxListeners(0)
  atTheEnd(() => socket.terminate())
  await line.ask('hello', { protocol: PROTOCOL })
  return line
}

export const newId = (): string => randomBytes(16).toString('hex')

export const plan = (part: Partial<OnlinePlan> = {}): OnlinePlan => ({
  module: 'normandy',
  scenario: normandy.scenarios[0].id,
  side: 0,
  clock: { kind: 'none' },
  watch: 'anyone',
  listed: true,
  ...part,
})

/** Two guests who sit at one game, each with a line. */
export const twoAt = async (run: Running, part: Partial<OnlinePlan> = {}) =>
  twoOn([await run.guest('Anna'), await run.guest('Bela')], part)

export async function twoOn(guests: readonly [TestGuest, TestGuest], part: Partial<OnlinePlan> = {}) {
  const lines = [await guests[0].connect(), await guests[1].connect()] as const
  const made = await lines[0].ask('create', { id: newId(), plan: plan(part) })
  const { id: game } = await lines[1].ask('join', { code: made.invite })
  return { game, guests, lines, invite: made.invite ?? '' }
}
