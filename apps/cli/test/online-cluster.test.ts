/** The tools that torment, restart and measure several servers, on a real PostgreSQL and a real NATS: a little of each. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { capacity } from '../src/online/capacity.ts'
import type { ClusterReport } from '../src/online/cluster-chaos.ts'
import { rolling } from '../src/online/rolling.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** As anybody runs it: it makes networks of its own where it may. How long recovery took is for the long run to judge. */
const chaos = (trials: number): Promise<ClusterReport & { leftOut?: string }> =>
  new Promise((resolve, reject) => {
    const args = [MAIN, 'chaos', '--cluster', '--trials', `${trials}`, '--seed', 'test', '--json']
    execFile(process.execPath, args, (error, stdout, stderr) => {
      if (stdout === '') reject(error ?? new Error(stderr))
      else resolve(JSON.parse(stdout))
    })
  })

test('servers, database and NATS that are killed, and servers that are cut off, lose nothing', async () => {
  const { kinds, recoverySeconds, leftOut, ...found } = await chaos(4)
  expect(found).toMatchObject({ trials: 4, lost: 0, twice: 0, stuck: 0, viewsDiffer: 0, crashes: 0 })
  const names = ['node', 'postgres', 'nats', ...(leftOut === undefined ? ['partition'] : [])]
  expect(Object.keys(kinds).toSorted()).toEqual(names.toSorted())
  expect(recoverySeconds.max).toBeGreaterThan(0)
}, 300_000)

test('three servers are restarted one after the other, and no command fails', async () => {
  const report = await rolling({ nodes: 3, games: 6, rate: 20, seconds: 1, seed: 'test' })
  expect(report).toMatchObject({ restarts: 3, failed: 0 })
  expect(report.commands).toBeGreaterThan(20)
}, 300_000)

test('what one more server adds is told with what was the limit', async () => {
  const { steps, limit, loopDelayMs } = await capacity({
    nodes: 2,
    games: 4,
    seconds: 1,
    seed: 'test',
    seating: 'apart',
  })
  expect(steps.map(({ nodes }) => nodes)).toEqual([1, 2])
  expect(steps.map(({ together }) => together)).toEqual([1, 0])
  expect(steps[1].times).toBeCloseTo(steps[1].commandsPerSecond / steps[0].commandsPerSecond, 2)
  expect(steps[1].ofPossible).toBeCloseTo(steps[1].commandsPerSecond / steps[0].commandsPerSecond / 2, 2)
  expect(steps.every(({ commandsPerSecond }) => commandsPerSecond > 0)).toBe(true)
  expect(limit).toMatch(/^The limit was /)
  expect(loopDelayMs.p99).toBeGreaterThanOrEqual(loopDelayMs.p50)
}, 300_000)
