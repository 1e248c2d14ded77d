/** Keeps findings in the browser, in a database of their own: games are worth more, and are not to wait for them. */
import type { Depth, Finding, GameId } from '@bivouac/protocol'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import { type FindingsKeep, type KeptAnalysis, memoryFindings } from '../looking/keep.ts'

interface KeptFinding {
  readonly game: string
  readonly depth: string
  readonly number: number
  readonly finding: Finding
}

interface Schema extends DBSchema {
  heads: { key: [string, string]; value: KeptAnalysis }
  findings: { key: [string, string, number]; value: KeptFinding }
}

const VERSION = 1

/** In memory where the browser has no such storage. */
export async function browserFindings(name: string): Promise<FindingsKeep> {
  try {
    return findingsIn(await open(name))
  } catch {
    return memoryFindings()
  }
}

const open = (name: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(`${name}-findings`, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('heads', { keyPath: ['game', 'depth'] })
      fresh.createObjectStore('findings', { keyPath: ['game', 'depth', 'number'] })
    },
  })

const all = (game: GameId, depth: Depth): IDBKeyRange =>
  IDBKeyRange.bound([game, depth, 0], [game, depth, Number.POSITIVE_INFINITY])

function findingsIn(db: IDBPDatabase<Schema>): FindingsKeep {
  /** A browser whose storage is full or taken away: it is looked at once more when somebody asks. */
  const attempt = async <T>(act: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await act()
    } catch {
      return otherwise
    }
  }
  const heads = (): Promise<readonly KeptAnalysis[]> =>
    attempt(async () => (await db.getAll('heads')).filter(one => v.is(HEAD, one)), [])
  return {
    heads,
    put: head => attempt(async () => void (await db.put('heads', head)), undefined),
    findings: (game, depth) =>
      attempt(async () => {
        const kept = await db.getAll('findings', all(game, depth))
        return kept.flatMap(one => (v.is(KEPT_FINDING, one) ? [one.finding as Finding] : []))
      }, []),
    add: (game, depth, finding) =>
      attempt(
        async () => void (await db.put('findings', { game, depth, number: finding.number, finding })),
        undefined,
      ),
    async remove(game, depth) {
      for (const one of await heads())
        if (one.game === game && (depth ?? one.depth) === one.depth)
          await attempt(async () => {
            const tx = db.transaction(['heads', 'findings'], 'readwrite')
            await Promise.all([
              tx.objectStore('heads').delete([game, one.depth]),
              tx.objectStore('findings').delete(all(game, one.depth)),
              tx.done,
            ])
          }, undefined)
    },
  }
}

const seat = v.picklist([0, 1])
const depth = v.picklist(['quick', 'expert', 'master'])
const chance = v.number()
const pair = v.tuple([chance, chance])
const side = v.object({ decisions: v.number(), mistakes: v.number(), lost: chance })

const HEAD = v.object({
  game: v.string(),
  depth,
  sign: v.string(),
  isStopped: v.boolean(),
  begun: v.number(),
  figures: v.optional(
    v.object({
      game: v.string(),
      depth,
      start: chance,
      decisions: pair,
      luck: chance,
      result: chance,
      bySide: v.tuple([side, side]),
    }),
  ),
})

const KEPT_FINDING = v.object({
  number: v.number(),
  finding: v.object({
    number: v.number(),
    seat,
    command: v.string(),
    isChance: v.boolean(),
    isEnding: v.boolean(),
    decision: v.optional(
      v.object({
        best: chance,
        given: chance,
        bestError: chance,
        error: chance,
        choices: v.array(v.object({ command: v.string(), chance, error: chance, next: v.array(v.string()) })),
      }),
    ),
    remade: v.optional(v.object({ got: chance, others: v.array(chance) })),
  }),
})
