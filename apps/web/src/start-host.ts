/** Starts the host, a Web Worker of this browser that keeps the games and plays the bots. */
import { workerHost } from '@bivouac/host/browser'
import { type HostClient, type HostPort, newHostClient } from '@bivouac/host/client'

export const startHost = (): HostClient => newHostClient(openPort())

function openPort(): HostPort {
  try {
    return workerHost(
      () =>
        new Worker(new URL('./workers/host-worker.ts', import.meta.url), { type: 'module', name: 'host' }),
    )
  } catch (error) {
    return closedPort(error instanceof Error ? error.message : String(error))
  }
}

/** Where workers are forbidden altogether: the pages still open, and say why no game can be played. */
const closedPort = (why: string): HostPort => ({
  send: () => {},
  onMessage: () => {},
  onFailure: listener => queueMicrotask(() => listener(why)),
})
