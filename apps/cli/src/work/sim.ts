/** Job: plays the games of `bivouac sim`, one scenario after the other. */

import { orComplain } from '../errors.ts'
import { findBot, findGame } from '../find.ts'
import { type SimResult, simulate } from './simulate.ts'
import { doWork } from './worker.ts'

export interface SimJob {
  readonly game: string
  /** The scenario files' contents. */
  readonly scenarios: readonly unknown[]
  readonly games: number
  readonly seed: string
  readonly a: string
  readonly b: string
  readonly swap: boolean
}

doWork(({ game, scenarios, games, seed, a, b, swap }: SimJob, onProgress): SimResult[] => {
  const registered = findGame(game)
  return scenarios.map((data, i) =>
    simulate(registered.module, orComplain(registered.module.board(data)), {
      games,
      seed,
      bots: [findBot(registered, a), findBot(registered, b)],
      swap,
      now: () => performance.now(),
      onProgress: done => onProgress(i * games + done),
    }),
  )
})
