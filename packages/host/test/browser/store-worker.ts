/** The script of the Web Worker in `indexed-db-store.test.ts`: does to the browser's own storage what it is asked. */
import { browserStore } from '../../src/browser/browser-store.ts'
import { indexedDbStore } from '../../src/browser/indexed-db-store.ts'
import { STORE_CONTRACT } from '../store/store-contract.ts'

export type StoreQuestion =
  | { readonly what: 'contract' }
  /** Keeps a line of so many letters. */
  | { readonly what: 'fill'; readonly letters: number }
  | { readonly what: 'browser-store' }

async function contract(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [name, run] of Object.entries(STORE_CONTRACT)) {
    found[name] = await run(await indexedDbStore(name)).then(
      () => 'holds',
      error => String(error),
    )
  }
  return found
}

async function fill(letters: number): Promise<unknown> {
  const store = await indexedDbStore('full')
  const added = await store.addCampaign({
    id: 'large',
    module: 'toy',
    // Random, because what repeats itself is packed.
    name: Array.from({ length: letters }, () => Math.random().toString(36)[2]).join(''),
    scenarios: [],
    seats: [{ who: 'person' }, { who: 'person' }],
    begun: 1,
  })
  return added.ok ? 'kept' : added.problem.code
}

async function browsers(): Promise<unknown> {
  const { store, problem } = await browserStore('bivouac')
  const listed = await store.list()
  return { problem: problem?.code ?? 'none', games: listed.ok ? listed.value.length : listed.problem.code }
}

interface WorkerScope {
  onmessage: (event: { readonly data: StoreQuestion }) => void
  postMessage(answer: unknown): void
  reportError(error: unknown): void
}

const worker = globalThis as unknown as WorkerScope

const answer = (question: StoreQuestion): Promise<unknown> =>
  question.what === 'contract' ? contract() : question.what === 'fill' ? fill(question.letters) : browsers()

worker.onmessage = ({ data }) => void answer(data).then(worker.postMessage, worker.reportError)
