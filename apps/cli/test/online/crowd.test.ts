/** Thousands of screens at one table: everybody sees every command, nobody pays for a screen that does not read. */
import type { FromServer } from '@bivouac/protocol/online'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { atTheEnd } from './bench/folder.ts'
import { running } from './bench/house.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { type Running, twoAt } from './bench/server.ts'

const SCREENS = 3000
const AT_ONCE = 100
const COMMANDS = 8

/** A screen that looks on and counts what it is sent; whole views are too dear for thousands in one process. */
async function onlooker(
  { url }: Running,
  token: string,
  game: string,
): Promise<{ socket: WebSocket; entries: number[] }> {
  const entries: number[] = []
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  })
  socket.on('error', () => {})
  atTheEnd(() => socket.terminate())
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => socket.send('{"ask":1,"name":"hello","asks":{"protocol":1}}'))
    socket.once('close', () => reject(new Error('turned away')))
    socket.on('message', data => {
      const text = String(data)
      // Each who comes is told to all who are there: only what is counted is read.
      if (text.startsWith('{"ask":1,')) socket.send(JSON.stringify({ ask: 2, name: 'open', asks: { game } }))
      if (text.startsWith('{"ask":2,"answer"')) resolve()
      if (text.startsWith('{"news":"change"')) entries.push((JSON.parse(text) as { entry: number }).entry)
    })
  })
  return { socket, entries }
}

test('three thousand look on, and all of them see every command', async () => {
  const run = await running({
    limits: { socketsOfGuest: 1e5, socketsOfAddress: 1e5, messages: { burst: 1e6, perSecond: 1e6 } },
  })
  const { game, lines } = await twoAt(run, { watch: 'anyone' })
  const followers = await Promise.all(lines.map(line => follow(line, game)))
  const { token } = await run.guest('Crowd')
  const crowd: { socket: WebSocket; entries: number[] }[] = []
  const before = process.memoryUsage().rss
  while (crowd.length < SCREENS)
    crowd.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => onlooker(run, token, game)))))
  expect(run.server.sockets()).toBe(SCREENS + 2)
  const choose = dice(3)
  for (let i = 0; i < COMMANDS; i++) expect(await oneMove(lines, followers, choose)).toBe(true)
  const all = Array.from({ length: COMMANDS }, (_, i) => i + 1)
  await expect.poll(() => crowd.filter(({ entries }) => entries.length < COMMANDS).length).toBe(0)
  expect(crowd.every(({ entries }) => entries.join() === all.join())).toBe(true)
  // Both ends of every line are in this process.
  expect((process.memoryUsage().rss - before) / SCREENS).toBeLessThan(200_000)
  for (const { socket } of crowd) socket.terminate()
  await expect.poll(() => run.server.sockets()).toBe(2)
  expect(await oneMove(lines, followers, choose)).toBe(true)
}, 300_000)

test('a screen that does not read is cut off, and the game goes on', async () => {
  const run = await running({ limits: { waitingBytes: 20_000 } })
  const { game, lines } = await twoAt(run, { watch: 'anyone' })
  const followers = await Promise.all(lines.map(line => follow(line, game)))
  const slow = await (await run.guest('Slow')).connect()
  await slow.ask('open', { game })
  slow.socket.pause()
  const choose = dice(5)
  for (let i = 0; i < 10; i++) expect(await oneMove(lines, followers, choose)).toBe(true)
  // What the system keeps for it is full at some time; whole histories fill it fast.
  for (let i = 0; i < 20_000 && run.server.sockets() === 3; i++) {
    slow.raw(JSON.stringify({ ask: i + 10, name: 'history', asks: { game } }))
    if (i % 10 === 0) await lines[0].ask('ping', {})
  }
  await expect.poll(() => run.server.sockets()).toBe(2)
  expect(await oneMove(lines, followers, choose)).toBe(true)
  const back = await (await run.guest('Slow')).connect()
  await back.ask('open', { game })
  expect(
    back.news.filter((news): news is Extract<FromServer, { news: 'trouble' }> => news.news === 'trouble'),
  ).toEqual([])
}, 120_000)
