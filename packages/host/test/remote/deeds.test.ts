/** What a player does arrives once, whatever happens to the line or the page. */

import { offerHash } from '@bivouac/fair'
import { HostError } from '@bivouac/host/client'
import { memoryKeep } from '@bivouac/host/remote'
import type { OnlineNews } from '@bivouac/protocol/online'
import { describe, expect, test } from 'vitest'
import { at, GAME, moment, onlineGame, shakyServer, table } from './shaky-server.ts'

/** A server that takes every id once, as it should. */
async function takingServer() {
  const server = await shakyServer()
  const taken: string[] = []
  const take = ({ id }: { id: string }): unknown => {
    if (!taken.includes(id)) taken.push(id)
    return { entry: taken.indexOf(id) + 1 }
  }
  return { server, taken, take }
}

const said = { game: GAME, asked: 3, command: 7 }

describe('a command', () => {
  test('whose answer was lost with the line is sent again with the same id', async () => {
    const { server, taken, take } = await takingServer()
    const host = at(server)
    const { pending } = host.seat(GAME)
    await expect.poll(host.line.get).toBe('live')
    const states: unknown[] = []
    pending.subscribe(() => states.push(pending.get()))
    server.answers.give = asks => {
      take(asks)
      server.answers.give = take
      server.cut()
    }
    expect(await host.ask('give', said)).toEqual({ entry: 1 })
    expect(server.asked('give').map(({ asks }) => asks)).toEqual([
      { ...said, id: taken[0] },
      { ...said, id: taken[0] },
    ])
    expect(states).toEqual(['sending', 'kept', 'sending', undefined])
  })

  test('given without a line goes out with the next one, after hello, in the order given', async () => {
    const { server, taken, take } = await takingServer()
    server.answers.give = take
    server.answers.chat = take
    const host = at(server)
    const both = [host.ask('give', said), host.ask('chat', { game: GAME, text: 'Hi' })]
    expect(host.seat(GAME).pending.get()).toBe('kept')
    await Promise.all(both)
    expect(server.heard.map(({ name }) => name)).toEqual(['hello', 'give', 'chat'])
    expect(taken.length).toBe(2)
  })

  test('that nobody answered is kept over a reload, and forgotten when it is answered', async () => {
    const { server, taken, take } = await takingServer()
    const keep = memoryKeep()
    const first = at(server, { keep })
    first.ask('give', said).catch(() => {})
    await expect.poll(() => server.asked('give').length).toBe(1)
    first.end()
    server.answers.give = take
    const second = at(server, { keep })
    expect(second.seat(GAME).pending.get()).toBe('kept')
    await expect.poll(second.seat(GAME).pending.get).toBe(undefined)
    const [one, other] = server.asked('give')
    expect(other.asks).toEqual(one.asks)
    expect([taken.length, keep.all()]).toEqual([1, []])
  })

  test('from before a reload that is refused now is a trouble of its game', async () => {
    const { server } = await takingServer()
    const keep = memoryKeep()
    const asks = { ...said, id: '5'.repeat(32) }
    keep.put('deed a', JSON.stringify({ at: 1, name: 'give', asks }))
    keep.put('deed b', '{"name":"give","asks":{"game":7}}')
    keep.put('deed c', 'no JSON')
    keep.put('deed d', JSON.stringify({ at: 1, name: 'lobby', asks: {} }))
    server.answers.give = () => {
      throw new Error('stale')
    }
    const host = at(server, { keep })
    const heard: OnlineNews[] = []
    host.onNews(news => heard.push(news))
    await expect
      .poll(() => heard)
      .toMatchObject([{ news: 'trouble', game: GAME, problem: { code: 'stale' } }])
    expect(server.asked('lobby')).toEqual([])
  })

  test('that a server cannot take because it is restarted is kept for the next line', async () => {
    const { server, taken, take } = await takingServer()
    server.answers.give = () => {
      throw new Error('draining')
    }
    const host = at(server)
    const answer = host.ask('give', said)
    await expect.poll(() => server.asked('give').length).toBe(1)
    server.answers.give = take
    server.cut(1012)
    expect(await answer).toEqual({ entry: 1 })
    expect(taken.length).toBe(1)
  })

  test('that was not read because we were too fast is sent again after a breath', async () => {
    const { server, take } = await takingServer()
    const host = at(server)
    const answer = host.ask('give', said)
    await expect.poll(() => server.asked('give').length).toBe(1)
    server.answers.give = take
    server.raw(JSON.stringify({ ask: 0, problem: { code: 'too-fast', text: 'Wait.' } }))
    expect(await answer).toEqual({ entry: 1 })
    expect(server.lines()).toBe(1)
  })

  test.each([
    ['storage-failed', 'server-unsaved'],
    ['storage-full', 'server-full'],
  ])("that the server could not keep ('%s') is not taken for this browser's storage", async (code, as) => {
    const { server } = await takingServer()
    server.answers.give = () => {
      throw new Error(code)
    }
    await expect(at(server).ask('give', said)).rejects.toMatchObject({ problem: { code: as } })
  })

  test('that is refused is not sent again', async () => {
    const { server } = await takingServer()
    server.answers.give = () => {
      throw new Error('stale')
    }
    const host = at(server)
    const error = await host.ask('give', said).catch((found: unknown) => found)
    expect(error instanceof HostError && error.problem.code).toBe('stale')
    server.cut()
    await expect.poll(server.lines).toBe(2)
    await expect.poll(host.line.get).toBe('live')
    expect(server.asked('give').length).toBe(1)
  })
})

