/** The ways into a server: these and no others. Whoever opens one more comes by here, and by docs/threat-model.md. */
import { statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { greatWar } from '@bivouac/great-war'
import { normandy } from '@bivouac/normandy'
import { startServer } from '@bivouac/server'
import { startNats, startPostgres } from '@bivouac/testkit/servers'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { atTheEnd, newFolder } from './bench/folder.ts'
import { follow } from './bench/playing.ts'
import { newId, oneServer, plan, simpleBots } from './bench/server.ts'

test('over HTTP: become a guest, ask, open a line, and whether it is well; nothing for administrators', async () => {
  const routes: string[] = []
  const app = fastify()
  app.addHook('onRoute', ({ method, url }) => void routes.push(`${method} ${url}`))
  const games = [{ module: normandy }, { module: greatWar }]
  const server = await startServer({ app, folder: newFolder(), games, thinking: simpleBots })
  atTheEnd(() => server.close())
  await app.ready()
  expect(routes.filter(route => !route.startsWith('HEAD ')).toSorted()).toEqual([
    'GET /healthz',
    'GET /readyz',
    'POST /api/ask',
    'POST /api/guest',
  ])
})

test('on the machine itself: a data folder that the server makes is its own user’s alone', async () => {
  const folder = join(newFolder(), 'deep', 'data')
  await oneServer({ folder })
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
})

/** Says something on the bus, as anybody could who reaches it. */
const shout = (port: number, texts: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', reject)
    const said = texts.map(text => `PUB bivouac.hint ${Buffer.byteLength(text)}\r\n${text}\r\n`)
    socket.write(`CONNECT {"verbose":false}\r\n${said.join('')}PING\r\n`)
    socket.setEncoding('utf8').on('data', data => {
      if (!String(data).includes('PONG')) return
      socket.end()
      resolve()
    })
  })

test('over NATS: nonsense and lies change no game and show nobody anything that is not so', async () => {
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
  atTheEnd(async () => {
    await nats.stop()
    await postgres.stop()
  })
  const { guest } = await oneServer({ database: postgres.fresh(), nats: nats.url })
  const [anna, bela] = [await (await guest('Anna')).connect(), await (await guest('Bela')).connect()]
  const made = await anna.ask('create', { id: newId(), plan: plan() })
  const { id: game } = await bela.ask('join', { code: made.invite })
  const followers = [await follow(anna, game), await follow(bela, game)]
  const before = followers.map(({ update }) => JSON.stringify(update))
  const lie = (hint: object): string => JSON.stringify({ from: 'a stranger', hint })
  await shout(Number(new URL(nats.url).port), [
    'nonsense',
    '{"from":1}',
    lie({ hint: 'game', game, revision: 1e9 }),
    lie({ hint: 'game', game: '../../x', revision: -1 }),
    lie({ hint: 'table', game }),
    lie({ hint: 'chat', game, number: 77 }),
    lie({ hint: 'chat', game, number: 1, text: 'forged' }),
    lie({ hint: 'update', game, update: { seq: 99 } }),
    lie({ hint: 'games', guests: ['nobody', '__proto__'] }),
  ])
  // A command that goes the ordinary way afterwards is the first thing that has happened in the game.
  const { asked, legal } = followers[0].update
  expect(await anna.ask('give', { game, id: newId(), asked, command: legal[0] })).toEqual({ entry: 1 })
  expect(before.every(text => JSON.parse(text).entry === 0)).toBe(true)
  expect([...anna.news, ...bela.news].filter(({ news }) => news === 'chat')).toEqual([])
  expect([...anna.frames, ...bela.frames].join('')).not.toContain('forged')
})
