/** A transaction whose answer was lost: nobody is told that it failed as long as nobody knows. */
import { connect, createServer, type Socket } from 'node:net'
import { startPostgres } from '@bivouac/testkit/servers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from '../src/data/postgres.ts'

const MINUTE = 60_000

/** Passes on all that is said to PostgreSQL, until it is told to lose the answer to the next `commit` and everybody who comes so often after it. */
async function lossyWay(port: number) {
  const open = new Set<Socket>()
  const way = { url: '', refusals: 0, losesCommit: false, isCommitHeard: true, onCommit: () => {} }
  const server = createServer(client => {
    client.on('error', () => {})
    if (way.refusals > 0 && !way.losesCommit) {
      way.refusals--
      return void client.destroy()
    }
    const there = connect(port, '127.0.0.1')
    let isLost = false
    for (const one of [client, there]) open.add(one.on('error', () => {}))
    client.on('data', data => {
      isLost = way.losesCommit && data.includes('commit')
      if (isLost) way.onCommit()
      if (!isLost || way.isCommitHeard) there.write(data)
    })
    there.on('data', data => {
      if (!isLost) return void client.write(data)
      way.losesCommit = false
      for (const one of open) one.destroy()
    })
    client.on('close', () => there.destroy())
    there.on('close', () => client.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  way.url = `127.0.0.1:${(server.address() as { port: number }).port}`
  return way
}

async function doubtfulDatabase() {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const direct = postgres.fresh()
  const address = new URL(direct)
  const way = await lossyWay(Number(address.port))
  address.host = way.url
  const db = await openPostgres(address.href)
  onTestFinished(() => db.close())
  return { postgres, direct, way, db }
}

test('a commit whose answer was lost is asked about until the database is back, however long that takes', async () => {
  const { way, db } = await doubtfulDatabase()

  // Whenever anybody looks at the clock, minutes have passed.
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => (now += MINUTE))
  onTestFinished(() => void vi.restoreAllMocks())
  way.losesCommit = true
  way.refusals = 3
  const written = await db.write([{ sql: 'insert into pulse(one, at) values (1, ?)', values: [7] }])
  expect(written).toEqual({ ok: true })
  expect(way).toMatchObject({ refusals: 0, losesCommit: false })
  expect(await db.one('select at from pulse')).toEqual({ at: 7 })
}, 120_000)

test('a transaction that died with the database is not taken for another that was given its number afterwards', async () => {
  const { postgres, direct, way, db } = await doubtfulDatabase()
  const entry = {
    sql: 'insert into entry(game, n, kind, text, at, id) values (?, ?, ?, ?, ?, ?)',
    values: ['game', 1, 'play', 'a line', 7, 'an-id'],
  }
  way.losesCommit = true
  way.isCommitHeard = false
  // For as long as nobody else can be reached.
  way.refusals = Number.POSITIVE_INFINITY
  const killed = new Promise<void>(resolve => {
    way.onCommit = () => {
      way.losesCommit = false
      resolve(postgres.kill())
    }
  })
  const written = db.write([entry])
  await killed
  await postgres.start()
  for (let i = 0; i < 30; i++) postgres.sql(direct, 'select pg_current_xact_id()')
  way.refusals = 0
  expect(await written).toMatchObject({ ok: false })
  expect(await db.one('select n from entry')).toBeUndefined()
}, 120_000)
