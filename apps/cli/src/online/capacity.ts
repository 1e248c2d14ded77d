/**
 * What one more server adds, on one PostgreSQL: the same games as fast as they go on one server, then on two, and so on. Clients, servers and
 * database share this machine, so how busy it was is told too, and who kept it busy. And how long a server's loop is held up while its bots think.
 */
import { availableParallelism, cpus } from 'node:os'
import { percentile } from '../bench/statistics.ts'
import { round } from './chaos.ts'
import { type Cluster, newCluster } from './cluster.ts'
import { dice } from './dice.ts'
import type { Crowd } from './games.ts'
import { newTables } from './load.ts'
import { type LoopDelays, loopDelays } from './loop-delays.ts'
import { drive } from './pace.ts'

interface Step {
  readonly nodes: number
  readonly commandsPerSecond: number
  /** Compared with one server less. */
  readonly times?: number
  readonly p99Ms: number
  readonly commitP99Ms: number
  /** Processor time of a command, in microseconds: of the servers, of the clients, and of all else here, PostgreSQL before all. */
  readonly serversUs: number
  readonly clientsUs: number
  readonly restUs: number
  readonly coresBusy: number
}

export interface CapacityReport {
  readonly games: number
  readonly cores: number
  readonly steps: readonly Step[]
  /** What kept it from being more, in words. */
  readonly limit: string
  readonly loopDelayMs: LoopDelays
}

export interface CapacityOptions extends Crowd {
  readonly nodes: number
  readonly seconds: number
}

/** From this share on the machine has nothing left to give. */
const FULL = 0.85
const WARM_UP_SECONDS = 2

export async function capacity({ nodes, games, seconds, seed }: CapacityOptions): Promise<CapacityReport> {
  const steps: Step[] = []
  for (let count = 1; count <= nodes; count++) {
    const cluster = await newCluster(count)
    try {
      const step = await measured(cluster, games, seconds, seed)
      const before = steps.at(-1)
      steps.push(before ? { ...step, times: round(step.commandsPerSecond / before.commandsPerSecond) } : step)
    } finally {
      await cluster.end()
    }
  }
  const cores = availableParallelism()
  return { games, cores, steps, limit: limitIn(steps, cores), loopDelayMs: await loopDelays(seconds) }
}

async function measured(cluster: Cluster, games: number, seconds: number, seed: string): Promise<Step> {
  const { nodes, base } = cluster
  const tables = await newTables(base, games, dice(seed))
  try {
    await drive(tables, WARM_UP_SECONDS)
    const serversMs = async (): Promise<number> =>
      (await Promise.all(nodes.map(node => node.figures(true)))).reduce((sum, { cpuMs }) => sum + cpuMs, 0)
    const [machine, servers, clients] = [machineMs(), await serversMs(), process.cpuUsage()]
    const { perSecond, latencies } = await drive(tables, seconds)
    const { user, system } = process.cpuUsage(clients)
    const spent = { servers: (await serversMs()) - servers, clients: (user + system) / 1000 }
    const now = machineMs()
    const busy = now.busy - machine.busy
    const us = (ms: number): number => Math.round((Math.max(0, ms) * 1000) / latencies.length)
    const figures = await Promise.all(nodes.map(node => node.figures(true)))
    return {
      nodes: nodes.length,
      commandsPerSecond: Math.round(perSecond),
      p99Ms: round(percentile(latencies, 0.99)),
      commitP99Ms: round(
        percentile(
          figures.flatMap(({ commitMs }) => commitMs),
          0.99,
        ),
      ),
      serversUs: us(spent.servers),
      clientsUs: us(spent.clients),
      restUs: us(busy - spent.servers - spent.clients),
      coresBusy: round((busy / (now.all - machine.all)) * cpus().length),
    }
  } finally {
    for (const table of tables) table.end()
  }
}

/** How long all cores have been busy, and how long there have been any, in milliseconds. */
function machineMs(): { busy: number; all: number } {
  let [busy, all] = [0, 0]
  for (const { times } of cpus()) {
    const { user, nice, sys, irq, idle } = times
    busy += user + nice + sys + irq
    all += user + nice + sys + irq + idle
  }
  return { busy, all }
}

function limitIn(steps: readonly Step[], cores: number): string {
  const { coresBusy, serversUs, clientsUs, restUs } = steps[steps.length - 1]
  const shares = `a command took ${serversUs} µs on the servers, ${clientsUs} µs at the clients and ${restUs} µs in PostgreSQL and whatever else ran here`
  return coresBusy >= FULL * cores
    ? `The limit was this machine: ${coresBusy} of ${cores} cores were busy; ${shares}. What one more machine adds cannot be seen on one.`
    : `The limit was waiting, for PostgreSQL's commits before all: only ${coresBusy} of ${cores} cores were busy; ${shares}.`
}
