/** The wire to a host that runs in a Web Worker of the same browser. One that dies silently is started again. */
import type { FromHost, ToHost } from '@bivouac/protocol'
import type { HostPort } from '../client.ts'

/** Asks for a sign of life: whoever lives sends it back. */
interface Beat {
  readonly beat: true
}

/** What a host's worker hears and says. */
export type ToHostWorker = ToHost | Beat
export type FromHostWorker = FromHost | Beat

/** As much of a browser's `Worker` as is needed here. */
export interface HostWorker {
  postMessage(message: ToHostWorker): void
  addEventListener(type: 'message', listener: (event: { readonly data: FromHostWorker }) => void): void
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void
  addEventListener(type: 'messageerror', listener: () => void): void
  terminate(): void
}

const BEAT_MS = 3000
/** A host has nothing to do that takes nearly as long. A page that was asleep counts one beat, however long it slept. */
const MISSED_MOST = 4

/** `start` may throw: at first here, later it is a failure. */
export function workerHost(start: () => HostWorker, beatMs: number = BEAT_MS): HostPort {
  let hear: (message: FromHost) => void = () => {}
  let fail: (why: string) => void = () => {}
  let restarted: () => void = () => {}
  let unanswered = 0
  /** One whose script cannot even be loaded would not be helped by another start. */
  let hasLived = false
  let worker = begin()

  function begin(): HostWorker {
    const fresh = start()
    fresh.addEventListener('message', ({ data }) => {
      if (fresh !== worker) return
      unanswered = 0
      hasLived = true
      if (!('beat' in data)) hear(data)
    })
    fresh.addEventListener('error', ({ message }) => fail(message || 'its script could not be loaded'))
    fresh.addEventListener('messageerror', () => fail('a message could not be read'))
    return fresh
  }

  function beginAgain(): void {
    unanswered = 0
    worker.terminate()
    try {
      worker = begin()
      restarted()
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error))
    }
  }

  setInterval(() => {
    if (hasLived && unanswered >= MISSED_MOST) beginAgain()
    unanswered++
    worker.postMessage({ beat: true })
  }, beatMs)

  return {
    send: message => worker.postMessage(message),
    onMessage: listener => {
      hear = listener
    },
    onFailure: listener => {
      fail = listener
    },
    onRestart: listener => {
      restarted = listener
    },
  }
}
