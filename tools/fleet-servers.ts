/** Starts PostgreSQL and NATS for the tests of several servers, and ends them with the tests. */
import { startNats, startPostgres } from '@bivouac/testkit/servers'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
    nats: string
  }
}

export default async function fleetServers({ provide }: TestProject): Promise<() => Promise<void>> {
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
  provide('postgres', postgres.address)
  provide('nats', nats.url)
  return async () => {
    await nats.stop()
    await postgres.stop()
  }
}
