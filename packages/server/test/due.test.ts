/** What is due: a timer that could not be handled comes again, unless somebody else has settled it meanwhile. */
import { expect, test } from 'vitest'
import type { Database } from '../src/data/database.ts'
import { openMemory } from '../src/data/memory.ts'
import { LIMITS, partsOf, whenDue } from '../src/parts.ts'

const NOW = 1_800_000_000_000
const FLAG = {
  sql: 'insert into due(kind, game, at) values (?, ?, ?)',
  values: ['flag', 'a-game', NOW - 1],
}

/** A server whose timer fails, as there is no such game; `meanwhile` happens while it is at it. */
async function afterFailing(meanwhile: (db: Database) => Promise<unknown>): Promise<readonly unknown[]> {
  const memory = openMemory()
  const db = memory.connect()
  await db.write([FLAG])
  const watched: Database = {
    ...db,
    async one(sql, ...values) {
      await meanwhile(db)
      return db.one(sql, ...values)
    },
  }
  const thinking = { choose: async () => 0, hint: async () => [], forget() {} }
  const { shared } = partsOf(
    { games: [], thinking },
    { db: watched, clock: () => NOW, limits: LIMITS, outages: [] },
  )
  const failures: string[] = []
  await whenDue(shared, what => void failures.push(what)).now()
  expect(failures).toEqual(['flag'])
  const left = memory.all<{ at: number }>('select at from due')
  memory.close()
  return left.map(({ at }) => at)
}

test('what could not be done is tried again after a while', async () => {
  expect(await afterFailing(async () => {})).toEqual([NOW + 10_000])
})

test('what another server has settled meanwhile does not come back', async () => {
  const settled = { sql: 'delete from due where game = ?', values: ['a-game'] }
  expect(await afterFailing(db => db.write([settled]))).toEqual([])
})
