/** Whether play or search allocates: counts garbage collections over many actions. */
import { PerformanceObserver } from 'node:perf_hooks'
import { playFor } from './measure.ts'
import type { Playouts, Tally } from './playouts.ts'

const YOUNG_GENERATION_BYTES = 1024 * 1024
/** How the process that counts is to be started. */
export const YOUNG_GENERATION_FLAGS = ['--expose-gc', '--max-semi-space-size=1']

export interface Allocation {
  readonly bytesPerAction: number
  readonly gcDuringRun: number
}

/**
 * Plays at least so many actions and counts the garbage collections meanwhile. Meant for a process with a young
 * generation of one megabyte: no collection means that less than that was allocated over the whole run, next to nothing.
 */
export async function countGarbage(
  games: Playouts,
  actions: number,
  warmUpSeconds: number,
): Promise<Allocation> {
  playFor(warmUpSeconds, games)
  const tally: Tally = { games: 0, actions: 0 }
  let grown = 0
  const collections = await collectionsDuring(() => {
    const before = process.memoryUsage().heapUsed
    while (tally.actions < actions) games.playOne(tally)
    grown = process.memoryUsage().heapUsed - before
  })
  // With collections in between, each has thrown a young generation's worth away.
  const bytes = collections === 0 ? 0 : Math.max(grown, 0) + collections * YOUNG_GENERATION_BYTES
  return { bytesPerAction: bytes / tally.actions, gcDuringRun: collections }
}

/** How many garbage collections there are while `work` runs. */
export async function collectionsDuring(work: () => void): Promise<number> {
  let collections = 0
  const observer = new PerformanceObserver(entries => {
    collections += entries.getEntries().length
  })
  globalThis.gc?.()
  observer.observe({ entryTypes: ['gc'] })
  await reported()
  collections = 0
  work()
  await reported()
  observer.disconnect()
  return collections
}

/** The observer hears of it a moment later. */
const reported = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 50))
