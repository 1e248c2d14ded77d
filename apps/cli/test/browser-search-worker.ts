/** The script of the Web Worker in `browser-search.test.ts`: plays the game that it is asked for. */
import { searchedGame } from './searched-game.ts'

/** As much of a worker's world as is needed here; the project is compiled without a browser's types. */
interface WorkerScope {
  onmessage: (event: { readonly data: Parameters<typeof searchedGame>[0] }) => void
  postMessage(answer: Awaited<ReturnType<typeof searchedGame>>): void
  reportError(error: unknown): void
}

const worker = globalThis as unknown as WorkerScope

worker.onmessage = ({ data }) => void searchedGame(data).then(worker.postMessage, worker.reportError)
