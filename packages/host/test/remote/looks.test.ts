/** Games that are looked at over a line that repeats, skips and breaks. */
import { HostError } from '@bivouac/host/client'
import { RESIGN } from '@bivouac/kernel'
import type { News } from '@bivouac/protocol'
import { describe, expect, test } from 'vitest'
import { at, GAME, moment, onlineGame, shakyServer, step, table } from './shaky-server.ts'

/** A table that has been opened when the game had so many entries, all of them commands. */
async function openTable(entry: number) {
  const server = await shakyServer()
  server.answers.open = () => ({ update: { ...moment(entry, entry), steps: [] }, table, chat: [] })
  const remote = at(server)
  const { host, around, chat } = remote.seat(GAME)
  const heard: News[] = []
  host.onNews(news => heard.push(news))
  const opening = await host.ask('open', { game: GAME, seat: -1 })
  const updates = () => heard.flatMap(news => (news.news === 'update' ? [news.update] : []))
  return { server, remote, host, around, chat, heard, updates, opening }
}

describe('a change', () => {
  test('becomes a whole update', async () => {
    const { server, updates } = await openTable(3)
    server.change(3, [4, 4])
    server.change(4, [5, 5])
    await expect.poll(updates).toEqual([
      { ...moment(4, 4), steps: [step(4)] },
      { ...moment(5, 5), steps: [step(5)] },
    ])
    expect(server.asked('open').length).toBe(1)
  })

  test('that takes something back has no steps', async () => {
    const { server, updates } = await openTable(3)
    server.change(3, [4, 2])
    await expect.poll(updates).toEqual([{ ...moment(4, 2), steps: [] }])
  })

  test('that comes twice is heard once', async () => {
    const { server, updates } = await openTable(3)
    for (const _ of [1, 2, 3]) server.change(3, [4, 4])
    server.change(4, [5, 5])
    await expect.poll(() => updates().map(({ seq }) => seq)).toEqual([4, 5])
    expect(server.asked('open').length).toBe(1)
  })

  test.each([
    ['leaves a gap', 5, {}],
    ['has another hash', 3, { hash: '00000000' }],
    ['does not fit', 3, { patch: { view: { '#': -1 } } }],
    ['makes nonsense', 3, { patch: { legal: ['everything'] } }],
  ])('that %s is not believed: the whole is asked for, after what was seen', async (_, from, more) => {
    const { server, updates } = await openTable(3)
    server.answers.open = () => ({
      update: { ...moment(6, 6), steps: [step(4), step(5), step(6)] },
      table,
      chat: [],
    })
    server.change(from, [from + 1, from + 1], more)
    await expect.poll(updates).toEqual([{ ...moment(6, 6), steps: [step(4), step(5), step(6)] }])
    expect(server.asked('open')[1].asks).toEqual({ game: GAME, after: 3 })
    server.change(6, [7, 7])
    await expect.poll(() => updates().length).toBe(2)
  })
})

describe('what comes on the heels of an opening', () => {
  /** Both arrive together, as a socket may hand them over without a pause. */
  async function openedInHaste() {
    const server = await shakyServer()
    server.answers.open = () => {
      queueMicrotask(() => server.change(3, [4, 4]))
      return { update: { ...moment(3, 3), steps: [] }, table, chat: [] }
    }
    const { host } = at(server).seat(GAME)
    const heard: News[] = []
    host.onNews(news => heard.push(news))
    return { host, heard, opening: await host.ask('open', { game: GAME, seat: -1 }) }
  }

  test('is not lost', async () => {
    const { heard } = await openedInHaste()
    await expect
      .poll(() => heard)
      .toEqual([{ news: 'update', update: { ...moment(4, 4), steps: [step(4)] } }])
  })

  test('is what is seen: no older moment comes after it', async () => {
    const { host, opening } = await openedInHaste()
    expect(opening.update).toEqual({ ...moment(4, 4), steps: [] })
    expect((await host.ask('open', { game: GAME, seat: -1 })).update.seq).toBe(4)
  })
})

