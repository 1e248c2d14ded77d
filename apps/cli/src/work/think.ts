/** The thread of a searcher. */
import { parentPort, workerData } from 'node:worker_threads'
import { errandRunner, learnedSense, type ToMate } from '@bivouac/ai'
import type { MateData } from '../bots/mate.ts'
import { findGame } from '../find.ts'

const port = parentPort
if (port === null) throw new Error('a searcher of this kind runs in a thread only')
const { game, board, options } = workerData as MateData
const { module, mind } = findGame(game)
const run = errandRunner(module, learnedSense(mind), board, options, () => performance.now())

port.on('message', (message: ToMate) => {
  const answer = run(message)
  if (answer !== undefined) port.postMessage(answer)
})
