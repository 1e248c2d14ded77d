/** Several servers in processes of their own on a real PostgreSQL and a real NATS, behind a balancer. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNats, startPostgres, type TestNats, type TestPostgres } from '@bivouac/testkit/servers'
import { type Cable, newCable } from './networks.ts'
import { roundRobin } from './round-robin.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

export interface Cluster {
  /** The balancer's address. */
  readonly base: string
  readonly nodes: readonly ServerProcess[]
  readonly postgres: TestPostgres
  readonly nats: TestNats
  readonly database: string
  /** The cable of each server, where each has a network of its own. */
  readonly cables: readonly Cable[]
  end(): Promise<void>
}

const LOCAL = '127.0.0.1'

const portOf = (address: string): number => Number(new URL(address).port)

/** `isApart`: each server in a network of its own, which can be cut. */
export async function newCluster(count: number, isApart = false): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'bivouac-cluster-'))
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  const end = async (): Promise<void> => {
    for (const one of ends.splice(0).reverse()) await one()
  }
  try {
    const postgres = await startPostgres()
    ends.push(postgres.stop)
    const nats = await startNats()
    ends.push(nats.stop)
    const database = postgres.fresh()
    const cables: Cable[] = []

    /** Where a server at the end of a cable finds something of ours. */
    async function passedOn(address: string, { near }: Cable): Promise<string> {
      const relay = await roundRobin(() => [{ host: LOCAL, port: portOf(address) }], { host: near, port: 0 })
      ends.push(relay.close)
      const there = new URL(address)
      there.host = new URL(relay.url).host
      return there.href
    }

    async function newNode(number: number): Promise<ServerProcess> {
      if (!isApart) return serverProcess(folder, { database, nats: nats.url })
      const cable = newCable(number)
      cables.push(cable)
      ends.push(cable.end)
      return serverProcess(folder, {
        database: await passedOn(database, cable),
        nats: await passedOn(nats.url, cable),
        host: cable.far,
        namespace: cable.namespace,
      })
    }

    const nodes: ServerProcess[] = []
    while (nodes.length < count) {
      const node = await newNode(nodes.length)
      nodes.push(node)
      ends.push(node.kill)
    }
    const targets = nodes.map(({ base }) => ({ host: new URL(base).hostname, port: portOf(base) }))
    const balancer = await roundRobin(() => targets)
    ends.push(balancer.close)
    return { base: balancer.url, nodes, postgres, nats, database, cables, end }
  } catch (error) {
    await end()
    throw error
  }
}
