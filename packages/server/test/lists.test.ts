/** Lists of games are cut: what a player must not miss is never what is left out. */
import { startPostgres, type TestPostgres } from '@bivouac/testkit/servers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../src/data/database.ts'
import { openMemory } from '../src/data/memory.ts'
import { openStore } from '../src/data/open.ts'
import { LIMITS, partsOf } from '../src/parts.ts'
import { insertTable, updateTable } from '../src/tables/keeping-tables.ts'
import { offeringRequests } from '../src/tables/offering.ts'
import { LIST_MOST, type OnlineTable } from '../src/tables/online-table.ts'
import type { Screen } from '../src/tables/shared.ts'
import { aTable } from './a-table.ts'

const MORE = 70

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

interface Part extends Partial<Pick<OnlineTable, 'status' | 'players' | 'owner'>> {
  /** Whom the game waits for, as bits. */
  readonly asked?: number
}

function aGame(id: string, at: number, { asked = 0, ...part }: Part): OnlineTable {
  const table = aTable(id, at)
  const plan = { ...table.plan, clock: { kind: 'none' as const }, listed: true }
  return { ...table, ...part, plan, affairs: { ...table.affairs, asked } }
}

/** The newest first, as so many that were touched one after the other would be. */
const newest = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${name}-${count - 1 - i}`)

describe.each([
  ['memory', async () => openMemory().connect()],
  ['PostgreSQL', () => openStore(postgres.fresh())],
])('of more games than a list holds, in %s,', (_, open: () => Promise<Database>) => {
  async function listsOf(tables: readonly OnlineTable[]) {
    const db = await open()
    const written = await Promise.all(
      tables.map(table => db.write([...insertTable(table, 'secret', undefined), updateTable(table)])),
    )
    expect(written.filter(({ ok }) => !ok)).toEqual([])
    const thinking = { choose: async () => 0, hint: async () => [], forget() {} }
    const around = { db, clock: () => 1_800_000_000_000, limits: LIMITS, outages: [] }
    const { mine, lobby } = offeringRequests(partsOf({ games: [], thinking }, around).shared)
    const screen = { guest: { id: 'us', name: 'Us' } } as Screen
    const ids = { mine: await mine({}, screen), lobby: await lobby({}, screen) }
    await db.close()
    return { mine: ids.mine.map(({ id }) => id), lobby: ids.lobby.map(({ id }) => id) }
  }
  const many = (name: string, from: number, part: Part): OnlineTable[] =>
    Array.from({ length: LIST_MOST + MORE }, (_, i) => aGame(`${name}-${i}`, from + i, part))

  test('those that wait for me come first, however old, then what is not over, then the newest', async () => {
    const { mine } = await listsOf([
      aGame('first', 1, { asked: 1 }),
      aGame('second', 2, { players: ['german', 'us'], asked: 2 }),
      aGame('both', 3, { asked: 3 }),
      aGame('theirs', 4, { asked: 2 }),
      aGame('offer', 5, { status: 'waiting', players: [undefined, undefined] }),
      ...many('over', 100, { status: 'over', asked: 0 }),
      ...many('void', 10_000, { status: 'void', players: ['german', 'us'], asked: 3 }),
      aGame('else', 90_000, { players: ['german', 'french'], owner: 'german', asked: 3 }),
    ])
    const others = newest('void', LIST_MOST + MORE).slice(0, LIST_MOST - 5)
    expect(mine).toEqual(['both', 'second', 'first', ...others, 'offer', 'theirs'])
  })

  test('of those that wait for me the newest come', async () => {
    const { mine } = await listsOf([
      ...many('asked', 100, { asked: 3 }),
      aGame('newer', 90_000, { status: 'over' }),
    ])
    expect(mine).toEqual(newest('asked', LIST_MOST + MORE).slice(0, LIST_MOST))
  })

  test('the newest that anybody may join are offered', async () => {
    const open = { status: 'waiting', players: [undefined, undefined], owner: 'german' } as const
    const { lobby, mine } = await listsOf(many('open', 100, open))
    expect([lobby, mine]).toEqual([newest('open', LIST_MOST + MORE).slice(0, LIST_MOST), []])
  })
})
