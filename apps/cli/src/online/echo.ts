/** The yardstick: the same frames and bytes as a game's, to and from a server that does nothing with them. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { percentile } from '../bench/statistics.ts'

export interface EchoSizes {
  readonly inBytes: number
  readonly outBytes: number
  readonly answerBytes: number
}

interface EchoOptions extends EchoSizes {
  readonly seconds: number
  readonly tables: number
}

/** Two players a table, one of them asking, as in a game. */
export async function echoLoad({
  seconds,
  tables,
  ...sizes
}: EchoOptions): Promise<{ perSecond: number; p99Ms: number }> {
  const child = fork(new URL('./echo-child.ts', import.meta.url), [JSON.stringify(sizes)])
  const sockets: WebSocket[] = []
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    const latencies: number[] = []
    const frame = JSON.stringify({ give: 'g'.repeat(Math.max(0, sizes.inBytes - 11)) })
    let isOn = true
    const join = async (path: string): Promise<WebSocket> => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false })
      sockets.push(socket)
      await once(socket, 'open')
      return socket
    }
    const askers = await Promise.all(
      Array.from({ length: tables }, async (_, i) => {
        const [asker] = await Promise.all([join(`/${i}`), join(`/${i}`)])
        return asker
      }),
    )
    const began = performance.now()
    for (const asker of askers) {
      let sent = 0
      const ask = (): void => {
        sent = performance.now()
        asker.send(frame)
      }
      asker.on('message', (data: Buffer) => {
        // Updates come before the answer, as in a game.
        if (data[0] !== 'a'.charCodeAt(0)) return
        latencies.push(performance.now() - sent)
        if (isOn) ask()
      })
      ask()
    }
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
    isOn = false
    return {
      perSecond: latencies.length / ((performance.now() - began) / 1000),
      p99Ms: percentile(latencies, 0.99),
    }
  } finally {
    for (const socket of sockets) socket.terminate()
    child.kill('SIGKILL')
  }
}
