/** Games that outlive the program, full storage, other windows, and games that do not fit any more. */
import { type GameStore, memoryStore, type StoredGame, type WindowNews, type Windows } from '@bivouac/host'
import { fail } from '@bivouac/kernel'
import type { Campaign } from '@bivouac/protocol'
import { describe, expect, test } from 'vitest'
import { AGAINST_REGULAR, type Bench, inProcess, newBench, PEOPLE } from './bench.ts'

/** Plays on by the choice that `pick` gives, until so many commands have been given. */
async function playTo(bench: Bench, game: string, seq: number, pick = 0): Promise<void> {
  for (;;) {
    const summary = (await bench.ask('games', {})).find(one => one.id === game)!
    if (summary.seq >= seq || summary.outcome) return
    const seat = summary.decision!.seats[0]
    const { update } = await bench.ask('open', { game, seat })
    await bench.ask('give', {
      game,
      seat,
      asked: update.asked,
      command: update.legal[pick % update.legal.length],
    })
  }
}

async function begun(bench: Bench): Promise<string> {
  const { id } = await bench.ask('create', { plan: PEOPLE })
  await bench.ask('open', { game: id, seat: 0 })
  return id
}

describe('a program that starts again', () => {
  test('finds the game as it was left, and its dice fall as they would have fallen', async () => {
    const stores = [memoryStore(), memoryStore()]
    const [left, stayed] = stores.map(store => newBench({ store }))
    const [game] = [await begun(left), await begun(stayed)]
    await playTo(left, game, 60, 1)
    await playTo(stayed, game, 60, 1)
    const back = newBench({ store: stores[0], name: 'b' })
    const [there, here] = await Promise.all([back, left].map(one => one.ask('open', { game, seat: 0 })))
    expect(there).toEqual(here)
    await playTo(back, game, 140, 1)
    await playTo(stayed, game, 140, 1)
    const [again, straight] = await Promise.all(
      [back, stayed].map(one => one.ask('history', { game, seat: 0 })),
    )
    expect(again.length).toBeGreaterThan(100)
    expect(again).toEqual(straight)
  })

  test('lets undo what could be undone before, and writes it down', async () => {
    const store = memoryStore()
    const bench = newBench({ store })
    const game = await begun(bench)
    // On to a moment where the last command can be taken back.
    for (let seq = 20; !bench.updates().at(-1)?.canUndo; seq++) await playTo(bench, game, seq, 1)
    const { seat, seq } = bench.updates().at(-1)!
    const before = (await store.load(game)) as Extract<Awaited<ReturnType<GameStore['load']>>, { ok: true }>
    const again = newBench({ store, name: 'b' })
    await again.ask('open', { game, seat })
    await again.ask('undo', { game, seat, seq })
    const { legal, asked } = again.updates().at(-1)!
    await again.ask('give', { game, seat, asked, command: legal[1 % legal.length] })
    const after = await store.load(game)
    const [last] = before.value.lines.slice(-1)
    const back = { text: `back to ${seq - 1}` }
    expect(after.ok && after.value.lines).toEqual([...before.value.lines, back, last])
  })
})

test('a command is kept before anybody is told of it', async () => {
  const kept = memoryStore()
  const order: string[] = []
  const store: GameStore = {
    ...kept,
    async change(id, change) {
      await new Promise(resolve => setTimeout(resolve, 5))
      const done = await kept.change(id, change)
      order.push(`kept ${change.head.seq}`)
      return done
    },
  }
  const bench = newBench({ store })
  const game = await begun(bench)
  bench.client.onNews(news => {
    if (news.news === 'update') order.push(`told ${news.update.seq}`)
  })
  await playTo(bench, game, 3)
  expect(order).toEqual(['kept 1', 'told 1', 'kept 2', 'told 2', 'kept 3', 'told 3'])
})

/** A store that can be made full. */
function fillable() {
  const kept = memoryStore()
  const state = { full: false }
  const orFull = <T extends object>(act: () => Promise<T>) =>
    state.full ? Promise.resolve(fail('storage-full', 'Full.')) : act()
  const store: GameStore = {
    ...kept,
    create: game => orFull(() => kept.create(game)),
    change: (id, change) => orFull(() => kept.change(id, change)),
  }
  return { store, kept, state }
}

