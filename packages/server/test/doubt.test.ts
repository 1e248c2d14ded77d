/** A transaction whose answer was lost: nobody is told that it failed as long as nobody knows. */
import { connect, createServer, type Socket } from 'node:net'
import { startPostgres } from '@bivouac/testkit/servers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from '../src/data/postgres.ts'

const MINUTE = 60_000

/** Passes on all that is said to PostgreSQL, until it is told to lose the answer to the next `commit` and everybody who comes so often after it. */
async function lossyWay(port: number) {
  const open = new Set<Socket>()
  const way = { url: '', refusals: 0, losesCommit: false }
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
      there.write(data)
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

test('a commit whose answer was lost is asked about until the database is back, however long that takes', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const address = new URL(postgres.fresh())
  const way = await lossyWay(Number(address.port))
  address.host = way.url
  const db = await openPostgres(address.href)
  onTestFinished(() => db.close())

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
