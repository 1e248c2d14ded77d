/** Deals out the games of several scenarios in batches that take about a tenth of a second each. */

export interface SimTask {
  /** Which scenario, by its place in the list. */
  readonly scenario: number
  readonly from: number
  readonly count: number
}

interface Dealer {
  next(): SimTask | undefined
  /** How long a batch took: the next ones are made larger or smaller by that. */
  took(task: SimTask, ms: number): void
}

const BATCH_MS = 100
const BATCH_MAX = 500

export function dealer(scenarios: number, games: number, workers: number): Dealer {
  let scenario = 0
  let from = 0
  // Nobody knows yet how long a game takes.
  let size = 1
  return {
    next() {
      if (from === games) {
        scenario++
        from = 0
      }
      if (scenario >= scenarios) return undefined
      // Towards the end the batches get smaller, so that no worker has to wait long for another.
      const count = Math.min(size, Math.ceil((games - from) / workers))
      const task = { scenario, from, count }
      from += count
      return task
    },
    took({ count }, ms) {
      size = Math.max(1, Math.min(BATCH_MAX, Math.floor((BATCH_MS * count) / Math.max(ms, 0.01))))
    },
  }
}
