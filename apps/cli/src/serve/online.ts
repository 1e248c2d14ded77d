/** Online play on the web server: both games, bots in a thread of their own, and what the operator should know. */
import { Worker } from 'node:worker_threads'
import { type ThinkWorker, workerThinking } from '@bivouac/host/thinking'
import type { FastifyInstance } from 'fastify'
import { bundled } from '../bundle.ts'
import { UserError } from '../errors.ts'
import { bundledWriter } from './writer.ts'

interface OnlineOptions {
  readonly folder: string
  readonly origins: readonly string[]
}

/** Gives back how to end it tidily. */
export async function mountOnline(
  app: FastifyInstance,
  { folder, origins }: OnlineOptions,
): Promise<() => Promise<void>> {
  const [script, program, writer] = await Promise.all([
    bundled(new URL('../work/bots-thread.ts', import.meta.url)),
    bundled(new URL('./online-server.ts', import.meta.url)),
    bundledWriter(),
  ])
  const { startOnlineServer } = (await import(program.href)) as typeof import('./online-server.ts')
  const workers = new Set<Worker>()
  const thinking = workerThinking(() => {
    const worker = new Worker(script)
    workers.add(worker)
    worker.on('exit', () => workers.delete(worker))
    return likeInABrowser(worker)
  })
  try {
    const server = await startOnlineServer({
      app,
      folder,
      writer,
      origins,
      thinking,
      build: process.env.npm_package_version ?? 'unknown',
      log: (event, about) =>
        process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...about })}\n`),
    })
    return async () => {
      await server.close()
      await Promise.all([...workers].map(worker => worker.terminate()))
    }
  } catch (error) {
    // The bundle brings a class of its own: only its name is the same.
    if (error instanceof Error && error.name === 'DataError') throw new UserError('bad-data', error.message)
    throw error
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
