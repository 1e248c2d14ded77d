/** The script of the Web Worker in `indexed-db-store.test.ts`: does to the browser's own storage what it is asked. */
import { type IDBPDatabase, openDB } from 'idb'
import { browserStore } from '../../src/browser/browser-store.ts'
import { indexedDbStore } from '../../src/browser/indexed-db-store.ts'
import type { StoredGame, StoredLine } from '../../src/store/store.ts'
import { STORE_CONTRACT } from '../store/store-contract.ts'

export type StoreQuestion =
  | { readonly what: 'contract' }
  /** Keeps a line of so many letters. */
  | { readonly what: 'fill'; readonly letters: number }
  | { readonly what: 'browser-store' }
  /** Keeps a game as version 1 did, and goes on with it. */
  | { readonly what: 'left-behind'; readonly head: StoredGame; readonly lines: readonly StoredLine[] }

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

/** The storage as version 1 of it was laid out. */
const openVersionOne = (): Promise<IDBPDatabase> =>
  openDB('left-behind', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' })
      fresh.createObjectStore('lines', { keyPath: ['game', 'seq'] })
      fresh.createObjectStore('campaigns', { keyPath: 'id' })
    },
  })

async function goOnWith(head: StoredGame, lines: readonly StoredLine[]): Promise<unknown> {
  const old = await openVersionOne()
  await old.put('games', head)
  for (const [i, line] of lines.entries()) await old.put('lines', { ...line, game: head.id, seq: i + 1 })
  old.close()
  const store = await indexedDbStore('left-behind')
  const found = await store.load(head.id)
  const { id, revision, ...rest } = head
  const more: StoredLine[] = [{ text: 'back to 1' }, { text: 'other', at: 5, id: 'x' }]
  const changed = await store.change(id, { after: revision, lines: more, head: { ...rest, seq: 2 } })
  const after = await store.load(id)
  const again = await openVersionOne().then(
    () => 'opened',
    error => error.name,
  )
  return { found, changed, after, again }
}

interface WorkerScope {
  onmessage: (event: { readonly data: StoreQuestion }) => void
  postMessage(answer: unknown): void
  reportError(error: unknown): void
}

const worker = globalThis as unknown as WorkerScope

function answer(question: StoreQuestion): Promise<unknown> {
  if (question.what === 'contract') return contract()
  if (question.what === 'fill') return fill(question.letters)
  return question.what === 'left-behind' ? goOnWith(question.head, question.lines) : browsers()
}

worker.onmessage = ({ data }) => void answer(data).then(worker.postMessage, worker.reportError)
