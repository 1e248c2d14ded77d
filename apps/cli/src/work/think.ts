/** The thread of a searcher: it answers one errand after the other and keeps its tree in between. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Errand, learnedSense, newThinker, SEARCH_OPTIONS, type SearchBotOptions } from '@bivouac/ai'
import type { Board } from '@bivouac/kernel'
import { findGame } from '../find.ts'

export interface MateData {
  readonly game: string
  readonly board: Board
  readonly options: SearchBotOptions
}

export type ToMate = { readonly errand: Errand } | { readonly commit: number }

const port = parentPort
if (port === null) throw new Error('a searcher of this kind runs in a thread only')
const { game, board, options } = workerData as MateData
const { module, mind } = findGame(game)
const { budget: _, name: __, ...searching } = options
const thinker = newThinker(module, learnedSense(mind), { ...SEARCH_OPTIONS, ...searching })

port.on('message', (message: ToMate) => {
  if ('commit' in message) return thinker.commit(message.commit)
  const { seat, view, budget, dice } = message.errand
  const question = {
    board,
    seat,
    imaginer: module.imagine(board, view),
    dice: Int32Array.from(dice),
    clock: () => performance.now(),
  }
  port.postMessage(thinker.think(question, budget))
})
