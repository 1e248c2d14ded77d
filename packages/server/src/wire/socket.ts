/** Screens that hold a line open: WebSockets, looked after so that no dead or greedy one costs the others anything. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { FRAME_BYTES_MOST, type FromServer } from '@bivouac/protocol/online'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Guest } from '../people/guests.ts'
import { counter, type Limits } from './limits.ts'
import type { OpenLine, Wire } from './line.ts'

export const SOCKET_PATH = '/api/socket'

interface SocketOptions {
  readonly limits: Limits
  /** How often each line is asked for a sign of life; one that gives none until the next time is dead. */
  readonly beatMs: number
  /** Who comes, or the status and the sentence he is turned away with. */
  admit(request: IncomingMessage): Guest | { readonly status: number; readonly text: string }
  open(guest: Guest, wire: Wire): OpenLine
}

/** The codes of RFC 6455 that lines are closed with. */
const AGAIN = 1012
const ABUSE = 1008
const TOO_SLOW = 1013
/** Whoever does not even read that his line is closed keeps it no longer than this. */
const CLOSE_MS = 2000

/** What is said to many, one after the other, is written once. */
let last: { message: FromServer; text: string } | undefined
function textOf(message: FromServer): string {
  if (last?.message !== message) last = { message, text: JSON.stringify(message) }
  return last.text
}

interface Sockets {
  /** Takes a connection over from the web server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  readonly count: () => number
  /** Tells everybody to come back later, and waits until they have gone. */
  close(): Promise<void>
}

// long: the life of a line from its welcome to its end, over the same counts
export function sockets({ limits, beatMs, admit, open }: SocketOptions): Sockets {
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

  /** Lines that have something to say. It goes out when all that is being done has been done: an answer with its update. */
  let speaking: Duplex[] = []
  function hold(stream: Duplex): void {
    if (stream.writableCorked > 0) return
    stream.cork()
    if (speaking.push(stream) === 1) process.nextTick(speak)
  }
  function speak(): void {
    const all = speaking
    speaking = []
    for (const stream of all) stream.uncork()
  }

  function welcome(socket: WebSocket, stream: Duplex, guest: Guest, address: string): void {
    ofGuest.add(guest.id, 1)
    ofAddress.add(address, 1)
    alive.add(socket)
    const line = open(guest, {
      send(message: FromServer) {
        if (socket.readyState !== socket.OPEN) return
        if (socket.bufferedAmount > limits.waitingBytes) return socket.close(TOO_SLOW, 'too slow')
        hold(stream)
        socket.send(textOf(message))
      },
      cut: why => socket.close(ABUSE, why),
    })
    socket.on('pong', () => alive.add(socket))
    socket.on('message', (data, isBinary) => {
      alive.add(socket)
      if (isBinary) return socket.close(ABUSE, 'text only')
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

  function refusal(request: IncomingMessage): { readonly status: number; readonly text: string } | Guest {
    const address = request.socket.remoteAddress ?? ''
    if (server.clients.size >= limits.sockets || ofAddress.of(address) >= limits.socketsOfAddress)
      return { status: 503, text: 'Too many lines are open: try again later.' }
    const guest = admit(request)
    if ('id' in guest && ofGuest.of(guest.id) >= limits.socketsOfGuest)
      return { status: 429, text: 'You have too many windows open: close one.' }
    return guest
  }

  return {
    count: () => server.clients.size,
    upgrade(request, socket, head) {
      socket.on('error', () => {})
      const guest = refusal(request)
      if ('id' in guest)
        return server.handleUpgrade(request, socket, head, line =>
          welcome(line, socket, guest, request.socket.remoteAddress ?? ''),
        )
      const { status, text } = guest
      socket.end(
        `HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      )
    },
    async close() {
      clearInterval(beat)
      for (const socket of server.clients) socket.close(AGAIN, 'the server is restarted')
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
