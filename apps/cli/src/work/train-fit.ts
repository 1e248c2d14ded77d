/** Job: reads the samples of `bivouac lab train` and learns from them. */
import { type Fit, fit, joined, type Part } from '@bivouac/lab/train'
import { UserError } from '../errors.ts'
import { findGame } from '../find.ts'
import { batchesIn, readBatch } from './train-data.ts'
import { featuresOf } from './train-features.ts'
import { doWork } from './worker.ts'

export interface TrainFitJob {
  readonly game: string
  readonly folder: string
  /** So many games of the folder are learned from, from the first on. */
  readonly games: number
  /** Folders of older games, which count half. */
  readonly also: readonly string[]
  readonly hidden: number
  readonly seed: string
}

export interface TrainFitResult {
  readonly fit: Fit
  readonly games: number
  readonly positions: number
}

const OLD_WEIGHT = 0.5

await doWork(({ game, folder, games, also, hidden, seed }: TrainFitJob, onProgress): TrainFitResult => {
  const { names } = featuresOf(findGame(game))
  const parts: Part[] = []
  let firstGame = 0
  const take = (from: string, weight: number, most: number): void => {
    let taken = 0
    for (const first of batchesIn(from).filter(n => n < most)) {
      const batch = readBatch(from, first, names)
      if (batch === undefined)
        throw new UserError(
          'bad-samples',
          `A file of samples in '${from}' is broken or of other features, the one from game ${first} on: take it away and play on with --resume.`,
        )
      // A batch may have games beyond those that were asked for.
      const { samples } = batch
      const beyond = samples.game.findIndex(game => game >= most)
      parts.push({ samples: beyond < 0 ? samples : { ...samples, rows: beyond }, weight, firstGame })
      taken = Math.max(taken, first + batch.games)
    }
    firstGame += taken
  }
  take(folder, 1, games)
  for (const old of also) take(old, OLD_WEIGHT, Number.POSITIVE_INFINITY)

  const samples = joined(names.length, parts)
  let passes = 0
  const learnt = fit(samples, { hidden, seed, onPass: () => onProgress(++passes) })
  return { fit: learnt, games: new Set(samples.game).size, positions: samples.rows }
})