describe('a question', () => {
  test('is asked again on the next line, and is not kept', async () => {
    const { server } = await takingServer()
    const keep = memoryKeep()
    const host = at(server, { keep })
    const list = host.ask('lobby', {})
    await expect.poll(() => server.asked('lobby').length).toBe(1)
    expect(keep.all()).toEqual([])
    server.answers.lobby = () => []
    server.cut()
    expect(await list).toEqual([])
  })

  test('that is never answered is given up', async () => {
    const { server } = await takingServer()
    const host = at(server, { pace: { patience: 50 } })
    const error = await host.ask('mine', {}).catch((found: unknown) => found)
    expect(error instanceof HostError && error.problem.code).toBe('no-line')
  })

  test('gets its own answer, in whatever order they come', async () => {
    const { server } = await takingServer()
    const host = at(server)
    const both = [host.ask('lobby', {}), host.ask('share', { game: GAME, seq: 1 })]
    await expect.poll(() => server.heard.length).toBe(3)
    const [lobby, share] = [server.asked('lobby')[0].ask, server.asked('share')[0].ask]
    server.raw(JSON.stringify({ ask: share, answer: 'text' }))
    server.raw(JSON.stringify({ ask: lobby, answer: [] }))
    server.raw(JSON.stringify({ ask: lobby, answer: 'again' }))
    expect(await Promise.all(both)).toEqual([[], 'text'])
  })
})

describe('bytes for the dice', () => {
  test('are committed to with an offer, kept, opened when they are wanted, and then forgotten', async () => {
    const { server } = await takingServer()
    const keep = memoryKeep()
    server.answers.create = () => {
      // Against a bot they are wanted before the offer is answered.
      server.tell({ news: 'reveal', game: GAME })
      return onlineGame
    }
    const host = at(server, { keep })
    const plan = {
      module: 'toy',
      scenario: 'one',
      side: 0,
      clock: { kind: 'none' },
      watch: 'anyone',
      listed: true,
    } as const
    await host.ask('create', { plan })
    await expect.poll(() => server.asked('reveal').length).toBe(1)
    const { entropy } = server.asked('reveal')[0].asks
    expect(server.asked('create')[0].asks.hash).toBe(offerHash(entropy))
    expect(keep.all().map(([, text]) => text)).toEqual([entropy])
    server.answers.reveal = () => null
    server.cut()
    await expect.poll(keep.all).toEqual([])
  })

  test('are opened at the next visit if nobody was there when they were wanted', async () => {
    const { server } = await takingServer()
    const keep = memoryKeep()
    keep.put(`entropy ${GAME}`, '7'.repeat(32))
    server.answers.open = () => ({ update: { ...moment(1, 1), steps: [] }, table, chat: [] })
    server.answers.reveal = () => null
    const host = at(server, { keep })
    await host.seat(GAME).host.ask('open', { game: GAME, seat: -1 })
    await expect.poll(keep.all).toEqual([])
    expect(server.asked('reveal').map(({ asks }) => asks)).toEqual([{ game: GAME, entropy: '7'.repeat(32) }])
  })

  test('come along when we join', async () => {
    const { server } = await takingServer()
    server.answers.join = () => onlineGame
    const host = at(server)
    const code = 'A'.repeat(22)
    await host.ask('join', { code })
    await host.ask('join', { code })
    const bytes = server.asked('join').map(({ asks }) => asks.entropy)
    expect(new Set(bytes).size).toBe(2)
  })
})
