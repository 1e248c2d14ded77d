/** The studies of this browser, each as its text: kept in a database of their own, so that no other program of ours has to know of them. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A study as it is kept. */
export interface Kept {
  readonly id: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly touched: number
  /** Goes up with each change: whoever writes must have read the one before. */
  readonly revision: number
}

interface Schema extends DBSchema {
  studies: { key: string; value: Kept }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Kept).id === 'string' &&
  typeof (value as Kept).text === 'string' &&
  Number.isFinite((value as Kept).touched) &&
  Number.isInteger((value as Kept).revision)

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('bivouac-studies', 1, {
    upgrade: db => void db.createObjectStore('studies', { keyPath: 'id' }),
    // A newer program of another window wants to change it.
    blocking: () => void opened?.then(db => db.close()).finally(() => (opened = undefined)),
    terminated: () => (opened = undefined),
  })
  opened.catch(() => (opened = undefined))
  return opened
}

/** Where the browser keeps nothing, studies live as long as the window. */
const inMemory = new Map<string, Kept>()

/** The one touched last first. */
export async function keptStudies(): Promise<readonly Kept[]> {
  const stored = await database().then(
    db => db.getAll('studies'),
    () => [],
  )
  const all = new Map([...stored.filter(isKept).map(one => [one.id, one] as const), ...inMemory])
  return [...all.values()].sort((a, b) => b.touched - a.touched)
}

export const keptStudy = async (id: string): Promise<Kept | undefined> =>
  (await keptStudies()).find(one => one.id === id)

/** How it went: `memory` if it is gone when the window is closed, `stale` if another window has changed it meanwhile. */
export type Saved = 'kept' | 'memory' | 'stale'

export async function keepStudy(study: Kept): Promise<Saved> {
  try {
    const tx = (await database()).transaction('studies', 'readwrite')
    const before = await tx.store.get(study.id)
    if (isKept(before) && before.revision >= study.revision) return 'stale'
    await tx.store.put(study)
    await tx.done
    inMemory.delete(study.id)
    return 'kept'
  } catch {
    inMemory.set(study.id, study)
    return 'memory'
  }
}

export async function removeStudy(id: string): Promise<void> {
  inMemory.delete(id)
  await database().then(
    db => db.delete('studies', id),
    () => undefined,
  )
}

/** A new study on the shelf; its id. One that lies there already, word for word, is not put there twice. */
export async function addStudy(text: string): Promise<string> {
  const same = (await keptStudies()).find(one => one.text === text)
  if (same) return same.id
  const id = [...crypto.getRandomValues(new Uint32Array(3))].map(word => word.toString(36)).join('')
  await keepStudy({ id, text, touched: Date.now(), revision: 1 })
  return id
}
