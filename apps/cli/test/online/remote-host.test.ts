/** The client's side of the wire on a real server: what the page uses, from an offer to a record that proves its dice. */
import { oathIn, proves } from '@bivouac/fair'
import { memoryKeep, type RemoteHost, remoteHost } from '@bivouac/host/remote'
import { parseRecord, replay, unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import type { Update } from '@bivouac/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { atTheEnd } from './bench/folder.ts'
import { running } from './bench/house.ts'
import { plan, type Running } from './bench/server.ts'

/** `at` tells where the server is by now: it may have come back elsewhere. */
async function newHost(run: Running, keep = memoryKeep(), at = () => run.url): Promise<RemoteHost> {
  const { token } = await run.guest()
  const address = (): string => `${at().replace('http', 'ws')}/api/socket`
  const host = remoteHost({
    enter: async () => {},
    open: () => new WebSocket(address(), { headers: { authorization: `Bearer ${token}` } }),
    keep,
  })
  atTheEnd(() => host.end())
  return host
}

/** Opens the game as the table does, and follows it. */
async function table(host: RemoteHost, game: string) {
  const seat = host.seat(game)
  let now: Update | undefined
  seat.host.onNews(news => {
    if (news.news === 'update') now = news.update
  })
  now = (await seat.host.ask('open', { game, seat: -1 })).update
  return { ...seat, now: () => now as Update }
}

test('two hosts play, both add bytes to the dice, and the record proves them', async () => {
  const run = await running()
  const keep = memoryKeep()
  const hosts = [await newHost(run, keep), await newHost(run)]
  const { id: game, invite } = await hosts[0].ask('create', { plan: plan() })
  await hosts[1].ask('join', { code: invite })
  // The first player's bytes are opened when both sit; the game begins with them.
  await expect.poll(async () => (await hosts[0].ask('mine', {}))[0].status).toBe('playing')
  await expect.poll(keep.all).toEqual([])
  const tables = [await table(hosts[0], game), await table(hosts[1], game)]
  expect(tables.map(({ now }) => now().seat)).toEqual([0, 1])
  for (let i = 0; i < 30; i++) {
    const seat = tables.findIndex(({ now }) => now().legal.length > 0)
    const { seq, asked, legal } = tables[seat].now()
    await tables[seat].host.ask('give', { game, seat, asked, command: legal[i % legal.length] })
    await expect.poll(() => tables.map(({ now }) => now().seq)).toEqual([seq + 1, seq + 1])
  }
  await hosts[0].ask('resign', { game })
  await expect.poll(() => tables[1].now().outcome).toEqual({ winner: 1, reason: 'resigned' })
  const record = unwrap(parseRecord(await hosts[1].ask('export', { game })))
  const match = unwrap(replay(normandy, unwrap(normandy.board(normandy.scenarios[0].data)), record))
  const oath = oathIn(record, normandy)
  expect(oath?.entropy.map(({ seat }) => seat)).toEqual([0, 1])
  expect(oath && proves(match, oath)).toMatchObject({ ok: true })
})

test('a server that goes says so; both come back to it by themselves, and what was done meanwhile is done once', async () => {
  const first = await running()
  let url = first.url
  const hosts = [await newHost(first, memoryKeep(), () => url), await newHost(first, memoryKeep(), () => url)]
  const { id: game, invite } = await hosts[0].ask('create', { plan: plan() })
  await hosts[1].ask('join', { code: invite })
  await expect.poll(async () => (await hosts[0].ask('mine', {}))[0].status).toBe('playing')
  const tables = [await table(hosts[0], game), await table(hosts[1], game)]
  const warned: number[] = []
  for (const [i, host] of hosts.entries())
    host.onNews(news => {
      if (news.news === 'drain') warned.push(i)
    })
  await first.stop()
  await expect.poll(() => hosts.map(({ line }) => line.get())).toEqual(['lost', 'lost'])
  expect(warned.toSorted()).toEqual([0, 1])

  // Both bid while nobody is there to hear it.
  const given = tables.map(({ host, now }, seat) => {
    const { asked, legal } = now()
    return host.ask('give', { game, seat, asked, command: legal[0] })
  })
  const second = await running({ folder: first.folder })
  url = second.url
  await Promise.all(given)
  await expect.poll(() => hosts.map(({ line }) => line.get())).toEqual(['live', 'live'])
  await expect
    .poll(() => tables.map(({ now }) => [now().seq, now().entry]))
    .toEqual([
      [2, 2],
      [2, 2],
    ])
})
