/** Job: the random play of `bivouac fuzz`. */
import { type FuzzReport, fuzz } from '@bivouac/testkit'
import { findGame } from '../find.ts'
import { doWork } from './worker.ts'

export interface FuzzJob {
  readonly game: string
  readonly scenarios: readonly string[]
  readonly actions: number
  readonly closely: number
  readonly seed: string
}

await doWork(
  ({ game, scenarios, actions, closely, seed }: FuzzJob, onProgress): FuzzReport =>
    fuzz(findGame(game).module, { scenarios, actions, closely, seed, onProgress }),
)
