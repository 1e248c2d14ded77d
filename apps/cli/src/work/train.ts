/** `bivouac lab train` step by step: the games that are still to be played, then the learning. */
import { fileURLToPath } from 'node:url'
import { fingerprint } from '@bivouac/kernel'
import { PASSES } from '@bivouac/lab/train'
import { orComplain, UserError } from '../errors.ts'
import { findBot } from '../find.ts'
import type { Registered } from '../games.ts'
import { progress } from '../progress.ts'
import { byCrew, crewOf } from './crew.ts'
import {
  BATCH_GAMES,
  beginFolder,
  checkOrigin,
  featuresMark,
  type Origin,
  originIn,
  readBatch,
  writeBatch,
} from './train-data.ts'
import { featuresOf } from './train-features.ts'
import type { TrainFitJob, TrainFitResult } from './train-fit.ts'
import type { TrainPlayJob, TrainPlayTask } from './train-play.ts'
import { inWorker } from './worker.ts'

/** Where samples are kept if nobody says where: games that are played otherwise lie elsewhere. */
export const usualFolder = (origin: Origin): string =>
  fileURLToPath(
    new URL(`../../node_modules/.cache/bivouac/train/${origin.game}-${fingerprint(origin)}`, import.meta.url),
  )

/** How the games are to be played. */
export function originOf(
  game: Registered,
  { by, noise, seed }: Pick<Origin, 'by' | 'noise' | 'seed'>,
): Origin {
  const { module } = game
  findBot(game, by)
  const boards = module.scenarios.map(({ data }) => orComplain(module.board(data)).fingerprint)
  return {
    game: module.id,
    rules: module.rulesVersion,
    features: featuresMark(featuresOf(game).names),
    scenarios: fingerprint(boards),
    by,
    noise,
    seed,
  }
}

/** Makes the folder ready, whether to begin or to go on. Nothing in it is ever taken away. */
export function prepareFolder(folder: string, origin: Origin, resume: boolean): void {
  const found = originIn(folder)
  if (found === undefined) beginFolder(folder, origin)
  else if (resume) checkOrigin(folder, found, origin)
  else
    throw new UserError(
      'has-samples',
      `'${folder}' already holds samples: add --resume to go on with them, or choose another folder with --data.`,
    )
}

/** Complains about a folder of older games that do not fit. */
export function checkOlder(folder: string, origin: Origin): void {
  const found = originIn(folder)
  if (found === undefined)
    throw new UserError('no-samples', `There are no samples in '${folder}', which --also names.`)
  checkOrigin(folder, found, origin, ['game', 'features'])
}

/** The batches that are not there yet, or not whole. */
export function missing(folder: string, games: number, names: readonly string[]): TrainPlayTask[] {
  const tasks: TrainPlayTask[] = []
  for (let from = 0; from < games; from += BATCH_GAMES) {
    const count = Math.min(BATCH_GAMES, games - from)
    if ((readBatch(folder, from, names)?.games ?? 0) < count) tasks.push({ from, count })
  }
  return tasks
}

/** Plays what is missing; tells how many games that were. */
export async function playMissing(
  folder: string,
  games: number,
  names: readonly string[],
  origin: Origin,
  workers: number | undefined,
): Promise<number> {
  const tasks = missing(folder, games, names)
  const toPlay = tasks.reduce((sum, { count }) => sum + count, 0)
  if (toPlay === 0) return 0
  const bar = progress('games', toPlay)
  const { game, by, noise, seed } = origin
  const job: TrainPlayJob = { game, by, noise, seed }
  let played = 0
  let dealt = 0
  try {
    await byCrew<TrainPlayTask, Uint8Array>(new URL('./train-play.ts', import.meta.url), job, {
      workers: crewOf(workers, tasks.length),
      next: () => tasks[dealt++],
      done({ from, count }, packed) {
        writeBatch(folder, from, packed)
        played += count
        bar.update(played)
        return true
      },
      named: ({ from, count }) => `the games ${from} to ${from + count - 1} from seed '${seed}'`,
    })
  } finally {
    bar.stop()
  }
  return played
}

export const learn = (job: TrainFitJob): Promise<TrainFitResult> =>
  inWorker<TrainFitResult>(
    new URL('./train-fit.ts', import.meta.url),
    job,
    progress('passes', PASSES * (job.hidden > 0 ? 2 : 1)),
  )
