/**
 * Heavy work runs in a thread of its own, so that the main one stays free to draw the progress bar and to
 * stop at Ctrl-C.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Problem } from '@bivouac/kernel'
import { bundled } from '../bundle.ts'
import { UserError } from '../errors.ts'
import type { Progress } from '../progress.ts'

type Message<T> = { readonly done: number } | { readonly result: T } | { readonly problem: Problem }

const BEAT_MS = 100

/** Main side: starts the job file with plain data, shows how far it is and waits for its result. */
export async function inWorker<T>(job: URL, data: unknown, bar: Progress): Promise<T> {
  const file = await bundled(job)
  return new Promise<T>((resolve, reject) => {
    const worker = new Worker(file, { workerData: data })
    worker.on('message', (message: Message<T>) => {
      if ('done' in message) bar.update(message.done)
      else if ('result' in message) resolve(message.result)
      else reject(new UserError(message.problem.code, message.problem.text, message.problem))
    })
    worker.on('error', reject)
    worker.on('exit', code => reject(new Error(`the worker stopped with code ${code} and no result`)))
  }).finally(bar.stop)
}

/** Worker side: the job file calls this once with what is to be done. */
export async function doWork<D, T>(
  work: (data: D, onProgress: (done: number) => void) => T | Promise<T>,
): Promise<void> {
  const port = parentPort
  if (port === null) throw new Error('a job runs in a worker only')
  const send = (message: Message<T>): void => port.postMessage(message)
  let next = performance.now() + BEAT_MS
  const onProgress = (done: number): void => {
    const now = performance.now()
    if (now < next) return
    next = now + BEAT_MS
    send({ done })
  }
  try {
    send({ result: await work(workerData as D, onProgress) })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    send({ problem: error.problem })
  }
}
