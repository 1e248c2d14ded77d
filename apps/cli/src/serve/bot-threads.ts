/** Threads in which the bots of a server think. */
import { Worker } from 'node:worker_threads'
import { type Thinking, type ThinkWorker, workerThinking } from '@bivouac/host/thinking'

interface BotThreads {
  /** Thinks in a thread of its own, which is started with the first question. */
  think(): Thinking
  end(): Promise<void>
}

/** `script` is their program. */
export function botThreads(script: URL): BotThreads {
  const workers = new Set<Worker>()
  return {
    think: () =>
      workerThinking(() => {
        const worker = new Worker(script)
        workers.add(worker)
        worker.on('exit', () => workers.delete(worker))
        return likeInABrowser(worker)
      }),
    async end() {
      await Promise.all([...workers].map(worker => worker.terminate()))
    },
  }
}

/** A thread of Node's with the manners of a browser's worker. */
function likeInABrowser(worker: Worker): ThinkWorker {
  const like: ThinkWorker = {
    onmessage: null,
    onerror: null,
    postMessage: message => worker.postMessage(message),
    terminate: () => void worker.terminate(),
  }
  worker.on('message', data => like.onmessage?.({ data }))
  worker.on('error', error =>
    like.onerror?.({ message: error instanceof Error ? error.message : String(error) }),
  )
  worker.unref()
  return like
}
