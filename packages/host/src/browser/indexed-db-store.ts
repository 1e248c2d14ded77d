/** Keeps games in the browser: one store of heads, one of lines, one of campaigns. */
import { ok, type Result } from '@bivouac/kernel'
import type { Campaign, DamagedEntry } from '@bivouac/protocol'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { damagedGame, noSuchGame, storageProblem, taken } from '../store/problems.ts'
import { areSoundLines, asText, isSoundCampaign, isSoundHead } from '../store/sound.ts'
import type { GameStore, StoredGame, StoredLine } from '../store/store.ts'

/** A line of a game; `seq` counts from 1. */
interface KeptLine extends StoredLine {
  readonly game: string
  readonly seq: number
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame }
  lines: { key: [string, number]; value: KeptLine }
  campaigns: { key: string; value: Campaign }
}

type Database = IDBPDatabase<Schema>

/**
 * Version 2 keeps the same things in the same places as version 1, but a program of version 1 does not understand the lines that
 * take a game back, so it must not open them. What it has left behind needs no change.
 */
const VERSION = 2

const linesOf = (game: string): IDBKeyRange =>
  IDBKeyRange.bound([game, 0], [game, Number.POSITIVE_INFINITY], true)

/** Rejects where the browser has no such storage or does not let us use it. */
export async function indexedDbStore(name: string): Promise<GameStore> {
  let opened: Promise<Database> | undefined
  const forget = (): void => {
    opened = undefined
  }
  const database = (): Promise<Database> => {
    opened ??= open(name, forget)
    opened.catch(forget)
    return opened
  }
  await database()

  async function attempt<T>(act: (db: Database) => Promise<Result<T>>): Promise<Result<T>> {
    try {
      return await act(await database())
    } catch (error) {
      return storageProblem(error)
    }
  }

  return {
    list: () => attempt(async db => ok((await db.getAll('games')).filter(isSoundHead))),
    load: game =>
      attempt(async db => {
        const tx = db.transaction(['games', 'lines'])
        const [head, kept] = await Promise.all([
          tx.objectStore('games').get(game),
          tx.objectStore('lines').getAll(linesOf(game)),
        ])
        if (head === undefined) return noSuchGame()
        if (!isSoundHead(head) || !areSoundLines(kept)) return damagedGame()
        return ok({ head, lines: kept.map(({ game: _, seq: __, ...line }) => line) })
      }),
    create: ({ head, lines }) =>
      attempt(db =>
        change(db, async (games, put) => {
          if ((await games.get(head.id)) !== undefined) return taken()
          await put(head, lines)
          return ok(undefined)
        }),
      ),
    change: (game, { after, lines, head }) =>
      attempt(db =>
        change(db, async (games, put) => {
          const stored = await games.get(game)
          if (stored === undefined) return noSuchGame()
          if (stored.revision !== after) return taken()
          const revision = after + 1
          await put({ ...head, id: game, revision }, lines)
          return ok(revision)
        }),
      ),
    remove: game =>
      attempt(async db => {
        await removeGame(db, game)
        return ok(undefined)
      }),
    ...campaignsIn(attempt),
    ...damagedIn(attempt),
  }
}

type Attempt = <T>(act: (db: Database) => Promise<Result<T>>) => Promise<Result<T>>

const campaignsIn = (attempt: Attempt): Pick<GameStore, 'campaigns' | 'addCampaign' | 'removeCampaign'> => ({
  campaigns: () => attempt(async db => ok((await db.getAll('campaigns')).filter(isSoundCampaign))),
  addCampaign: campaign =>
    attempt(async db => {
      await db.put('campaigns', campaign)
      return ok(undefined)
    }),
  removeCampaign: id =>
    attempt(async db => {
      await db.delete('campaigns', id)
      return ok(undefined)
    }),
})

