/** The yardstick: the same frames and bytes as a game's, to and from a server that does nothing with them. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Asker } from './pace.ts'

export interface EchoSizes {
  readonly inBytes: number
  readonly outBytes: number
  readonly answerBytes: number
}

interface Echo {
  readonly askers: readonly Asker[]
  end(): void
}

/** Two players a table, one of them asking, as in a game. */
export async function newEcho(sizes: EchoSizes, tables: number): Promise<Echo> {
  const child = fork(new URL('./echo-child.ts', import.meta.url), [JSON.stringify(sizes)])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const sockets: WebSocket[] = []
  const frame = 'g'.repeat(sizes.inBytes)
  const join = async (path: string): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false })
    sockets.push(socket)
    await once(socket, 'open')
    socket.on('error', () => {})
    return socket
  }
  const askers: Asker[] = []
  for (let i = 0; i < tables; i++) {
    const [asker] = await Promise.all([join(`/${i}`), join(`/${i}`)])
    askers.push(echoAsker(asker, frame))
  }
  return {
    askers,
    end() {
      for (const socket of sockets) socket.terminate()
      child.kill('SIGKILL')
    },
  }
}

function echoAsker(socket: WebSocket, frame: string): Asker {
  let waiting: (() => void) | undefined
  const asker: Asker = {
    whenReady: undefined,
    isReady: () => waiting === undefined,
    ask(answered) {
      waiting = answered
      socket.send(frame)
    },
  }
  socket.on('message', (data: Buffer) => {
    // Updates come before the answer, as in a game.
    if (data[0] !== 'a'.charCodeAt(0)) return
    const answered = waiting
    waiting = undefined
    answered?.()
    asker.whenReady?.()
  })
  return asker
}
