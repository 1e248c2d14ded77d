/** A small real server for tests, which can be made to misbehave: it cuts lines, falls silent, repeats and skips. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import {
  type Change,
  changeText,
  type FromServer,
  knownOf,
  type OnlineGame,
  type OnlineName,
  type OnlineNews,
  readMessage,
  type TableState,
  type ToServer,
  type WireUpdate,
} from '@bivouac/protocol/online'
import { onTestFinished } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import {
  memoryKeep,
  type Pace,
  type RemoteHost,
  type RemotePorts,
  remoteHost,
} from '../../src/remote/index.ts'

export const GAME = 'game-0001'

export const onlineGame: OnlineGame = {
  id: GAME,
  module: 'toy',
  scenario: 'one',
  status: 'playing',
  seats: [
    { who: 'person', name: 'Ann' },
    { who: 'person', name: 'Bob' },
  ],
  mine: 1,
  isMine: false,
  clock: { kind: 'none' },
  watch: 'players',
  begun: 1,
  touched: 2,
  seq: 0,
}

export const table: TableState = {
  game: onlineGame,
  here: [true, true],
  watchers: 0,
  paused: false,
  offers: [],
  commitment: 'c',
  entropy: [false, false],
}

/** How the game stands after so many entries and commands: what is seen of it is made from the two. */
export const moment = (entry: number, seq: number): Omit<WireUpdate, 'steps'> => ({
  game: GAME,
  seat: 1,
  entry,
  seq,
  view: { at: seq, list: Array.from({ length: seq % 5 }, (_, i) => i * entry) },
  decision: { seats: [1], kind: 'choose', clause: 'T-1' },
  legal: [1, 2, seq],
  asked: seq,
  canUndo: false,
})

export const step = (seq: number, what = 'moved'): WireUpdate['steps'][number] => ({
  seq,
  by: 0,
  facts: [{ type: what }],
})

type Answers = { [Name in OnlineName]?: (asks: never) => unknown }

interface ShakyServer {
  readonly port: number
  /** Everything that was asked, on whatever line. */
  readonly heard: ToServer[]
  /** What is answered by name; a name that is missing is not answered at all. */
  readonly answers: Answers
  /** Neither answers nor closes from now on. */
  isSilent: boolean
  /** Lets no socket through. */
  isWalled: boolean
  /** One message by a request of its own. */
  post(text: string): Promise<string>
  lines(): number
  /** The games that lines were opened for, one after the other. */
  readonly openedFor: string[]
  tell(news: OnlineNews): void
  change(from: number, to: readonly [entry: number, seq: number], more?: Partial<Change>): void
  raw(text: string): void
  /** Ends all lines: with a code as one who is polite, without as the network does. */
  cut(code?: number): void
  asked<Name extends OnlineName>(name: Name): Extract<ToServer, { name: Name }>[]
}

export async function shakyServer(): Promise<ShakyServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', verifyClient: () => !shaky.isWalled })
  await once(server, 'listening')
  let lines = 0
  const post = (socket: ServerSocket, message: FromServer): void => socket.send(JSON.stringify(message))
  /** Undefined where nothing is answered. */
  function answered(text: string): FromServer | undefined {
    const read = readMessage(text)
    if (!read.ok) return { ask: read.ask, problem: { code: read.code, text: read.text } }
    shaky.heard.push(read.message)
    const { ask, name, asks } = read.message
    const answer = shaky.answers[name] as ((asks: unknown) => unknown) | undefined
    if (shaky.isSilent || answer === undefined) return undefined
    try {
      return { ask, answer: answer(asks) }
    } catch (error) {
      return { ask, problem: { code: (error as Error).message, text: 'No.' } }
    }
  }
  const hello = {
    protocol: 1,
    build: 'test',
    rules: {},
    time: Date.now() + 60_000,
    me: { id: 'g', name: 'Ann' },
  }
  const shaky: ShakyServer = {
    port: (server.address() as AddressInfo).port,
    heard: [],
    answers: { hello: () => hello, ping: () => ({ time: 1 }), close: () => null },
    isSilent: false,
    isWalled: false,
    async post(text) {
      // As if the answer took its time: whoever does not wait for it gets ahead.
      await new Promise(resolve => setTimeout(resolve, 3 * Math.random()))
      const message = answered(text)
      if (message === undefined) throw new Error('no answer')
      return JSON.stringify([message])
    },
    lines: () => lines,
    openedFor: [],
    tell: news => shaky.raw(JSON.stringify(news)),
    change(from, [entry, seq], more) {
      const steps = seq > from ? [step(seq)] : []
      const before = knownOf({ ...moment(from, from), steps: [] })
      const update = { ...moment(entry, seq), steps }
      const news = JSON.parse(changeText(update, knownOf(update), from, before, true))
      shaky.tell({ ...news, ...more })
    },
    raw(text) {
      for (const socket of server.clients) socket.send(text)
    },
    cut(code) {
      for (const socket of server.clients) code === undefined ? socket.terminate() : socket.close(code)
    },
    asked: name => shaky.heard.filter(one => one.name === name) as never,
  }
  server.on('connection', (socket, { url = '/' }) => {
    lines++
    shaky.openedFor.push(url.slice(1))
    socket.on('message', data => {
      const message = answered(String(data))
      if (message !== undefined) post(socket, message)
    })
  })
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  return shaky
}

const QUICK: Pace = {
  retry: 5,
  retryMost: 20,
  idle: 50,
  silence: 5000,
  patience: 5000,
  round: 20,
  roundMost: 40,
  again: 60_000,
}

/** A host at that server, as quick as a test wants it, but slow to call a busy machine silent. */
export function at(server: ShakyServer, ports: Partial<RemotePorts> = {}): RemoteHost {
  const host = remoteHost({
    enter: async () => {},
    open: game => new WebSocket(`ws://127.0.0.1:${server.port}/${game ?? ''}`),
    keep: memoryKeep(),
    ...ports,
    pace: { ...QUICK, ...ports.pace },
  })
  onTestFinished(() => host.end())
  return host
}