const damagedIn = (attempt: Attempt): Pick<GameStore, 'damaged' | 'textOf' | 'removeDamaged'> => ({
  damaged: () =>
    attempt(async db => {
      const games = await unsound(db, 'games', isSoundHead)
      const campaigns = await unsound(db, 'campaigns', isSoundCampaign)
      return ok([
        ...games.map(({ id }) => ({ what: 'game', id }) as const),
        ...campaigns.map(({ id }) => ({ what: 'campaign', id }) as const),
      ])
    }),
  textOf: entry =>
    attempt(async db => {
      const key = await keyOf(db, entry)
      if (entry.what === 'campaign') return ok(asText(await db.get('campaigns', key)))
      const [head, lines] = await Promise.all([db.get('games', key), db.getAll('lines', linesOf(key))])
      return ok(asText({ head, lines }))
    }),
  removeDamaged: entry =>
    attempt(async db => {
      const key = await keyOf(db, entry)
      if (entry.what === 'campaign') await db.delete('campaigns', key)
      else await removeGame(db, key)
      return ok(undefined)
    }),
})

async function removeGame(db: Database, game: string): Promise<void> {
  const tx = db.transaction(['games', 'lines'], 'readwrite')
  await Promise.all([
    tx.objectStore('games').delete(game),
    tx.objectStore('lines').delete(linesOf(game)),
    tx.done,
  ])
}

/** What has not the shape it should have, with its key. A key of ours is a text; one that is not gets a name. */
async function unsound(
  db: Database,
  store: 'games' | 'campaigns',
  isSound: (found: unknown) => boolean,
): Promise<readonly { readonly id: string; readonly key: string }[]> {
  const tx = db.transaction(store)
  const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
  return keys.flatMap((key: unknown, i) =>
    isSound(values[i])
      ? []
      : [{ id: typeof key === 'string' ? key : asText(key).trim(), key: key as string }],
  )
}

async function keyOf(db: Database, { what, id }: DamagedEntry): Promise<string> {
  const all = await (what === 'game'
    ? unsound(db, 'games', isSoundHead)
    : unsound(db, 'campaigns', isSoundCampaign))
  return all.find(one => one.id === id)?.key ?? id
}

/** `forget` is called when the connection is lost, so that the next request opens a new one. */
async function open(name: string, forget: () => void): Promise<Database> {
  const db = await openDB<Schema>(name, VERSION, {
    upgrade(fresh, before) {
      if (before > 0) return
      fresh.createObjectStore('games', { keyPath: 'id' })
      fresh.createObjectStore('lines', { keyPath: ['game', 'seq'] })
      fresh.createObjectStore('campaigns', { keyPath: 'id' })
    },
    // A newer program in another window wants to change the storage: make way for it.
    blocking() {
      db.close()
      forget()
    },
    terminated: forget,
  })
  return db
}

/** Puts the head in its place and the lines after those that are there. */
type Put = (head: StoredGame, lines: readonly StoredLine[]) => Promise<void>

/** Looks and writes in one transaction, so that of two windows only one can be first. */
async function change<T>(
  db: Database,
  act: (games: { get(id: string): Promise<StoredGame | undefined> }, put: Put) => Promise<Result<T>>,
): Promise<Result<T>> {
  const tx = db.transaction(['games', 'lines'], 'readwrite')
  const games = tx.objectStore('games')
  const writes: Promise<unknown>[] = []
  const put: Put = async (head, lines) => {
    const kept = tx.objectStore('lines')
    const last = await kept.openKeyCursor(linesOf(head.id), 'prev')
    const count = last?.key[1] ?? 0
    writes.push(games.put(head))
    lines.forEach((line, i) => {
      writes.push(kept.put({ ...line, game: head.id, seq: count + i + 1 }))
    })
  }
  // Both are waited for: a write that fails says so more plainly than the transaction it breaks.
  const written = act(games, put).then(async result => {
    await Promise.all(writes)
    return result
  })
  const [result] = await Promise.all([written, tx.done])
  return result
}
