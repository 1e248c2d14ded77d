/** The script of the Web Workers in `browser-crew.test.ts`: a searcher for La Raye. */
import { errandRunner, learnedSense, type ToMate } from '@bivouac/ai'
import { unwrap } from '@bivouac/kernel'
import { normandy, normandyMind } from '@bivouac/normandy'

interface WorkerScope {
  onmessage: (event: { readonly data: ToMate }) => void
  postMessage(answer: unknown): void
}

const worker = globalThis as unknown as WorkerScope
const board = unwrap(normandy.board(normandy.scenarios[0].data))
const options = { ...normandyMind.levels.expert, name: 'crew' }
const run = errandRunner(normandy, learnedSense(normandyMind), board, options, () => performance.now())

worker.onmessage = ({ data }) => {
  const answer = run(data)
  if (answer !== undefined) worker.postMessage(answer)
}
