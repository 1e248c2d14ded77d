/** The line to a server that cuts, falls silent or is not there. */
import type { OnlineNews } from '@bivouac/protocol/online'
import { describe, expect, test, vi } from 'vitest'
import { at, GAME, moment, shakyServer, table } from './shaky-server.ts'

/** Where a test is about silence, it need not be long. */
const BRIEF = { silence: 150 }

describe('a line', () => {
  test('begins with hello, and says who we are and what time it is there', async () => {
    const server = await shakyServer()
    const host = at(server, { build: 'b7' })
    expect(host.line.get()).toBe('connecting')
    await expect.poll(host.line.get).toBe('live')
    expect(server.heard[0]).toMatchObject({ name: 'hello', asks: { protocol: 1, build: 'b7' } })
    expect(host.name.get()).toBe('Ann')
    expect(host.now() - Date.now()).toBeGreaterThan(50_000)
  })

  test.each([1000, 1008, 1012, 1013, undefined])('is begun anew after its end with code %s', async code => {
    const server = await shakyServer()
    const host = at(server)
    await expect.poll(host.line.get).toBe('live')
    const states: string[] = []
    host.line.subscribe(() => states.push(host.line.get()))
    server.cut(code)
    await expect.poll(() => states).toEqual(['lost', 'live'])
    expect(server.lines()).toBe(2)
  })

  test('that is silent is given up, though it says that it is open', async () => {
    const server = await shakyServer()
    const host = at(server, { pace: BRIEF })
    await expect.poll(host.line.get).toBe('live')
    server.isSilent = true
    await expect.poll(host.line.get).toBe('lost')
    server.isSilent = false
    await expect.poll(host.line.get).toBe('live')
    expect(server.asked('ping').length).toBeGreaterThan(0)
  })

  test('that answers a sign of life stays', async () => {
    const server = await shakyServer()
    const host = at(server)
    await expect.poll(() => server.asked('ping').length).toBeGreaterThan(5)
    expect([host.line.get(), server.lines()]).toEqual(['live', 1])
  })

  test('over which something unreadable comes is begun anew', async () => {
    const server = await shakyServer()
    const host = at(server)
    for (const [i, text] of ['{"news":', '{"news":"change"}', '7'].entries()) {
      await expect.poll(host.line.get).toBe('live')
      server.raw(text)
      await expect.poll(server.lines).toBe(i + 2)
    }
  })
})

describe('where there is no line', () => {
  const calls = { retry: 60_000, retryMost: 60_000 }

  test('the next attempt waits, but not when the world wakes', async () => {
    const server = await shakyServer()
    let wake = (): void => {}
    const onWake = (listener: () => void): (() => void) => {
      wake = listener
      return () => {}
    }
    const enter = vi.fn(async () => {})
    enter.mockRejectedValueOnce(new Error('no network'))
    const host = at(server, { onWake, enter, pace: calls })
    await expect.poll(host.line.get).toBe('lost')
    expect(server.lines()).toBe(0)
    wake()
    await expect.poll(host.line.get).toBe('live')
    expect(enter).toHaveBeenCalledTimes(2)
  })

  test('waking asks a line that seems live for a sign of life', async () => {
    const server = await shakyServer()
    let wake = (): void => {}
    const onWake = (listener: () => void): (() => void) => {
      wake = listener
      return () => {}
    }
    const host = at(server, { onWake, pace: { ...BRIEF, idle: 60_000 } })
    await expect.poll(host.line.get).toBe('live')
    server.isSilent = true
    wake()
    await expect.poll(host.line.get).toBe('lost')
  })

  test('attempts that come to nothing are given up', async () => {
    const server = await shakyServer()
    const enter = vi.fn(async () => {})
    enter.mockReturnValueOnce(new Promise(() => {}))
    const host = at(server, { enter, pace: BRIEF })
    await expect.poll(host.line.get).toBe('live')
    expect(enter.mock.calls.length).toBeGreaterThan(1)
  })

  test('a server that will not talk with us says why', async () => {
    const server = await shakyServer()
    const { hello } = server.answers
    server.answers.hello = () => {
      throw new Error('other-protocol')
    }
    const host = at(server)
    const heard: OnlineNews[] = []
    host.onNews(news => heard.push(news))
    await expect.poll(() => heard[0]).toMatchObject({ news: 'trouble', problem: { code: 'other-protocol' } })
    server.answers.hello = hello!
    await expect.poll(host.line.get).toBe('live')
  })

  test('a host that was ended tries no more', async () => {
    const server = await shakyServer()
    const host = at(server)
    await expect.poll(host.line.get).toBe('live')
    host.end()
    await new Promise(resolve => setTimeout(resolve, 100))
    expect([host.line.get(), server.lines()]).toEqual(['lost', 1])
  })
})

describe('where several servers share the games', () => {
  const OTHER = 'game-0002'

  async function oneOfSeveral(several?: true) {
    const server = await shakyServer()
    const { hello } = server.answers
    server.answers.hello = asks => ({ ...Object(hello?.(asks)), several })
    server.answers.open = ({ game }: { game: string }) => ({
      update: { ...moment(3, 3), game, steps: [] },
      table,
      chat: [],
    })
    const host = at(server)
    const open = (game: string) => host.seat(game).host.ask('open', { game, seat: -1 })
    return { server, host, open }
  }

  test('a game is opened on a line that says so, and nobody takes the old one for lost', async () => {
    const { server, host, open } = await oneOfSeveral(true)
    await expect.poll(host.line.get).toBe('live')
    const states: string[] = []
    host.line.subscribe(() => states.push(host.line.get()))
    expect((await open(GAME)).update.seq).toBe(3)
    expect(server.openedFor).toEqual(['', GAME])
    expect(states).toEqual(['connecting', 'live'])
    expect(server.asked('open').length).toBe(1)
  })

  test('a game that is known before the first line stands has its own from then on', async () => {
    const { server, host, open } = await oneOfSeveral(true)
    await open(GAME)
    await open(GAME)
    server.cut()
    await expect.poll(() => [host.line.get(), server.openedFor.at(-1)]).toEqual(['live', GAME])
    expect(server.openedFor.filter(game => game === '').length).toBeLessThan(2)
  })

  test('a second game shares the line of the first; alone, it gets its own', async () => {
    const { server, host, open } = await oneOfSeveral(true)
    await open(GAME)
    await open(OTHER)
    expect(server.openedFor.at(-1)).toBe(GAME)
    for (const game of [GAME, OTHER]) await host.seat(game).host.ask('close', { game })
    await open(OTHER)
    expect(server.openedFor.at(-1)).toBe(OTHER)
  })

  test('there being but one server, the line stays', async () => {
    const { server, host, open } = await oneOfSeveral()
    await expect.poll(host.line.get).toBe('live')
    await open(GAME)
    expect(server.lines()).toBe(1)
  })
})
