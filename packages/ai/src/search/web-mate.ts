/** A mate in a Web Worker. The worker's script answers each message with what `errandRunner` gives, if it gives any. */
import type { Answer, Mate } from './crew.ts'
import type { ToMate } from './errands.ts'

/** As much of a browser's `Worker` as is needed here. */
export interface WebWorker {
  onmessage: ((event: { readonly data: Answer }) => void) | null
  onerror: ((event: { readonly message: string }) => void) | null
  postMessage(message: ToMate): void
  terminate(): void
}

export function webMate(worker: WebWorker): Mate {
  let waiting: PromiseWithResolvers<Answer> | undefined
  let stopped: string | undefined
  const giveUp = (why: string): void => {
    stopped ??= why
    waiting?.reject(new Error(`the bot cannot go on: ${stopped}`))
  }
  worker.onmessage = ({ data }) => waiting?.resolve(data)
  worker.onerror = ({ message }) => giveUp(`a thinking worker has failed: ${message}`)
  return {
    think(errand) {
      waiting = Promise.withResolvers<Answer>()
      if (stopped === undefined) worker.postMessage({ errand })
      else giveUp(stopped)
      return waiting.promise
    },
    commit: command => worker.postMessage({ commit: command }),
    stop() {
      worker.terminate()
      giveUp('it has been stopped')
    },
  }
}
