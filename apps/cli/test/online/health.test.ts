/** Whether a server is well, as balancers and operators ask: without its database it is not, without NATS it is. */
import { startNats, startPostgres, type TestNats, type TestPostgres } from '@bivouac/testkit/servers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId, oneServer, plan } from './bench/server.ts'

let postgres: TestPostgres
let nats: TestNats
beforeAll(async () => {
  ;[postgres, nats] = await Promise.all([startPostgres(), startNats()])
})
afterAll(async () => {
  await nats.stop()
  await postgres.stop()
})

async function readyz(url: string): Promise<unknown> {
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, ...((await answer.json()) as object) }
}

const READY = { status: 200, ready: true }

test('without its database it is not ready and says so without naming it; when it is back, so is the server', async () => {
  const lines: string[] = []
  const { url, server, guest } = await oneServer({
    database: postgres.fresh(),
    log: (event, about) => void lines.push(JSON.stringify({ event, ...about })),
  })
  const anna = await guest('Anna')
  const line = await anna.connect()
  const made = await line.ask('create', { id: newId(), plan: plan({ bot: 'recruit' }) })
  const { update } = await line.ask('open', { game: made.id })
  expect(await readyz(url)).toEqual(READY)
  await postgres.kill()
  await expect.poll(() => readyz(url)).toEqual({ status: 503, ready: false, why: 'database' })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(await server.metrics()).toContain('bivouac_database_up 0\n')

  // What strangers and players hear of it: nothing about machines.
  const heard: string[] = []
  for (const path of ['guest', 'ask']) {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${anna.token}` },
      body: '{}',
    })
    expect(answer.status).toBe(503)
    heard.push(await answer.text())
  }
  const give = { game: made.id, id: newId(), asked: update.asked, command: update.legal[0] }
  heard.push(
    await line.ask('give', give).then(
      () => 'done',
      error => `${error.code} ${error.message}`,
    ),
  )
  heard.push(
    await anna.connect().then(
      () => 'connected',
      error => String(error.message),
    ),
  )
  expect(heard.filter(text => !/server-failed|storage-failed|503/.test(text))).toEqual([])
  for (const text of heard)
    expect(text).not.toMatch(/ECONN|127\.0\.0\.1|postgres|\bpg\b|node_modules|at .*:\d+/i)
  // The operator finds each under its number.
  const { problem } = JSON.parse(heard[0]) as { problem: { where: string } }
  expect(lines.some(one => one.includes(`"request":"${problem.where}"`))).toBe(true)

  await postgres.start()
  await expect.poll(() => readyz(url)).toEqual(READY)
})

test('without NATS it stays ready, and the metric says that it is gone', async () => {
  const { url, server } = await oneServer({ database: postgres.fresh(), nats: nats.url })
  expect(await server.metrics()).toContain('bivouac_bus_up 1\n')
  await nats.kill()
  await expect.poll(() => server.metrics()).toContain('bivouac_bus_up 0\n')
  expect(await readyz(url)).toEqual(READY)
  await nats.start()
  await expect.poll(() => server.metrics()).toContain('bivouac_bus_up 1\n')
})
