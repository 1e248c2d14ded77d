/** Online play on the web server: both games, bots in a thread of their own, and what the operator should know. */
import type { FastifyInstance } from 'fastify'
import { bundled } from '../bundle.ts'
import { UserError } from '../errors.ts'
import { botThreads } from './bot-threads.ts'
import { bundledBots, bundledWriter } from './programs.ts'

interface OnlineOptions {
  readonly folder: string
  readonly database: string | undefined
  readonly nats: string | undefined
  readonly origins: readonly string[]
  readonly trustProxy: number | readonly string[] | undefined
}

export interface Online {
  metrics(): Promise<string>
  /** Ends it tidily. */
  close(): Promise<void>
}

export async function mountOnline(
  app: FastifyInstance,
  { folder, database, nats, origins, trustProxy }: OnlineOptions,
): Promise<Online> {
  const [script, program, writer] = await Promise.all([
    bundledBots(),
    bundled(new URL('./online-server.ts', import.meta.url)),
    bundledWriter(),
  ])
  const { startOnlineServer } = (await import(program.href)) as typeof import('./online-server.ts')
  const threads = botThreads(script)
  try {
    const server = await startOnlineServer({
      app,
      folder,
      database,
      nats,
      writer,
      origins,
      trustProxy,
      isOwnProcess: true,
      thinking: threads.think(),
      build: process.env.npm_package_version ?? 'unknown',
      log: (event, about) =>
        process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...about })}\n`),
    })
    return {
      metrics: server.metrics,
      async close() {
        await server.close()
        await threads.end()
      },
    }
  } catch (error) {
    // The bundle brings a class of its own: only its name is the same.
    if (error instanceof Error && error.name === 'DataError') throw new UserError('bad-data', error.message)
    throw error
  }
}
