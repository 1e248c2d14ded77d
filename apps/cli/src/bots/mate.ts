/** A searcher in a thread of its own, for bots that think in several threads at once. */
import { Worker } from 'node:worker_threads'
import type { Answer, Errand, Mate, SearchBotOptions, ToMate } from '@bivouac/ai'
import type { Board } from '@bivouac/kernel'
import { bundled } from '../bundle.ts'
import { UserError } from '../errors.ts'

export interface MateData {
  readonly game: string
  readonly board: Board
  readonly options: SearchBotOptions
}

/** Named by its package, because this very module may run from a bundle that lies elsewhere. */
const THINK = new URL(import.meta.resolve('bivouac/think'))

let program: Promise<URL> | undefined

/** So many searchers for one game on one board. */
export function hireMates(game: string, board: Board, options: SearchBotOptions, count: number): Mate[] {
  program ??= bundled(THINK)
  const file = program
  return Array.from({ length: count }, () => hire(file, { game, board, options }))
}

function hire(file: Promise<URL>, data: MateData): Mate {
  let waiting: PromiseWithResolvers<Answer> | undefined
  let stopped: string | undefined
  const worker = file.then(program => {
    const thread = new Worker(program, { workerData: data })
    thread.on('message', (answer: Answer) => {
      rest(thread)
      waiting?.resolve(answer)
    })
    thread.on('error', error => giveUp(`a thinking thread has failed: ${error.message}`))
    thread.on('exit', code => giveUp(`a thinking thread has stopped with code ${code}`))
    rest(thread)
    return thread
  })
  const problem = (why: string): UserError =>
    new UserError('thread-stopped', `The bot cannot go on: ${why.replace(/\.$/, '')}.`)
  const giveUp = (why: string): void => {
    stopped ??= why
    waiting?.reject(problem(stopped))
  }
  const send = (message: ToMate): void => {
    worker
      .then(thread => {
        // The program does not end while an answer is waited for, even if nothing else is left to do.
        if ('errand' in message) thread.ref()
        thread.postMessage(message)
      })
      .catch(error => giveUp(`a thinking thread could not be started or asked: ${error.message}`))
  }
  return {
    think(errand: Errand) {
      if (stopped !== undefined) return Promise.reject(problem(stopped))
      waiting = Promise.withResolvers<Answer>()
      send({ errand })
      return waiting.promise
    },
    commit: command => send({ commit: command }),
    stop() {
      giveUp('it has been stopped')
      worker.then(
        thread => thread.terminate(),
        () => {},
      )
    },
  }
}

/** Nobody is kept waiting at the end of the program by a thread with nothing to do. */
const rest = (thread: Worker): void => thread.unref()
