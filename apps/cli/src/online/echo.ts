/** The yardstick: frames of a game, to and from a server that does nothing with them. Its clients read them as those of a game do. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { bundledWriter } from '../serve/programs.ts'
import type { Asker } from './pace.ts'
import type { FrameKind } from './quick-table.ts'

type EchoFrames = Readonly<Record<FrameKind, string>>

/** What its process is started with. */
export interface EchoChildOptions {
  readonly frames: EchoFrames
  /** Where each frame is kept before it is answered, and the program of the thread that writes. */
  readonly kept?: { readonly folder: string; readonly writer: string } | undefined
}

interface Echo {
  readonly askers: readonly Asker[]
  /** The processor time that its server has taken so far, in milliseconds. */
  cpuMs(): Promise<number>
  end(): void
}

const AT_ONCE = 50

/** Two players a table, one of them asking, as in a game. With a folder, each frame is on the disk before it is answered. */
export async function newEcho(frames: EchoFrames, tables: number, folder?: string): Promise<Echo> {
  const kept = folder === undefined ? undefined : { folder, writer: (await bundledWriter()).href }
  const child = fork(new URL('./echo-child.ts', import.meta.url), [
    JSON.stringify({ frames, kept } satisfies EchoChildOptions),
  ])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const sockets: WebSocket[] = []
  const join = async (path: string): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false })
    sockets.push(socket)
    await once(socket, 'open')
    socket.on('error', () => {})
    return socket
  }
  const newTable = async (path: string): Promise<Asker> => {
    const [asker, other] = await Promise.all([join(path), join(path)])
    other.on('message', read)
    return echoAsker(asker, JSON.parse(frames.give))
  }
  const askers: Asker[] = []
  while (askers.length < tables) {
    const next = Array.from({ length: Math.min(AT_ONCE, tables - askers.length) }, (_, i) =>
      newTable(`/${askers.length + i}`),
    )
    askers.push(...(await Promise.all(next)))
  }
  return {
    askers,
    async cpuMs() {
      child.send({})
      const [{ cpuMs }] = (await once(child, 'message')) as [{ cpuMs: number }]
      return cpuMs
    },
    end() {
      for (const socket of sockets) socket.terminate()
      child.kill('SIGKILL')
    },
  }
}

const read = (data: Buffer): object => JSON.parse(data.toString())

function echoAsker(socket: WebSocket, give: object): Asker {
  let waiting: (() => void) | undefined
  const asker: Asker = {
    whenReady: undefined,
    isReady: () => waiting === undefined,
    ask(answered) {
      waiting = answered
      socket.send(JSON.stringify(give))
    },
  }
  socket.on('message', (data: Buffer) => {
    // Updates come before the answer, as in a game.
    if (!('answer' in read(data))) return
    const answered = waiting
    waiting = undefined
    answered?.()
    asker.whenReady?.()
  })
  return asker
}
