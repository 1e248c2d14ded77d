/** The long run: finished games packed away and still opened, and what nobody needs forgotten. */
import { describe, expect, test } from 'vitest'
import { bivouacJson } from '../bivouac.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { newId, plan, twoAt } from './bench/server.ts'
import { KINDS, rowsOf, serving, stores, tamper } from './bench/stores.ts'

const { fresh } = stores()

/** A server that has the game in memory leaves out when its commands came. */
const withoutTimes = (record: string): string => record.replaceAll(/^at .*\n/gm, '')

const DAY = 24 * 60 * 60_000

describe.each(KINDS)('on %s', kind => {
  test('an archived game is opened, looked back at, exported and followed by a rematch as before', async () => {
    const store = fresh(kind)
    const run = await serving(store, { sweepMs: 100 })
    const { game, lines, guests } = await twoAt(run)
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    for (let i = 0; i < 20; i++) await oneMove(lines, followers, dice(i))
    await lines[0].ask('chat', { game, id: newId(), text: 'Thank you!' })
    await lines[0].ask('resign', { game, id: newId() })
    const exported = async (): Promise<string> =>
      (await bivouacJson<{ record: string }>('admin', 'export', game, ...store.args)).record
    const record = await exported()
    expect(withoutTimes(record)).toBe(withoutTimes(await lines[1].ask('export', { game })))
    const history = await lines[1].ask('history', { game })
    const other = await twoAt(run)
    for (const line of [...lines, ...other.lines]) line.close()
    await expect.poll(() => run.server.rooms()).toBe(0)

    expect(await bivouacJson('admin', 'archive', '--older-than', '1', ...store.args)).toMatchObject({
      games: 0,
    })
    const dry = await bivouacJson('admin', 'archive', '--older-than', '0', '--dry-run', ...store.args)
    expect(dry).toMatchObject({ games: 1 })
    expect(await rowsOf(store, 'select game from archive')).toEqual([])
    await bivouacJson('admin', 'archive', '--older-than', '0', ...store.args)
    expect(await rowsOf(store, `select n from entry where game = '${game}'`)).toEqual([])

    const again = await Promise.all(guests.map(guest => guest.connect()))
    const { update, table, chat } = await again[0].ask('open', { game })
    expect(update.outcome).toBeDefined()
    expect(chat.map(({ text }) => text)).toEqual(['Thank you!'])
    expect(await again[1].ask('export', { game })).toBe(record)
    expect(await again[1].ask('history', { game })).toEqual(history)
    expect((await again[0].ask('moment', { game, seq: 5 })).seq).toBe(5)
    expect(await exported()).toBe(record)
    expect(table.game.status).toBe('over')

    // Something is settled at its table, it is packed once more, and nothing is lost by that.
    await again[0].ask('offer', { game, id: newId(), offer: { what: 'rematch' } })
    const { offers } = (await again[1].ask('open', { game })).table
    await again[1].ask('answer', { game, id: newId(), number: offers[0].number, yes: true })
    const entries = await rowsOf<{ n: number }>(
      store,
      `select n from entry where game = '${game}' order by n`,
    )
    expect(entries.length).toBe(2)
    expect(entries[0].n).toBeGreaterThan(20)
    await bivouacJson('admin', 'archive', '--older-than', '0', ...store.args)
    expect(await exported()).toBe(record)
    expect(await bivouacJson('admin', 'show', game, ...store.args)).toMatchObject({
      isArchived: true,
      entries: entries[1].n,
    })
    expect(await bivouacJson('admin', 'repair', game, ...store.args)).toMatchObject({ found: [] })
    expect(await bivouacJson('admin', 'shadow', ...store.args)).toMatchObject({ games: 3, differences: [] })
  })

  test('old offers, chat of archived games and guests who left nothing are forgotten, and nothing else', async () => {
    const store = fresh(kind)
    const run = await serving(store)
    const { game, lines, guests } = await twoAt(run)
    await lines[0].ask('chat', { game, id: newId(), text: 'Hello' })
    const running = await twoAt(run)
    await running.lines[0].ask('chat', { game: running.game, id: newId(), text: 'Hello' })
    const [gone, back, offerer, banned] = await Promise.all([1, 2, 3, 4].map(() => run.guest()))
    const offer = await (await offerer.connect()).ask('create', { id: newId(), plan: plan() })
    const newer = await (await back.connect()).ask('create', { id: newId(), plan: plan() })
    await lines[0].ask('resign', { game, id: newId() })
    await run.stop()
    const ago = Date.now() - 200 * DAY
    await tamper(
      store,
      `update guest set seen = ${ago} where id <> '${back.id}'`,
      `update game set touched = ${ago} where id in ('${offer.id}', '${game}')`,
    )
    await bivouacJson('admin', 'ban', banned.id, ...store.args)
    await bivouacJson('admin', 'archive', ...store.args)
    const expected = { offers: 1, chatLines: 1, guests: 2 }
    expect(await bivouacJson('admin', 'prune', '--dry-run', ...store.args)).toMatchObject(expected)
    expect(await rowsOf(store, 'select id from guest')).toHaveLength(8)
    expect(await bivouacJson('admin', 'prune', ...store.args)).toMatchObject(expected)
    expect(await bivouacJson('admin', 'prune', ...store.args)).toMatchObject({
      offers: 0,
      chatLines: 0,
      guests: 0,
    })
    const ids = (await rowsOf<{ id: string }>(store, 'select id from guest')).map(({ id }) => id)
    expect(ids).not.toContain(gone.id)
    expect(ids).not.toContain(offerer.id)
    expect(ids).toEqual(
      expect.arrayContaining([...guests, ...running.guests, back, banned].map(({ id }) => id)),
    )
    const games = (await rowsOf<{ id: string }>(store, 'select id from game')).map(({ id }) => id)
    expect(games.toSorted()).toEqual([game, running.game, newer.id].toSorted())
    expect(await rowsOf(store, 'select game from chat')).toEqual([{ game: running.game }])

    // Who comes back is seen to have come back.
    const next = await serving(store)
    await guests[0].connect(next.url)
    await expect
      .poll(
        async () =>
          (await rowsOf<{ seen: number }>(store, `select seen from guest where id = '${guests[0].id}'`))[0]
            .seen,
      )
      .toBeGreaterThan(ago + 100 * DAY)
  })
})
