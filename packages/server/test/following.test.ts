/** A game that goes on at another server: what was added to its log is read by one question, and nothing twice or never. */
import type { GameLog, Stored, StoredGame } from '@bivouac/host/core'
import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import type { Database } from '../src/data/database.ts'
import { openMemory } from '../src/data/memory.ts'
import { gameLog } from '../src/tables/game-log.ts'
import { addEntry, insertTable } from '../src/tables/keeping-tables.ts'
import { type OnlineTable, readTable } from '../src/tables/online-table.ts'

const NOW = 1_800_000_000_000
const GAME = 'a-game'

const TABLE = {
  id: GAME,
  status: 'waiting',
  plan: { clock: { kind: 'none' } },
  owner: 'us',
  players: ['us', 'german'],
  bots: [undefined, undefined],
  invite: 'code',
  begun: NOW,
  touched: NOW,
  affairs: { asked: 0 },
  commitment: '',
  entries: 0,
} as unknown as OnlineTable

const headAt = (seq: number): StoredGame =>
  ({ id: GAME, revision: 1, opening: {}, plan: { scenario: 'la-raye' }, touched: NOW + seq, seq }) as never

const line = (text: string) => ({ text, at: NOW })

const change = (after: number, ...lines: readonly string[]): Parameters<GameLog['change']>[1] => ({
  after,
  lines: lines.map(line),
  head: headAt(after),
})

/** One of two servers on the same database, with how many questions it has asked. */
function serverOn(db: Database) {
  const tables = new Map<string, OnlineTable>()
  let questions = 0
  const counted: Database = {
    ...db,
    one(sql, ...values) {
      questions++
      return db.one(sql, ...values)
    },
    all(sql, ...values) {
      questions++
      return db.all(sql, ...values)
    },
  }
  const log = gameLog(
    counted,
    tables,
    () => undefined,
    () => NOW,
    1000,
  )
  return {
    tables,
    log,
    async after(lines: number) {
      const before = questions
      const { head, lines: added } = unwrap(await log.loadAfter!(GAME, lines))
      return { revision: head.revision, added: added.map(({ text }) => text), questions: questions - before }
    },
  }
}

async function twoServers() {
  const memory = openMemory()
  const db = memory.connect()
  const [ours, other] = [serverOn(db), serverOn(db)]
  await db.write(insertTable(TABLE, 'secret', undefined))
  ours.tables.set(GAME, (await readTable(db, 'id', GAME, NOW))!)
  const begun: Stored = { head: headAt(0), lines: [line('setup')] }
  unwrap(await ours.log.create(begun))
  unwrap(await other.log.load(GAME))
  return { db, ours, other }
}

test('what the other server has added is read by one question', async () => {
  const { ours, other } = await twoServers()
  unwrap(await ours.log.change(GAME, change(1, 'bid rifleman-a', 'bid scout-a')))
  expect(await other.after(1)).toEqual({
    revision: 2,
    added: ['bid rifleman-a', 'bid scout-a'],
    questions: 1,
  })
})

test('an offer between two commands is no line of the record, and hides none', async () => {
  const { db, ours, other } = await twoServers()
  unwrap(await ours.log.change(GAME, change(1, 'bid rifleman-a')))
  await db.write([addEntry(ours.tables.get(GAME)!, { kind: 'offer', text: '{}', at: NOW })])
  // The other hears of the offer first: its table is ahead of its game.
  other.tables.get(GAME)!.entries = ours.tables.get(GAME)!.entries
  unwrap(await ours.log.change(GAME, change(2, 'bid scout-a')))
  expect(await other.after(1)).toEqual({
    revision: 3,
    added: ['bid rifleman-a', 'bid scout-a'],
    questions: 1,
  })
  unwrap(await ours.log.change(GAME, change(3, 'scout-a conceal')))
  expect(await other.after(3)).toEqual({ revision: 4, added: ['scout-a conceal'], questions: 1 })
})

test('both play in turn, and whoever comes too late reads what was faster', async () => {
  const { ours, other } = await twoServers()
  unwrap(await ours.log.change(GAME, change(1, 'bid rifleman-a')))
  const late = await other.log.change(GAME, change(1, 'bid scout-a'))
  expect(late).toMatchObject({ ok: false, problem: { code: 'taken' } })
  expect((await other.after(1)).added).toEqual(['bid rifleman-a'])
  unwrap(await other.log.change(GAME, change(2, 'bid scout-a')))
  expect((await ours.after(2)).added).toEqual(['bid scout-a'])
  expect(await other.after(3)).toMatchObject({ revision: 3, added: [] })
})

test('what is due about a game is known with what was added, and need not be written again', async () => {
  const { ours, other } = await twoServers()
  ours.tables.get(GAME)!.goesOnAlone = true
  unwrap(await ours.log.change(GAME, change(1, 'bid rifleman-a')))
  await other.after(1)
  expect(other.tables.get(GAME)!.due).toEqual({ flag: undefined, bot: NOW + 1000 })
})

test('whoever looked when nothing was new is told later only what is new then', async () => {
  const { ours, other } = await twoServers()
  unwrap(await ours.log.change(GAME, change(1, 'bid rifleman-a')))
  expect((await other.after(1)).added).toEqual(['bid rifleman-a'])
  expect((await other.after(2)).added).toEqual([])
  unwrap(await ours.log.change(GAME, change(2, 'bid scout-a')))
  expect(await other.after(2)).toEqual({ revision: 3, added: ['bid scout-a'], questions: 1 })
})
