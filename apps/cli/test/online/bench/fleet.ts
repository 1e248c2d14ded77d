/**
 * Three servers on one PostgreSQL database that tell each other over NATS, behind a balancer that gives each new connection to the next. All tests of
 * online play run on it with `BIVOUAC_FLEET=1 npx vitest run apps/cli/test/online`, some always (the project 'fleet' of `vitest.config.ts`).
 */
import type { ServerOptions } from '@bivouac/server'
import { openStore } from '@bivouac/server/parts'
import { freshDatabase, holdDatabase } from '@bivouac/testkit/servers'
import { inject } from 'vitest'
import { roundRobin } from '../../../src/online/round-robin.ts'
import { atTheEnd, newFolder } from './folder.ts'
import { newGuest, oneServer, type Running } from './server.ts'

const NODES = 3

/** Which database stands behind a folder: a house that is opened again finds its games. */
const databases = new Map<string, string>()

export async function runningFleet(options: Partial<ServerOptions>): Promise<Running> {
  const folder = options.folder ?? newFolder()
  const database = databases.get(folder) ?? freshDatabase(inject('postgres'))
  databases.set(folder, database)
  const nodes: Running[] = []
  while (nodes.length < NODES)
    nodes.push(await oneServer({ ...options, folder, database, nats: inject('nats') }))
  const balancer = await roundRobin(() =>
    nodes.map(({ url }) => ({ host: '127.0.0.1', port: Number(new URL(url).port) })),
  )
  atTheEnd(balancer.close)
  const sum = (count: (node: Running) => number): number => nodes.reduce((all, node) => all + count(node), 0)
  return {
    url: balancer.url,
    folder,
    server: {
      sockets: () => sum(({ server }) => server.sockets()),
      rooms: () => sum(({ server }) => server.rooms()),
    },
    guest: name => newGuest(balancer.url, name),
    async stop() {
      await Promise.all(nodes.map(node => node.stop()))
    },
    async rows(sql, ...values) {
      const db = await openStore(database)
      try {
        return await db.all(sql, ...values)
      } finally {
        await db.close()
      }
    },
    hold: () => holdDatabase(database, 'entry, game'),
  }
}