describe('full storage', () => {
  test('is told once; the game goes on, and all that is missing is kept when there is room again', async () => {
    const { store, kept, state } = fillable()
    const bench = newBench({ store })
    const game = await begun(bench)
    await playTo(bench, game, 4)
    state.full = true
    await playTo(bench, game, 9)
    expect(bench.troubles()).toMatchObject([{ code: 'storage-full' }])
    const stored = await kept.load(game)
    expect(stored.ok && stored.value.lines).toHaveLength(4)
    expect((await bench.ask('games', {}))[0].seq).toBe(9)
    expect((await bench.ask('export', { game })).split('\n')).toContainEqual(expect.stringMatching(/^9 /))
    state.full = false
    await playTo(bench, game, 10)
    const all = await kept.load(game)
    expect(all.ok && all.value.lines).toHaveLength(10)
    const back = newBench({ store: kept, name: 'b' })
    expect((await back.ask('open', { game, seat: 0 })).update.seq).toBe(10)
  })

  test('does not keep a new game from being played, nor lose it when it is closed', async () => {
    const { store, kept, state } = fillable()
    state.full = true
    const bench = newBench({ store })
    const game = await begun(bench)
    await playTo(bench, game, 2)
    await bench.ask('close', { game })
    expect((await bench.ask('games', {}))[0]).toMatchObject({ id: game, seq: 2 })
    state.full = false
    await playTo(bench, game, 3)
    const all = await kept.load(game)
    expect(all.ok && all.value.lines).toHaveLength(3)
  })
})

describe('a host that refuses what it cannot save', () => {
  test('takes the command back, tells nobody, and the asker hears why', async () => {
    const { store, kept, state } = fillable()
    const bench = newBench({ store, whenUnsaved: 'refuse' })
    const other = bench.another()
    const game = await begun(bench)
    await playTo(bench, game, 4)
    const [seat] = (await bench.ask('games', {}))[0].decision!.seats
    const { update } = await bench.ask('open', { game, seat })
    await other.ask('open', { game, seat: 1 - seat })
    const heard = [bench.messages.length, other.messages.length]
    state.full = true
    const give = { game, seat, asked: update.asked, command: update.legal[0] }
    expect(await bench.refused('give', give)).toBe('storage-full')
    expect([bench.messages.length, other.messages.length]).toEqual([heard[0] + 1, heard[1]])
    expect((await bench.ask('games', {}))[0].seq).toBe(4)
    expect((await bench.ask('moment', { game, seat, seq: 4 })).view).toEqual(update.view)

    state.full = false
    await bench.ask('give', give)
    expect([bench, other].map(one => one.updates().at(-1))).toMatchObject([
      { seq: 5, steps: [{ seq: 5 }] },
      { seq: 5, steps: [{ seq: 5 }] },
    ])
    const all = await kept.load(game)
    expect(all.ok && all.value.lines).toHaveLength(5)
  })

  test('refuses a new game, a taking back and other seats alike', async () => {
    const { store, state } = fillable()
    const bench = newBench({ store, whenUnsaved: 'refuse' })
    const game = await begun(bench)
    const { update } = await bench.ask('open', { game, seat: 0 })
    await bench.ask('give', { game, seat: 0, asked: 0, command: update.legal[0] })
    state.full = true
    expect(await bench.refused('create', { plan: PEOPLE })).toBe('storage-full')
    expect(await bench.refused('undo', { game, seat: 0, seq: 1 })).toBe('storage-full')
    const seats = [{ who: 'person' }, { who: 'bot', level: 'recruit' }] as const
    expect(await bench.refused('reseat', { game, plan: { seats } })).toBe('storage-full')
    expect(await bench.ask('games', {})).toMatchObject([{ id: game, seq: 1, plan: PEOPLE }])
    expect((await bench.ask('open', { game, seat: 0 })).update).toMatchObject({ seq: 1, canUndo: true })
  })

  test('tells those who look when it is a bot’s command, which is asked again when somebody sits down', async () => {
    const { store, state } = fillable()
    const bench = newBench({ store, whenUnsaved: 'refuse', thinking: inProcess() })
    const { id: game } = await bench.ask('create', { plan: AGAINST_REGULAR })
    const { update } = await bench.ask('open', { game, seat: 0 })
    await bench.ask('give', { game, seat: 0, asked: 0, command: update.legal[0] })
    const failed = bench.heard(news => news.news === 'trouble')
    state.full = true
    await bench.ask('shown', { game, seq: 1 })
    expect(await failed).toMatchObject({ game, problem: { code: 'storage-full' } })
    expect(bench.updates().at(-1)?.seq).toBe(1)
    state.full = false
    const answered = bench.heard(news => news.news === 'update')
    await bench.ask('open', { game, seat: 0 })
    expect(await answered).toMatchObject({ update: { seq: 2 } })
  })
})

