/** Job: plays batches of the games of `bivouac sim`. */
import { orComplain } from '../errors.ts'
import { findBot, findGame } from '../find.ts'
import type { SimTask } from './dealing.ts'
import { type Batch, playBatch } from './simulate.ts'
import { doTasks } from './tasks.ts'

export interface SimJob {
  readonly game: string
  /** The scenario files' contents. */
  readonly scenarios: readonly unknown[]
  readonly seed: string
  readonly a: string
  readonly b: string
  readonly swap: boolean
  readonly maxRounds: number | undefined
  /** Whether the games are to be written down. */
  readonly records: boolean
}

doTasks<SimJob, SimTask, Batch>(({ game, scenarios, seed, a, b, swap, maxRounds, records }) => {
  const registered = findGame(game)
  const { module } = registered
  const boards = scenarios.map(data => orComplain(module.board(data)))
  const bots = [findBot(registered, a), findBot(registered, b)] as const
  return {
    work: ({ scenario, from, count }) =>
      playBatch(module, boards[scenario], {
        from,
        count,
        seed,
        bots,
        swap,
        maxRounds,
        records,
        now: () => performance.now(),
      }),
  }
})
