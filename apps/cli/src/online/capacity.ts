/**
 * What one more server adds, on one PostgreSQL: the same games as fast as they go on one server, then on two, and so on. The players of a game sit where a
 * balancer would put them (see `seating.ts`). Clients, servers and
 * database share this machine, so how busy it was is told too, and who kept it busy; each server can be held to a share of a core, so that there is room
 * for more of them. And how long a server's loop is held up while its bots think.
 */
import { availableParallelism, cpus } from 'node:os'
import { percentile } from '../bench/statistics.ts'
import { type Limit, limitOf, limitText, type Shares, type Used } from './capacity-limit.ts'
import { round } from './chaos.ts'
import { type Cluster, newCluster } from './cluster.ts'
import { dice } from './dice.ts'
import type { Crowd } from './games.ts'
import { type Hold, newHold } from './held.ts'
import { newTables } from './load.ts'
import { type LoopDelays, loopDelays } from './loop-delays.ts'
import { drive } from './pace.ts'
import { machineMs, processesMs } from './processor-time.ts'
import { type How, seated } from './seating.ts'

interface Step extends Used {
  readonly commandsPerSecond: number
  /** Compared with one server less, which part that is of all that one more could add, and compared with one alone. */
  readonly times?: number
  readonly ofPossible?: number
  readonly timesOne?: number
  /** Which part of the games had both players at one server. */
  readonly together: number
  readonly p99Ms: number
  readonly commitP99Ms: number
  readonly limit: Limit
}

export interface CapacityReport extends Shares {
  readonly games: number
  readonly cores: number
  readonly seating: How
  readonly steps: readonly Step[]
  /** What kept it from being more, in words. */
  readonly limit: string
  readonly loopDelayMs: LoopDelays
}

export interface CapacityOptions extends Crowd, Shares {
  readonly nodes: number
  readonly seconds: number
  readonly seating: How
}

/** Code is compiled as it is used: so much of a server's own time passes before it is as fast as it will be. */
const WARM_UP_SECONDS = 10
const SETTLE_SECONDS = 2

export async function capacity(options: CapacityOptions): Promise<CapacityReport> {
  const { nodes, games, seconds, seating, share, postgresShare } = options
  const steps: Step[] = []
  for (let count = 1; count <= nodes; count++) {
    const cluster = await newCluster(count)
    const holds: Hold[] = []
    try {
      const step = await measured(cluster, options, holds)
      steps.push({ ...step, ...compared(step, steps) })
    } finally {
      await cluster.end()
      for (const hold of holds) hold.end()
    }
  }
  const cores = availableParallelism()
  const limit = limitText(steps[steps.length - 1], cores, { share, postgresShare })
  return { games, cores, seating, share, postgresShare, steps, limit, loopDelayMs: await loopDelays(seconds) }
}

/** A step beside the one with one server less and the one with one alone. */
function compared(
  { nodes, commandsPerSecond }: Step,
  before: readonly Step[],
): Pick<Step, 'times' | 'ofPossible' | 'timesOne'> {
  const less = before.at(-1)
  if (less === undefined) return {}
  const times = (than: Step): number => commandsPerSecond / than.commandsPerSecond
  return {
    times: round(times(less)),
    ofPossible: round((times(less) * less.nodes) / nodes),
    timesOne: round(times(before[0])),
  }
}

/** Holds everybody to his share, as long as the cluster stands. */
function hold({ nodes, postgres }: Cluster, { share, postgresShare }: Shares, holds: Hold[]): void {
  const held = (name: string, percent: number | undefined, pids: readonly number[]): void => {
    if (percent === undefined) return
    const one = newHold(name, percent)
    holds.push(one)
    for (const pid of pids) one.add(pid)
  }
  for (const [i, node] of nodes.entries()) held(`server-${i}`, share, [node.pid()])
  held('postgres', postgresShare, postgres.pids())
}

async function measured(
  cluster: Cluster,
  { games, seconds, seed, seating, ...shares }: CapacityOptions,
  holds: Hold[],
): Promise<Step> {
  const { nodes, postgres } = cluster
  const bases = nodes.map(node => node.base)
  const { at, together } = seated(bases, games, seating, dice(`${seed} seating`))
  const tables = await newTables(at, games, dice(seed))
  try {
    await drive(tables, Math.min(WARM_UP_SECONDS, seconds) * nodes.length)
    hold(cluster, shares, holds)
    await drive(tables, SETTLE_SECONDS)
    const figures = () => Promise.all(nodes.map(node => node.figures(true)))
    const spentMs = async () => {
      const { user, system } = process.cpuUsage()
      return {
        servers: (await figures()).reduce((sum, { cpuMs }) => sum + cpuMs, 0),
        postgres: processesMs(postgres.pids()),
        clients: (user + system) / 1000,
        ...machineMs(),
      }
    }
    const before = await spentMs()
    const { perSecond, latencies } = await drive(tables, seconds)
    const after = await spentMs()
    const spent = (who: keyof typeof after): number => Math.max(0, after[who] - before[who])
    const us = (ms: number): number => Math.round((Math.max(0, ms) * 1000) / latencies.length)
    const coresOf = (ms: number): number => round((ms / spent('all')) * cpus().length)
    const commitMs = (await figures()).flatMap(one => one.commitMs)
    const found = {
      nodes: nodes.length,
      together: round(together),
      commandsPerSecond: Math.round(perSecond),
      p99Ms: round(percentile(latencies, 0.99)),
      commitP99Ms: round(percentile(commitMs, 0.99)),
      serversUs: us(spent('servers')),
      postgresUs: us(spent('postgres')),
      clientsUs: us(spent('clients')),
      restUs: us(spent('busy') - spent('servers') - spent('postgres') - spent('clients')),
      serversCores: coresOf(spent('servers')),
      postgresCores: coresOf(spent('postgres')),
      coresBusy: coresOf(spent('busy')),
    }
    return { ...found, limit: limitOf(found, availableParallelism(), shares) }
  } finally {
    for (const table of tables) table.end()
  }
}
