/** Many tasks for a crew of worker threads: each gets the next task as soon as it is free. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Option } from 'commander'
import { bundled } from '../bundle.ts'
import { UserError } from '../errors.ts'
import { wholeFrom } from '../options.ts'
import type { Answer, Order } from './tasks.ts'

interface Work<Task, Result> {
  /** How many workers there are to be. */
  readonly workers: number
  /** The next task; undefined when all have been dealt. */
  next(): Task | undefined
  /** Takes a result, in whatever order they come. False says that this is enough: what is still being done is left. */
  done(task: Task, result: Result): boolean
  /** A task in a few words, for the error if a worker stops in the middle of it. */
  named(task: Task): string
  /** Whoever wants to stop early. */
  readonly signal?: AbortSignal
}

export const workersOption = (): Option =>
  new Option('--workers <n>', 'threads that play, at most 64 (default: one for each core)').argParser(
    wholeFrom(1),
  )

const WORKERS_MAX = 64

/** As many workers as were asked for, or one for each core; never more than there are tasks. */
export const crewOf = (asked: number | undefined, tasks: number): number =>
  Math.max(1, Math.min(asked ?? availableParallelism(), tasks, WORKERS_MAX))

/** Starts the job file in every worker with the same plain data, deals out the tasks and returns when all are done. */
export async function byCrew<Task, Result>(job: URL, data: unknown, work: Work<Task, Result>): Promise<void> {
  const file = await bundled(job)
  const crew = Array.from({ length: work.workers }, () => hire(file, data))
  const enough = Promise.withResolvers<void>()
  let over = false
  const stop = (): void => {
    over = true
    enough.resolve()
  }
  const keepBusy = async (hand: Hand): Promise<void> => {
    for (;;) {
      const task = over ? undefined : work.next()
      if (task === undefined) return
      const result = await hand.ask(task, () => work.named(task))
      // What comes after the end is nobody's business any more.
      if (!over && !work.done(task, result as Result)) stop()
    }
  }
  work.signal?.addEventListener('abort', stop)
  if (work.signal?.aborted) stop()
  try {
    await Promise.race([enough.promise, Promise.all(crew.map(keepBusy))])
  } finally {
    over = true
    work.signal?.removeEventListener('abort', stop)
    await Promise.all(crew.map(hand => hand.leave()))
  }
}

interface Hand {
  ask(task: unknown, named: () => string): Promise<unknown>
  leave(): Promise<void>
}

/** How long a worker may take to put its things away. One that is deep in thought does not hear us. */
const LEAVE_MS = 400

function hire(file: URL, data: unknown): Hand {
  const worker = new Worker(file, { workerData: data })
  let settle: { resolve(result: unknown): void; reject(error: Error): void } | undefined
  let gone: Error | undefined
  const lost = (error: Error): void => {
    gone ??= error
    settle?.reject(gone)
  }
  worker.on('message', (answer: Answer) => {
    if ('result' in answer) settle?.resolve(answer.result)
    else settle?.reject(new UserError(answer.problem.code, answer.problem.text, answer.problem))
  })
  worker.on('error', lost)
  worker.on('exit', code => lost(new Error(`it ended with code ${code}`)))
  const send = (order: Order): void => worker.postMessage(order)
  return {
    async ask(task, named) {
      try {
        return await new Promise((resolve, reject) => {
          settle = { resolve, reject }
          if (gone) reject(gone)
          else send({ task })
        })
      } catch (error) {
        throw error instanceof UserError ? error : stopped(error as Error, named())
      }
    },
    async leave() {
      if (gone) return
      const left = new Promise<void>(resolve => worker.once('exit', () => resolve()))
      send({ leave: true })
      const timer = setTimeout(() => void worker.terminate(), LEAVE_MS)
      await left
      clearTimeout(timer)
    },
  }
}

function stopped(error: Error, task: string): Error {
  const report = new Error(`a worker stopped while it was busy with ${task}: ${error.message}`)
  // Where it happened in the worker says more than where we heard of it.
  report.stack = `${report.message}\n${error.stack ?? ''}`
  return report
}
