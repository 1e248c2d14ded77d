/** Screens that hold a line open: WebSockets, looked after so that no dead or greedy one costs the others anything. */
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { FRAME_BYTES_MOST } from '@bivouac/protocol/online'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Limit, Metrics } from '../metrics/metrics.ts'
import type { Guest } from '../people/guests.ts'
import { counter, type Limits } from './limits.ts'
import type { OpenLine, Wire } from './line.ts'
import { type Speech, speeches } from './speech.ts'

export const SOCKET_PATH = '/api/socket'

/** The status and the sentence that somebody is turned away with. */
export interface Refusal {
  readonly status: number
  readonly text: string
}

const FULL: Refusal = { status: 503, text: 'Too many lines are open: try again later.' }
const WINDOWS: Refusal = { status: 429, text: 'You have too many windows open: close one.' }
const CANNOT: Refusal = { status: 503, text: 'The server cannot look you up just now: try again later.' }

interface SocketOptions {
  readonly limits: Limits
  /** How often each line is asked for a sign of life; one that gives none until the next time is dead. */
  readonly beatMs: number
  /** Who comes, or why he is turned away. */
  admit(request: IncomingMessage): Promise<Guest | Refusal>
  open(guest: Guest, wire: Wire): OpenLine
  /** Where it comes from, for limits by address. */
  addressOf(request: IncomingMessage): string
  readonly metrics: Pick<Metrics, 'refused'>
}

/** The codes of RFC 6455 that lines are closed with. */
const AGAIN = 1012
const ABUSE = 1008
const TOO_SLOW = 1013
/** Whoever does not even read that his line is closed keeps it no longer than this. */
const CLOSE_MS = 2000

interface Sockets {
  /** Takes a connection over from the web server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>
  readonly count: () => number
  /** Tells everybody to come back later, and waits until they have gone. */
  close(): Promise<void>
}

// long: the life of a line from its welcome to its end, over the same counts
export function sockets({ limits, beatMs, admit, open, addressOf, metrics }: SocketOptions): Sockets {
  const options = {
    noServer: true,
    // Compressing small messages costs more memory and time than it saves.
    perMessageDeflate: false,
    maxPayload: FRAME_BYTES_MOST,
    clientTracking: true,
    // The types do not know it yet.
    closeTimeout: CLOSE_MS,
  }
  const server = new WebSocketServer(options)
  let isClosed = false
  const ofGuest = counter()
  const ofAddress = counter()
  const alive = new WeakSet<WebSocket>()

  const beat = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.has(socket)) socket.terminate()
      alive.delete(socket)
      socket.ping()
    }
  }, beatMs)

  const speechTo = speeches()
  const speechOf = new WeakMap<WebSocket, Speech>()
  function dismiss(socket: WebSocket, code: number, why: string): void {
    speechOf.get(socket)?.sayNow()
    socket.close(code, why)
  }

  function welcome(socket: WebSocket, stream: Duplex, guest: Guest, address: string): void {
    ofGuest.add(guest.id, 1)
    ofAddress.add(address, 1)
    alive.add(socket)
    const speech = speechTo(socket, stream)
    speechOf.set(socket, speech)
    const line = open(guest, {
      send(text) {
        if (socket.readyState !== socket.OPEN) return
        if (socket.bufferedAmount > limits.waitingBytes) {
          metrics.refused('unread-bytes')
          return dismiss(socket, TOO_SLOW, 'too slow')
        }
        speech.say(text)
      },
      cut: why => dismiss(socket, ABUSE, why),
    })
    socket.on('pong', () => alive.add(socket))
    socket.on('message', (data, isBinary) => {
      alive.add(socket)
      if (isBinary) return dismiss(socket, ABUSE, 'text only')
      void line.receive(data.toString())
    })
    // What breaks a line is its own affair; the close that follows tidies up.
    socket.on('error', () => {})
    socket.on('close', () => {
      ofGuest.add(guest.id, -1)
      ofAddress.add(address, -1)
      line.close()
    })
  }

  function fullFor(address: string): Limit | undefined {
    if (server.clients.size >= limits.sockets) return 'lines'
    return ofAddress.of(address) >= limits.socketsOfAddress ? 'lines-of-address' : undefined
  }

  const turnAway = (limit: Limit, why: Refusal): Refusal => {
    metrics.refused(limit)
    return why
  }

  async function arrival(request: IncomingMessage, address: string): Promise<Guest | Refusal> {
    const full = fullFor(address)
    if (full !== undefined) return turnAway(full, FULL)
    const guest = await admit(request).catch(() => CANNOT)
    // While it was being looked up who comes, others may have come.
    const fullNow = fullFor(address)
    if (fullNow !== undefined) return turnAway(fullNow, FULL)
    if ('id' in guest && ofGuest.of(guest.id) >= limits.socketsOfGuest)
      return turnAway('lines-of-guest', WINDOWS)
    return guest
  }

  return {
    count: () => server.clients.size,
    async upgrade(request, socket, head) {
      socket.on('error', () => {})
      const address = addressOf(request)
      const guest = await arrival(request, address)
      if (isClosed || socket.destroyed) return void socket.destroy()
      if ('id' in guest)
        return server.handleUpgrade(request, socket, head, line => welcome(line, socket, guest, address))
      const { status, text } = guest
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      )
    },
    async close() {
      isClosed = true
      clearInterval(beat)
      for (const socket of server.clients) dismiss(socket, AGAIN, 'the server is restarted')
      const late = setTimeout(() => {
        for (const socket of server.clients) socket.terminate()
      }, 1000)
      await new Promise<void>(resolve => {
        const wait = (): void => {
          if (server.clients.size === 0) resolve()
          else setTimeout(wait, 10)
        }
        wait()
      })
      clearTimeout(late)
      server.close()
    },
  }
}
