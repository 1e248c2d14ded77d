/** Searching threads side by side: what two of them get done in the time that one has. */
import { parentPort, Worker } from 'node:worker_threads'
import { type SearchRate, searchFor } from './measure-search.ts'
import type { SearchContestant } from './search-contestant.ts'

type Report = SearchRate | { readonly ready: true }

interface SearchThreads {
  /** Iterations a second of the first `count` threads together, all searching at the same time. */
  iterate(count: number, seconds: number): Promise<number>
}

/** Starts the threads of `program`, each of which calls `searchInThread`, and waits until all are ready. */
export async function searchThreads(
  program: URL,
  argv: readonly string[],
  count: number,
): Promise<SearchThreads> {
  const workers = Array.from({ length: count }, () => new Worker(program, { argv: [...argv] }))
  await Promise.all(workers.map(reportOf))
  return {
    async iterate(of, seconds) {
      const rates = await Promise.all(
        workers.slice(0, of).map(worker => {
          worker.postMessage(seconds)
          return reportOf(worker) as Promise<SearchRate>
        }),
      )
      return rates.reduce((sum, rate) => sum + rate.iterations / rate.seconds, 0)
    },
  }
}

const reportOf = (worker: Worker): Promise<Report> =>
  new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      worker.off('message', answer).off('error', failed)
      then()
    }
    const answer = (message: Report) => settle(() => resolve(message))
    const failed = (error: Error) => settle(() => reject(error))
    worker.on('message', answer).on('error', failed)
  })

/** The thread's side: searches for as many seconds as it is asked to, again and again. */
export function searchInThread(contestant: SearchContestant): void {
  const port = parentPort
  if (port === null) throw new Error('a searching thread runs in a worker only')
  port.on('message', (seconds: number) => port.postMessage(searchFor(seconds, contestant)))
  port.postMessage({ ready: true })
}