describe('two windows on one store', () => {
  /** Windows that hear each other, as a browser's do. */
  function house(): () => Windows {
    const all: { tell?: (news: WindowNews) => void }[] = []
    return () => {
      const own: (typeof all)[number] = {}
      all.push(own)
      return {
        tell: news => {
          for (const one of all) if (one !== own) one.tell?.(news)
        },
        onNews: listener => {
          own.tell = listener
        },
      }
    }
  }

  test('see what the other does', async () => {
    const store = memoryStore()
    const opened = house()
    const [a, b] = ['a', 'b'].map(name => newBench({ store, name, windows: opened() }))
    const game = await begun(a)
    expect(b.news()).toContainEqual({ news: 'games' })
    const { update } = await b.ask('open', { game, seat: 1 })
    const heard = b.heard(news => news.news === 'update')
    const first = await a.ask('open', { game, seat: 0 })
    await a.ask('give', { game, seat: 0, asked: 0, command: first.update.legal[0] })
    expect(await heard).toMatchObject({ update: { seq: 1, seat: 1, steps: [{ seq: 1, by: 0 }] } })
    expect(b.updates()[0].decision.seats).toEqual([1])
    await b.ask('give', { game, seat: 1, asked: update.asked, command: update.legal[0] })
    const gone = a.heard(news => news.news === 'trouble')
    await b.ask('remove', { game })
    expect(await gone).toMatchObject({ game, problem: { code: 'no-such-game' } })
  })

  test('cannot both change the game: who is late is stale, and shown how it stands', async () => {
    const store = memoryStore()
    const [a, b] = ['a', 'b'].map(name => newBench({ store, name }))
    const game = await begun(a)
    await playTo(a, game, 8)
    const seat = (await a.ask('games', {}))[0].decision!.seats[0]
    const seen = await Promise.all([a, b].map(one => one.ask('open', { game, seat })))
    const [, { update }] = seen
    expect(seen[0].update).toEqual(update)
    await a.ask('give', { game, seat, asked: 8, command: update.legal[0] })
    const late = { game, seat, asked: 8, command: update.legal.at(-1)! }
    expect(await b.refused('give', late)).toBe('stale')
    expect(b.updates()).toEqual([a.updates().at(-1)])
    const [mine, other] = await Promise.all([a, b].map(one => one.ask('history', { game, seat })))
    expect(other).toEqual(mine)
  })

  test('a game removed elsewhere is said to be gone', async () => {
    const store = memoryStore()
    const [a, b] = ['a', 'b'].map(name => newBench({ store, name }))
    const game = await begun(a)
    const { legal } = (await b.ask('open', { game, seat: 0 })).update
    await b.ask('remove', { game })
    expect(await a.refused('give', { game, seat: 0, asked: 0, command: legal[0] })).toBe('no-such-game')
    expect(await a.ask('games', {})).toEqual([])
  })
})

describe('a game that cannot be gone on with', () => {
  async function played() {
    const store = memoryStore()
    const bench = newBench({ store })
    const game = await begun(bench)
    await playTo(bench, game, 5)
    return { store, game, text: await bench.ask('export', { game }) }
  }

  test.each([
    ['a game that is not there', { plan: { ...PEOPLE, module: 'chess' } }, 'unknown-game'],
    ['a scenario that is not there', { plan: { ...PEOPLE, scenario: 'moon' } }, 'unknown-scenario'],
    ['a scenario that has changed', { fingerprint: '00000000' }, 'other-scenario'],
  ])('of %s', async (_, change, code) => {
    const { store, game } = await played()
    const stored = await store.load(game)
    if (!stored.ok) throw new Error('not kept')
    await store.remove(game)
    await store.create({ ...stored.value, head: { ...stored.value.head, ...change } })
    const bench = newBench({ store })
    expect((await bench.ask('games', {}))[0].flaw?.code).toBe(code)
    expect(await bench.refused('open', { game, seat: 0 })).toBe(code)
    expect(await bench.refused('export', { game })).toMatch(/^answered/)
  })

  test('because its entry in the store cannot be read: named apart, taken out and removed, all others work', async () => {
    const { store, game } = await played()
    await store.create({ head: { id: 'x', revision: 1, plan: 'none' } as unknown as StoredGame, lines: [] })
    await store.addCampaign({ id: 'y' } as unknown as Campaign)
    const bench = newBench({ store, name: 'b' })
    expect((await bench.ask('games', {})).map(one => one.id)).toEqual([game])
    expect(await bench.ask('campaigns', {})).toEqual([])
    expect((await bench.ask('open', { game, seat: 0 })).update.seq).toBe(5)
    expect(await bench.refused('open', { game: 'x', seat: 0 })).toBe('damaged-game')
    const damaged = await bench.ask('damaged', {})
    expect(damaged).toEqual([
      { what: 'game', id: 'x' },
      { what: 'campaign', id: 'y' },
    ])
    expect(await bench.ask('exportDamaged', { entry: damaged[0] })).toContain('"plan": "none"')
    expect(await bench.ask('export', { game: 'x' })).toContain('"plan": "none"')
    for (const entry of damaged) await bench.ask('removeDamaged', { entry })
    expect(await bench.ask('damaged', {})).toEqual([])
    expect(await bench.ask('games', {})).toHaveLength(1)
  })

  test('because it is damaged: found out when it is opened, kept all the same', async () => {
    const { store, game, text } = await played()
    const stored = await store.load(game)
    if (!stored.ok) throw new Error('not kept')
    const { head, lines } = stored.value
    await store.remove(game)
    await store.create({ head, lines: lines.toSpliced(2, 1) })
    const bench = newBench({ store })
    expect(await bench.refused('open', { game, seat: 0 })).toBe('damaged-game')
    expect((await bench.ask('games', {}))[0].flaw?.code).toBe('damaged-game')
    expect((await bench.ask('export', { game })).length).toBeGreaterThan(text.length / 2)
  })
})
