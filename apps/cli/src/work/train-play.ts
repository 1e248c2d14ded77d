/** Job: plays the games of `bivouac lab train` and hands the samples back, packed, batch by batch. */
import { PlayError } from '@bivouac/ai'
import { packBatch, playForSamples, type SelfPlay } from '@bivouac/lab/train'
import { orComplain, UserError } from '../errors.ts'
import { findBot, findGame } from '../find.ts'
import { doTasks } from './tasks.ts'
import { featuresOf } from './train-features.ts'

export interface TrainPlayJob {
  readonly game: string
  readonly by: string
  readonly noise: number
  readonly seed: string
}

export interface TrainPlayTask {
  readonly from: number
  readonly count: number
}

doTasks(({ game, by, noise, seed }: TrainPlayJob) => {
  const registered = findGame(game)
  const { module } = registered
  const features = featuresOf(registered)
  const { mind } = registered
  const play: SelfPlay = {
    module,
    features,
    quietOn: board => mind.sense(board, mind.judge(board)),
    boards: module.scenarios.map(({ data }) => orComplain(module.board(data))),
    by: findBot(registered, by),
    noise,
    seed,
    clock: () => performance.now(),
  }
  return {
    async work({ from, count }: TrainPlayTask): Promise<Uint8Array> {
      try {
        const samples = await playForSamples(play, from, count)
        return packBatch({ games: count, samples }, features.names)
      } catch (error) {
        if (error instanceof PlayError)
          throw new UserError('bot-failed', `The self-play stopped: ${error.message}.`)
        throw error
      }
    },
  }
})
