/** Free ports, and waiting until somebody listens at one. */
import { type AddressInfo, connect, createServer } from 'node:net'

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const PAUSE_MS = 50
const TRIES_MOST = 600

/** Resolves when the port answers; `ended` gives the exit code of the program that should, if it has ended. */
export async function untilOpen(port: number, ended: () => number | null): Promise<void> {
  for (let tries = 0; tries < TRIES_MOST; tries++) {
    if (await isOpen(port)) return
    if (ended() !== null) break
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`nothing listens at port ${port} (exit code ${ended()})`)
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
