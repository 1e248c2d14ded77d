/** The wire to a host that runs in a Web Worker of the same browser. */
import type { FromHost } from '@bivouac/protocol'
import type { HostPort } from '../client.ts'

/** As much of a browser's `Worker` as is needed here. */
export type HostWorker = Pick<Worker, 'postMessage' | 'addEventListener'>

export function workerHost(worker: HostWorker): HostPort {
  return {
    send: message => worker.postMessage(message),
    onMessage: listener => worker.addEventListener('message', event => listener(event.data as FromHost)),
    onFailure(listener) {
      worker.addEventListener('error', event => listener(event.message || 'its script could not be loaded'))
      worker.addEventListener('messageerror', () => listener('a message could not be read'))
    },
  }
}
