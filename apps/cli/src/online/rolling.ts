/** Servers that are drained and started again one after the other, as in an upgrade at noon, while commands come in at a fixed rate: none may fail. */
import { percentile } from '../bench/statistics.ts'
import { round } from './chaos.ts'
import { newCluster } from './cluster.ts'
import { type Dice, dice } from './dice.ts'
import { BATTLES, type Crowd } from './games.ts'
import { type LastingTable, newLastingTable } from './lasting-table.ts'
import { drive } from './pace.ts'

export interface RollingReport {
  readonly nodes: number
  readonly games: number
  readonly rate: number
  readonly restarts: number
  readonly seconds: number
  readonly commands: number
  readonly answeredPerSecond: number
  /** Refused, or not answered in the end. */
  readonly failed: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly mostMs: number
}

const AT_ONCE = 10

export interface RollingOptions extends Crowd {
  readonly nodes: number
  readonly rate: number
  /** How long they play before each restart and after the last: whoever runs them waits until all is well again. */
  readonly seconds: number
}

export async function rolling({ nodes, games, rate, seconds, seed }: RollingOptions): Promise<RollingReport> {
  const cluster = await newCluster(nodes)
  const tables: LastingTable[] = []
  const draw: Dice = dice(seed)
  try {
    while (tables.length < games)
      tables.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, games - tables.length) }, (_, i) =>
            newLastingTable(cluster.base, BATTLES[(tables.length + i) % BATTLES.length], draw),
          ),
        )),
      )
    let isOver = false
    const restarts = (async () => {
      for (const node of cluster.nodes) {
        await new Promise(resolve => setTimeout(resolve, seconds * 1000))
        await node.drain()
        await node.start()
      }
      await new Promise(resolve => setTimeout(resolve, seconds * 1000))
      isOver = true
    })()
    const began = performance.now()
    const driven = await drive(tables, () => isOver, rate)
    await restarts
    const refused = tables.reduce((sum, table) => sum + table.refused.length, 0)
    return {
      nodes,
      games,
      rate,
      restarts: cluster.nodes.length,
      seconds: round((performance.now() - began) / 1000),
      commands: driven.asked,
      answeredPerSecond: Math.round(driven.perSecond),
      failed: refused + driven.asked - driven.answered,
      p50Ms: round(percentile(driven.latencies, 0.5)),
      p99Ms: round(percentile(driven.latencies, 0.99)),
      mostMs: round(Math.max(...driven.latencies)),
    }
  } finally {
    for (const table of tables) table.end()
    await cluster.end()
  }
}