describe('after the line was lost', () => {
  test('a game is opened again, and what was missed is heard', async () => {
    const { server, updates } = await openTable(3)
    server.answers.open = () => ({ update: { ...moment(5, 5), steps: [step(4), step(5)] }, table, chat: [] })
    server.cut()
    await expect.poll(updates).toEqual([{ ...moment(5, 5), steps: [step(4), step(5)] }])
    expect(server.asked('open')[1].asks).toEqual({ game: GAME, after: 3 })
  })

  test.each(['server-failed', 'storage-failed'])(
    "a game that cannot be opened again yet ('%s') is asked for until it can",
    async code => {
      const { server, updates, heard } = await openTable(3)
      let refused = 0
      server.answers.open = () => {
        if (++refused <= 3) throw new Error(code)
        return { update: { ...moment(5, 5), steps: [step(4), step(5)] }, table, chat: [] }
      }
      server.cut()
      await expect.poll(updates).toEqual([{ ...moment(5, 5), steps: [step(4), step(5)] }])
      // Whoever looks is told once.
      expect(heard.filter(({ news }) => news === 'trouble').length).toBe(1)
      expect(server.lines()).toBe(2)
    },
  )

  test('a game that he may not see any more is not asked for again', async () => {
    const { server, remote, heard } = await openTable(3)
    server.answers.open = () => {
      throw new Error('not-your-seat')
    }
    server.cut()
    await expect.poll(() => heard.length).toBe(1)
    for (let i = 0; i < 20; i++) await remote.ask('ping', {})
    expect(server.asked('open').length).toBe(2)
  })

  test('nothing is heard of a game in which nothing has happened', async () => {
    const { server, heard } = await openTable(3)
    server.cut()
    await expect.poll(() => server.asked('open').length).toBe(2)
    server.tell({ news: 'games' })
    await expect.poll(() => heard).toEqual([{ news: 'games' }])
  })

  test('what was taken back meanwhile is told anew from where the stories part', async () => {
    const { server, host, updates } = await openTable(3)
    server.answers.history = () => [1, 2, 3].map(seq => step(seq))
    await host.ask('history', { game: GAME, seat: 1 })
    // Back to 1, then three other commands: seven entries, four commands.
    const story = [step(1), ...[2, 3, 4].map(seq => step(seq, 'otherwise'))]
    server.answers.history = () => story
    server.answers.open = () => ({ update: { ...moment(7, 4), steps: [story[3]] }, table, chat: [] })
    server.cut()
    await expect.poll(updates).toEqual([{ ...moment(7, 4), steps: story.slice(1) }])
  })

  test('a game that was closed stays closed', async () => {
    const { server, remote, host } = await openTable(3)
    await host.ask('close', { game: GAME })
    server.cut()
    await expect.poll(server.lines).toBe(2)
    await expect.poll(remote.line.get).toBe('live')
    await remote.ask('ping', {})
    expect(server.asked('open').length).toBe(1)
  })
})

describe('a table', () => {
  test('sits in its own seat, opposite somebody elsewhere', async () => {
    const { opening, host, server } = await openTable(3)
    expect(opening.update).toEqual({ ...moment(3, 3), steps: [] })
    expect(opening.summary.plan.seats).toEqual([{ who: 'remote', name: 'Ann' }, { who: 'person' }])
    expect(await host.ask('open', { game: GAME, seat: 1 })).toEqual(opening)
    expect(await host.ask('games', {})).toEqual([opening.summary])
    expect(server.asked('open').length).toBe(1)
  })

  test('is opened anew as it stands now', async () => {
    const { server, host, updates } = await openTable(3)
    server.change(3, [4, 4])
    await expect.poll(() => updates().length).toBe(1)
    const again = await host.ask('open', { game: GAME, seat: 1 })
    expect(again.update.seq).toBe(4)
  })

  test('gives, takes back, resigns and looks back, each in the words of the server', async () => {
    const { server, host } = await openTable(3)
    const taken = () => ({ entry: 4 })
    Object.assign(server.answers, { give: taken, undo: taken, resign: taken, share: () => 'text' })
    await host.ask('give', { game: GAME, seat: 1, asked: 3, command: 2 })
    await host.ask('undo', { game: GAME, seat: 1, seq: 4 })
    await host.ask('give', { game: GAME, seat: 1, asked: 3, command: RESIGN })
    expect(await host.ask('share', { game: GAME, seat: 1, seq: 2 })).toBe('text')
    expect(await host.ask('shown', { game: GAME, seq: 2 })).toBe(null)
    expect(server.asked('give')[0].asks).toMatchObject({ game: GAME, asked: 3, command: 2 })
    expect(server.asked('undo')[0].asks).toMatchObject({ game: GAME, seq: 4 })
    expect(server.asked('resign')[0].asks).toMatchObject({ game: GAME })
  })

  test.each([
    ['hint', 'no-hints-online'],
    ['branch', 'not-online'],
  ] as const)('is refused a %s', async (name, code) => {
    const { host } = await openTable(3)
    const error = await host.ask(name, { game: GAME, seat: 1, seq: 1 }).catch((found: unknown) => found)
    expect(error instanceof HostError && error.problem.code).toBe(code)
  })

  test('hears of its own game only', async () => {
    const { server, heard } = await openTable(3)
    const problem = { code: 'cannot-save', text: 'No.' }
    server.tell({ news: 'thinking', game: 'game-0002', seat: 0, on: true })
    server.tell({ news: 'trouble', game: 'game-0002', problem })
    server.tell({ news: 'thinking', game: GAME, seat: 0, on: true })
    await expect.poll(() => heard).toEqual([{ news: 'thinking', game: GAME, seat: 0, on: true }])
  })

  test('knows what lies around the board, and what was said, once', async () => {
    const { server, around, chat } = await openTable(3)
    expect(around.get()).toEqual(table)
    server.tell({ news: 'table', table: { ...table, game: onlineGame, watchers: 4 } })
    const line = { number: 1, by: 0, at: 1, text: 'Hello' } as const
    server.tell({ news: 'chat', game: GAME, line })
    server.tell({ news: 'chat', game: GAME, line })
    server.tell({ news: 'chat', game: GAME, line: { ...line, number: 2 } })
    await expect.poll(() => chat.get().map(({ number }) => number)).toEqual([1, 2])
    expect(around.get()?.watchers).toBe(4)
  })
})
