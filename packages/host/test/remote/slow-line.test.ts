/** Where sockets do not get through though requests do: the same game over single requests, until sockets do. */
import type { Update } from '@bivouac/protocol'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { RemotePorts } from '../../src/remote/index.ts'
import { at, GAME, moment, shakyServer, step, table } from './shaky-server.ts'

/** A game of one command after the other, at a server that lets no socket through. */
async function walled(ports: Partial<RemotePorts> = {}) {
  const server = await shakyServer()
  server.isWalled = true
  const taken: string[] = []
  let seq = 3
  const goOn = (): void => void seq++
  server.answers.open = ({ after = seq }: { after?: number }) => ({
    update: {
      ...moment(seq, seq),
      steps: Array.from({ length: seq - after }, (_, i) => step(after + 1 + i)),
    },
    table,
    chat: [],
  })
  server.answers.give = ({ id }: { id: string }) => {
    if (!taken.includes(id)) {
      taken.push(id)
      goOn()
    }
    return { entry: seq }
  }
  const open = vi.fn(() => new WebSocket(`ws://127.0.0.1:${server.port}/`))
  const host = at(server, { open, post: server.post, ...ports })
  const { host: seat, pending } = host.seat(GAME)
  const seen: Update[] = []
  seat.onNews(news => news.news === 'update' && seen.push(news.update))
  const sit = async (): Promise<void> => {
    await expect.poll(() => [host.line.get(), host.isSlow.get()]).toEqual(['live', true])
    await seat.ask('open', { game: GAME, seat: -1 })
  }
  return { server, open, host, seat, pending, seen, taken, goOn, sit }
}

const said = { game: GAME, asked: 3, command: 7 }
const give = { ...said, seat: 1 }

describe('a line of single requests', () => {
  test('is taken after several sockets that did not get through', async () => {
    const { server, open, host, sit } = await walled()
    await sit()
    expect([open.mock.calls.length, server.lines(), host.name.get()]).toEqual([3, 0, 'Ann'])
  })

  test('is not taken where the server is down, nor while sockets get through', async () => {
    const post = vi.fn(async () => '[]')
    const enter = vi.fn(() => Promise.reject(new Error('down')))
    const { host, server } = await walled({ post, enter })
    await expect.poll(() => enter.mock.calls.length).toBeGreaterThan(8)
    expect([post.mock.calls.length, host.isSlow.get()]).toEqual([0, false])
    enter.mockImplementation(() => Promise.resolve() as Promise<never>)
    server.isWalled = false
    await expect.poll(host.line.get).toBe('live')
    for (let cuts = 1; cuts < 6; cuts++) {
      server.cut()
      await expect.poll(server.lines).toBe(cuts + 1)
      await expect.poll(host.line.get).toBe('live')
    }
    expect(post.mock.calls.length).toBe(0)
  })

  test('keeps the order in which things are asked, one after the other', async () => {
    const { server, host, sit } = await walled({ pace: { round: 60_000, roundMost: 60_000 } })
    await sit()
    const before = server.heard.length
    server.answers.chat = () => null
    const said = ['one', 'two', 'three', 'four', 'five']
    await Promise.all(said.map(text => host.ask('chat', { game: GAME, text })))
    expect(server.asked('chat').map(({ asks }) => asks.text)).toEqual(said)
    expect(server.heard.length).toBeLessThanOrEqual(before + 2 * said.length)
  })

  test('shows what a command has led to before the command is answered', async () => {
    const { seat, pending, seen, taken, sit } = await walled({ pace: { round: 60_000, roundMost: 60_000 } })
    await sit()
    const given = seat.ask('give', give)
    expect(pending.get()).toBe('sending')
    await given
    expect([taken.length, pending.get()]).toEqual([1, undefined])
    expect(seen.map(({ seq, steps }) => [seq, steps.length])).toEqual([[4, 1]])
  })

  test('brings what the other does, and nothing twice', async () => {
    const { seen, goOn, sit } = await walled()
    await sit()
    goOn()
    await expect.poll(() => seen.at(-1)?.seq).toBe(4)
    goOn()
    goOn()
    await expect.poll(() => seen.at(-1)?.seq).toBe(6)
    expect(seen.flatMap(({ steps }) => steps.map(({ seq }) => seq))).toEqual([4, 5, 6])
  })

  test('asks less and less often while nothing changes', async () => {
    const { server, sit } = await walled({ pace: { round: 40, roundMost: 60_000 } })
    await sit()
    await new Promise(resolve => setTimeout(resolve, 1000))
    // 40, 60, 90 … and so on: not 25 times.
    expect(server.asked('open').length).toBeLessThan(10)
  })

  test('asks at once when the world wakes', async () => {
    let wake = (): void => {}
    const onWake = (listener: () => void): (() => void) => {
      wake = listener
      return () => {}
    }
    // By itself it would not ask for an hour.
    const { goOn, seen, sit } = await walled({ onWake, pace: { round: 3_600_000, roundMost: 3_600_000 } })
    await sit()
    goOn()
    wake()
    await expect.poll(() => seen.at(-1)?.seq).toBe(4)
  })

  test('says now and then that lists may have changed', async () => {
    const { host, sit } = await walled()
    await expect.poll(host.isSlow.get).toBe(true)
    let lists = 0
    onTestFinished(host.onNews(({ news }) => void (news === 'games' && lists++)))
    await expect.poll(() => lists).toBeGreaterThan(2)
    await sit()
    const before = lists
    await expect.poll(() => lists).toBeGreaterThan(before)
  })

  test.each([
    ['whose answer is lost', () => Promise.reject(new Error('no network'))],
    ['whose answer nobody can read', async () => '<html>Please log in</html>'],
    [
      'that comes to a server on its way out',
      async () => '[{"ask":99,"problem":{"code":"draining","text":"."}}]',
    ],
  ])('loses nothing by a request %s: the command is sent again under its id', async (_, instead) => {
    const walls = await walled({ post: text => post(text) })
    const { server, host, seat, pending, seen, taken, sit } = walls
    let isDone = false
    const post = async (text: string): Promise<string> => {
      const answer = await server.post(text)
      if (isDone || !text.includes('"give"')) return answer
      isDone = true
      return instead()
    }
    await sit()
    const states: unknown[] = []
    pending.subscribe(() => states.push(pending.get()))
    await seat.ask('give', give)
    expect(server.asked('give').map(({ asks }) => asks)).toEqual([
      { ...said, id: taken[0] },
      { ...said, id: taken[0] },
    ])
    expect(states).toEqual(['sending', 'kept', 'sending', undefined])
    await expect.poll(() => seen.at(-1)?.seq).toBe(4)
    await expect.poll(() => [host.line.get(), host.isSlow.get()]).toEqual(['live', true])
  })

  test('gives way to a socket as soon as one gets through, and nobody takes the line for lost', async () => {
    const { server, open, host, seat, seen, goOn, sit } = await walled({ pace: { again: 50 } })
    await sit()
    const states: string[] = []
    host.line.subscribe(() => states.push(host.line.get()))
    await expect.poll(() => open.mock.calls.length).toBeGreaterThan(5)
    server.isWalled = false
    await expect.poll(host.isSlow.get).toBe(false)
    await expect.poll(() => server.lines()).toBe(1)
    goOn()
    await seat.ask('give', give)
    server.change(3, [5, 5])
    await expect.poll(() => seen.at(-1)?.seq).toBe(5)
    const asked = server.asked('open').length
    await new Promise(resolve => setTimeout(resolve, 200))
    expect([states, server.asked('open').length]).toEqual([[], asked])
  })
})
