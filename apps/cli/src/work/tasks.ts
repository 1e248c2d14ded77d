/** The worker's side of a crew: does one task after the other until it is sent away. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Problem } from '@bivouac/kernel'
import { UserError } from '../errors.ts'

export type Order = { readonly task: unknown } | { readonly leave: true }
export type Answer = { readonly result: unknown } | { readonly problem: Problem }

interface Worker<Task, Result> {
  work(task: Task): Result | Promise<Result>
  /** Puts away what would outlive the thread. */
  leave?(): void
}

/** The job file calls this once. What `start` opens is kept from task to task. */
export function doTasks<Data, Task, Result>(start: (data: Data) => Worker<Task, Result>): void {
  const port = parentPort
  if (port === null) throw new Error('a job runs in a worker only')
  const send = (answer: Answer): void => port.postMessage(answer)
  let worker: Worker<Task, Result> | undefined
  port.on('message', async (order: Order) => {
    if ('leave' in order) {
      worker?.leave?.()
      process.exit(0)
    }
    try {
      worker ??= start(workerData as Data)
      send({ result: await worker.work(order.task as Task) })
    } catch (error) {
      // Anything else is a fault and ends the thread, which the other side notices.
      if (!(error instanceof UserError)) throw error
      send({ problem: error.problem })
    }
  })
}
