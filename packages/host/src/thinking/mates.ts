/** Searchers in Web Workers: how a worker that thinks hires them, and what runs inside one. */
import {
  type Answer,
  errandRunner,
  learnedSense,
  type Mate,
  type ToMate,
  type WebWorker,
  webMate,
} from '@bivouac/ai'
import { newBoards } from '../boards.ts'
import { orRefuse, refuse } from '../host-error.ts'
import type { Hire, MateTask } from './master-bot.ts'
import type { ThinkGame } from './thinking.ts'

/** The first message that a mate gets; all others are errands. */
type ToMateWorker = { readonly task: MateTask } | ToMate

/** As much of a `Worker` as is needed here. */
export interface MateWorker extends Omit<WebWorker, 'postMessage'> {
  postMessage(message: ToMateWorker): void
}

/** `start` gives a worker whose script calls `mateAtWork`. */
export const hireWebMates =
  (count: number, start: () => MateWorker): Hire =>
  task =>
    Array.from({ length: count }, (): Mate => {
      const worker = start()
      worker.postMessage({ task })
      return webMate(worker)
    })

/** What a mate's script does with each message: an answer is to be sent back. */
export function mateAtWork(
  games: readonly ThinkGame[],
  clock: () => number,
): (message: ToMateWorker) => Answer | undefined {
  let run: ((message: ToMate) => Answer | undefined) | undefined
  return message => {
    if ('task' in message) {
      const { task } = message
      const { module, mind } =
        games.find(game => game.module.id === task.module) ??
        refuse('unknown-game', `There is no game '${task.module}' here.`)
      const board = orRefuse(newBoards()(module, task))
      run = errandRunner(module, learnedSense(mind), board, mind.levels.master, clock)
      return undefined
    }
    return run?.(message)
  }
}
