/** Copies of everything: taken while games are played, brought back, and from one kind of database to the other and back. */
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bivouac, bivouacJson } from '../bivouac.ts'
import { newFolder } from './bench/folder.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { newId, plan, type Running, twoAt } from './bench/server.ts'
import { KINDS, rowsOf, type Store, serving, stores, tamper } from './bench/stores.ts'

const { fresh } = stores()

interface Copied {
  readonly games: number
  readonly differences: readonly object[]
  readonly unequal?: readonly string[]
}

/** Some games of both kinds: running, finished, offered, with chat and clocks. */
async function playSome(run: Running): Promise<void> {
  for (const [module, scenario] of [
    ['normandy', 'la-raye'],
    ['great-war', 'somme-beaumont-hamel'],
  ]) {
    const { game, lines } = await twoAt(run, { module, scenario, clock: { kind: 'turn', days: 3 } })
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    for (let i = 0; i < 15; i++) await oneMove(lines, followers, dice(i))
    await lines[0].ask('chat', { game, id: newId(), text: 'Żółć — “größer”, Ωμέγα' })
    if (module === 'normandy') await lines[1].ask('resign', { game, id: newId() })
    await lines[0].ask('create', { id: newId(), plan: plan({ module, scenario }) })
    for (const line of lines) line.close()
  }
}

/** Everything of a store, to be compared. */
const whole = async (store: Store): Promise<unknown> =>
  Promise.all(
    ['game', 'entry', 'chat', 'secret', 'guest', 'due', 'outage', 'archive', 'ban'].map(async table =>
      (await rowsOf<Record<string, unknown>>(store, `select * from ${table}`))
        .map(row => JSON.stringify(Object.entries(row).toSorted(), asHex))
        .toSorted(),
    ),
  )

const asHex = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array
    ? Buffer.from(value).toString('hex')
    : (value as { type?: string } | null)?.type === 'Buffer'
      ? Buffer.from((value as { data: number[] }).data).toString('hex')
      : value

describe.each(KINDS)('%s', kind => {
  test('is backed up while games are played, and every game of it is restored as it stood', async () => {
    const store = fresh(kind)
    const run = await serving(store)
    let isOver = false
    const playing = [1, 2, 3].map(async seed => {
      const two = await twoAt(
        run,
        seed === 2 ? { module: 'great-war', scenario: 'somme-beaumont-hamel' } : {},
      )
      const followers = await Promise.all(two.lines.map(line => follow(line, two.game)))
      let moves = 0
      while (!isOver && (await oneMove(two.lines, followers, dice(seed + moves)))) moves++
      return moves
    })
    const count = async (): Promise<number> =>
      (await rowsOf<{ n: number }>(store, 'select count(*) as n from entry'))[0].n
    await expect.poll(count).toBeGreaterThan(20)
    const file = join(newFolder(), 'backup.sqlite')
    const before = await count()
    const done = await bivouacJson<Copied>('admin', 'backup', file, ...store.args)
    const after = await count()
    isOver = true
    await Promise.all(playing)
    expect(after).toBeGreaterThan(before)
    expect(done).toMatchObject({ games: 3, differences: [] })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = await bivouac(['admin', 'backup', file, ...store.args])
    expect(again.err).toContain('There is a file')

    for (const other of KINDS) {
      const place = fresh(other)
      const restored = await bivouacJson<Copied>('admin', 'restore', file, ...place.args)
      expect(restored).toMatchObject({ games: 3, differences: [], unequal: [] })
      const twice = await bivouac(['admin', 'restore', file, ...place.args])
      expect(twice.err).toContain('needs an empty place')
      expect(twice.code).toBe(2)
      // Games go on from there.
      const next = await serving(place, { gapMs: 60_000 })
      expect((await (await next.guest()).connect()).news).toEqual([])
      await next.stop()
    }
  })
})

test('SQLite to PostgreSQL and back: the same, game by game', async () => {
  const first = fresh('SQLite')
  const run = await serving(first)
  await playSome(run)
  const asked = ['admin', 'migrate', '--from', first.where, '--to', fresh('SQLite').where]
  const early = await bivouac(asked)
  expect(early.err).toContain('A server runs there')
  await run.stop()
  // As if it had stopped some time ago.
  await tamper(first, 'update pulse set at = at - 60000')
  const [second, third] = [fresh('PostgreSQL'), fresh('SQLite')]
  const move = (from: Store, to: Store) =>
    bivouacJson<Copied>('admin', 'migrate', '--from', from.where, '--to', to.where)
  expect(await move(first, second)).toMatchObject({ games: 2, differences: [], unequal: [] })
  expect(await move(second, third)).toMatchObject({ games: 2, differences: [], unequal: [] })
  const was = await whole(first)
  expect(await whole(second)).toEqual(was)
  expect(await whole(third)).toEqual(was)
})

test('what does not fit its log is said, and copied all the same', async () => {
  const store = fresh('SQLite')
  const run = await serving(store)
  await playSome(run)
  await run.stop()
  await tamper(store, `update game set head = replace(head, '"seq":16', '"seq":15') where status = 'over'`)
  const file = join(newFolder(), 'backup.sqlite')
  const { code, out } = await bivouac(['admin', 'backup', file, ...store.args])
  expect(code).toBe(1)
  expect(out).toContain("By its log 'seq' is 16, but 15 is kept.")
  expect(existsSync(file)).toBe(true)
})

test('a file that is no backup is refused, and nothing is brought anywhere', async () => {
  const file = join(newFolder(), 'letter.txt')
  writeFileSync(file, 'Dear reader, this is no database, though it is long enough to be one.')
  const place = fresh('SQLite')
  const { err, code } = await bivouac(['admin', 'restore', file, ...place.args])
  expect(err).toContain('cannot be opened')
  expect(code).toBe(2)
  expect(existsSync(join(place.where, 'bivouac.sqlite'))).toBe(false)
})
