/** The thread of a searcher. */
import { parentPort, workerData } from 'node:worker_threads'
import { errandRunner, learnedSense, type SearchBotOptions, type ToMate } from '@bivouac/ai'
import type { Board } from '@bivouac/kernel'
import { findGame } from '../find.ts'

export interface MateData {
  readonly game: string
  readonly board: Board
  readonly options: SearchBotOptions
}

const port = parentPort
if (port === null) throw new Error('a searcher of this kind runs in a thread only')
const { game, board, options } = workerData as MateData
const { module, mind } = findGame(game)
const run = errandRunner(module, learnedSense(mind), board, options, () => performance.now())

port.on('message', (message: ToMate) => {
  const answer = run(message)
  if (answer !== undefined) port.postMessage(answer)
})
