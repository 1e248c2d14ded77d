/** The configurations for nginx and Caddy that operators are given, run in front of two servers: TLS, WebSockets, and who is who. */
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { PROTOCOL } from '@bivouac/protocol/online'
import { startCaddy, startNginx, startPostgres, type TestPostgres } from '@bivouac/testkit/servers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { atTheEnd } from './bench/folder.ts'
import { newId, oneServer, plan } from './bench/server.ts'

const NAME = 'play.example.org'
const GUESTS_AT_ONCE = 3
const NODES = 2

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

interface Answer {
  readonly status: number | undefined
  readonly cookie: string
  readonly text: string
}

/** Asks through the proxy, from one of this machine's own addresses. */
const ask = (
  port: number,
  path: string,
  {
    method = 'GET',
    from = '127.0.0.1',
    headers = {},
  }: { method?: string; from?: string; headers?: object } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        localAddress: from,
        servername: NAME,
        rejectUnauthorized: false,
        agent: false,
        headers: { host: `${NAME}:${port}`, 'content-type': 'application/json', ...headers },
      },
      answer => {
        let text = ''
        answer.setEncoding('utf8').on('data', more => {
          text += more
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode, cookie: String(answer.headers['set-cookie'] ?? ''), text }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(method === 'POST' ? '{}' : undefined)
  })

/** A line as a browser opens it: with its cookie, and its page's origin. */
async function lineThrough(port: number, cookie: string, origin: string, game?: string) {
  const tls = { rejectUnauthorized: false, servername: NAME }
  const headers = { host: `${NAME}:${port}`, cookie: cookie.split(';')[0], origin }
  const socket = new WebSocket(
    `wss://127.0.0.1:${port}/api/socket${game === undefined ? '' : `?game=${game}`}`,
    { ...tls, headers },
  )
  atTheEnd(() => socket.terminate())
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  let number = 0
  return <Answer = unknown>(name: string, asks: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const mine = ++number
      socket.on('message', data => {
        const { ask, answer, problem } = JSON.parse(String(data))
        if (ask !== mine) return
        if (problem === undefined) resolve(answer)
        else reject(new Error(problem.text))
      })
      socket.send(JSON.stringify({ ask: mine, name, asks }))
    })
}

const deployed = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')

test.each([
  ['nginx', () => startNginx, 'nginx.conf'],
  ['Caddy', () => startCaddy, 'Caddyfile'],
] as const)(
  'through %s a game is played, and everybody is known by his own address',
  async (_, start, file) => {
    const database = postgres.fresh()
    const node = () =>
      oneServer({ database, trustProxy: 1, limits: { guests: { burst: GUESTS_AT_ONCE, perSecond: 0.0001 } } })
    const nodes = [await node(), await node()]
    const proxy = await start()(deployed(file), [new URL(nodes[0].url).host, new URL(nodes[1].url).host])
    atTheEnd(proxy.stop)
    const { port } = proxy
    const origin = `https://${NAME}:${port}`

    const guest = await ask(port, '/api/guest', { method: 'POST', headers: { origin } })
    expect(guest.status).toBe(200)
    expect(guest.cookie).toMatch(/; Secure$/)
    const line = await lineThrough(port, guest.cookie, origin)
    await line('hello', { protocol: PROTOCOL, build: 'test' })
    const { id: game } = await line<{ id: string }>('create', { id: newId(), plan: plan({ bot: 'recruit' }) })
    const { update } = (await line('open', { game })) as { update: { asked: number; legal: number[] } }
    const { asked, legal } = update
    expect(await line('give', { game, id: newId(), asked, command: legal[0] })).toEqual({ entry: 1 })
    await expect(lineThrough(port, guest.cookie, 'https://elsewhere.example')).rejects.toThrow(/403/)

    // Lines for one game come to one server; those of many games, and those for none, to both.
    const newLines = async (games: readonly (string | undefined)[]): Promise<readonly number[]> => {
      const before = nodes.map(({ server }) => server.sockets())
      for (const one of games) await lineThrough(port, guest.cookie, origin, one)
      return nodes.map(({ server }, i) => server.sockets() - before[i])
    }
    const games = Array.from({ length: 6 }, (_, i) => `another-game-${i}`)
    const ofEach: (readonly number[])[] = []
    for (const one of games) ofEach.push(await newLines([one, one]))
    for (const lines of ofEach) expect([...lines].sort()).toEqual([0, 2])
    expect(new Set(ofEach.map(lines => lines.indexOf(2))).size).toBe(NODES)
    expect(Math.min(...(await newLines(Array.from({ length: 6 }))))).toBeGreaterThan(0)

    // Whoever claims to come from elsewhere each time is still one address, and others are not made to suffer for him.
    const statuses: (number | undefined)[] = []
    for (let i = 0; i < NODES * GUESTS_AT_ONCE + 2; i++)
      statuses.push(
        (await ask(port, '/api/guest', { method: 'POST', headers: { 'x-forwarded-for': `198.51.100.${i}` } }))
          .status,
      )
    expect(statuses.at(-1)).toBe(429)
    expect((await ask(port, '/api/guest', { method: 'POST', from: '127.0.0.2' })).status).toBe(200)

    // What is for operators is not for visitors.
    for (const path of ['/metrics', '/healthz', '/readyz']) expect((await ask(port, path)).status).toBe(404)
  },
)
