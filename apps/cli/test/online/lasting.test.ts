/** What outlives a server, its rules and its disk: games. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { oathIn, proves } from '@bivouac/fair'
import { greatWar } from '@bivouac/great-war'
import { type Board, boardUnder, type GameModule, parseRecord, replay, unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import type { OnlinePlan } from '@bivouac/protocol/online'
import { describe, expect, test } from 'vitest'
import { newFolder } from './bench/folder.ts'
import { isFleet, running } from './bench/house.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { newId, plan, type Running, simpleBots, twoAt } from './bench/server.ts'

const refused = (code: string) => expect.objectContaining({ code })
const today = normandy as unknown as GameModule
const war = greatWar as unknown as GameModule

/** A game as it was before its rules were corrected. */
const earlier = (module: GameModule): GameModule => ({
  ...module,
  rulesVersion: 1,
  board(data) {
    const board = module.board(data)
    return board.ok ? boardUnder(module, board.value as Board, 1) : board
  },
})

const onOneServer = test.skipIf(isFleet()) // several have no folder, and whichever has nothing to finish is gone at once

describe('rules that change', () => {
  const GREAT_WAR = { module: 'great-war', scenario: greatWar.scenarios[0].id }
  const BY_TURNS = { clock: { kind: 'turn', days: 3 } } as const

  test.each<[string, GameModule, Partial<OnlinePlan>]>([
    ['Normandy', today, {}],
    ['Normandy by turns', today, BY_TURNS],
    ['Normandy against a bot', today, { bot: 'recruit' }],
    ['The Great War', war, GREAT_WAR],
    ['The Great War by turns', war, { ...GREAT_WAR, ...BY_TURNS }],
    ['The Great War against a bot', war, { ...GREAT_WAR, bot: 'recruit' }],
  ])('a running game of %s goes on, and whoever plays it hears of it', async (_, module, part) => {
    const first = await running({ games: [today, war].map(one => ({ module: earlier(one) })) })
    const { game, guests, lines } = await at(first, part)
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    const choose = dice(11)
    for (let i = 0; i < 20; i++) await oneMove(lines, followers, choose)
    // A bot that is still to choose would do so under the new rules before anybody looks.
    await expect.poll(() => followers.some(({ update }) => update.legal.length > 0)).toBe(true)
    await first.stop()
    const commands = await kept(first, game)

    const second = await running({ folder: first.folder })
    const again = await Promise.all(guests.map(guest => guest.connect(second.url)))
    const openings = await Promise.all(again.map(line => line.ask('open', { game })))
    for (const { newRules, table } of openings) {
      expect(newRules).toEqual({ from: 1, to: module.rulesVersion })
      expect(table.clocks === undefined).toBe(part.clock === undefined)
    }
    const after = await Promise.all(again.map(line => follow(line, game)))
    expect(commands).toBeGreaterThanOrEqual(20)
    // A bot may have gone on meanwhile.
    expect(after[0].update.seq).toBeGreaterThanOrEqual(commands)
    for (let i = 0; i < 5; i++) await oneMove(again, after, choose)
    for (const line of again) expect((await line.ask('open', { game })).newRules).toBeUndefined()
    await again[0].ask('resign', { game, id: newId() })
    for (const line of again)
      expect(await line.ask('export', { game })).toContain(`rules ${module.rulesVersion}`)
  })

  /** Two who play a game, or one against a bot. */
  async function at(run: Running, part: Partial<OnlinePlan>) {
    if (part.bot === undefined) return twoAt(run, part)
    const guest = await run.guest()
    const line = await guest.connect()
    const { id: game } = await line.ask('create', { id: newId(), plan: plan(part) })
    return { game, guests: [guest], lines: [line] }
  }

  async function kept(run: Running, game: string): Promise<number> {
    const [{ n }] = await run.rows("select count(*) as n from entry where game = ? and kind = 'play'", game)
    return Number(n)
  }
})

describe('a server that is stopped', () => {
  onOneServer('says good-bye, takes nothing more, and has kept what it answered', async () => {
    const run = await running()
    const { game, lines } = await twoAt(run)
    expect((await fetch(`${run.url}/readyz`)).status).toBe(200)
    const { update } = await lines[0].ask('open', { game })
    const release = await run.hold()
    const give = lines[0].ask('give', { game, id: newId(), asked: update.asked, command: update.legal[0] })
    // On the same line, so what was sent before has arrived when this is answered.
    await lines[0].ask('ping', {})
    const stopped = run.stop()
    await lines[1].heard(news => news.news === 'drain')
    await expect(lines[1].ask('ping', {})).rejects.toEqual(refused('draining'))
    // Whoever sends players here looks at the one, whoever restarts it at the other.
    const answers = await Promise.all(['readyz', 'healthz'].map(path => fetch(`${run.url}/${path}`)))
    expect(answers.map(({ status }) => status)).toEqual([503, 200])
    await release()
    expect(await give).toEqual({ entry: 1 })
    await stopped
    const kept = await run.rows("select count(*) as n from entry where game = ? and kind = 'play'", game)
    expect(kept).toEqual([{ n: 1 }])
  })

  test('lets its bots go on when it is there again, though nobody looks', async () => {
    const never = { ...simpleBots, choose: () => new Promise<number>(() => {}) }
    const first = await running({ thinking: never })
    const guest = await first.guest()
    const line = await guest.connect()
    const made = await line.ask('create', { id: newId(), plan: plan({ side: 1, bot: 'recruit' }) })
    const { update } = await line.ask('open', { game: made.id })
    // Both bid at once: the bot waits for us, then it is its turn alone.
    await line.ask('give', { game: made.id, id: newId(), asked: update.asked, command: update.legal[0] })
    await first.stop()
    const second = await running({ folder: first.folder })
    const again = await guest.connect(second.url)
    await expect
      .poll(async () => (await again.ask('mine', {}))[0].seq, { timeout: 10_000 })
      .toBeGreaterThan(1)
  })
})

describe('a database that cannot be written', () => {
  test('refuses the command, shows nobody anything, and goes on when there is room again', async () => {
    const run = await running()
    const { game, lines } = await twoAt(run)
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    for (let i = 0; i < 4; i++) await oneMove(lines, followers, dice(i))
    // Another program holds the database so long that nothing can be written.
    const release = await run.hold()
    const seat = followers.findIndex(({ update }) => update.legal.length > 0)
    const { asked, legal } = followers[seat].update
    const command = { game, id: newId(), asked, command: legal[0] }
    await expect(lines[seat].ask('give', command)).rejects.toEqual(refused('storage-failed'))
    expect(followers.map(({ update }) => update.entry)).toEqual([4, 4])
    await release()
    expect(await lines[seat].ask('give', command)).toEqual({ entry: 5 })
    expect((await lines[seat].ask('open', { game })).update.entry).toBe(5)
  }, 30_000)
})

describe('a machine whose clock is set back', () => {
  test('while the server runs: no clock gains, and nothing happens before what was before it', async () => {
    let now = 1_700_000_000_000
    const run = await running({ clock: () => now, gapMs: 1e12 })
    const { game, lines } = await twoAt(run, { clock: { kind: 'live', minutes: 10, increment: 0 } })
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    now += 1000
    for (let i = 0; i < 3; i++) await oneMove(lines, followers, dice(i))
    const { clocks } = (await lines[0].ask('open', { game })).table
    now -= 3_600_000
    for (let i = 0; i < 3; i++) await oneMove(lines, followers, dice(i))
    const after = (await lines[0].ask('open', { game })).table.clocks
    expect(after?.left).toEqual(clocks?.left)
    // Nor does time stand still until the machine has caught up.
    now += 5000
    const later = (await lines[0].ask('open', { game })).table.clocks
    expect(later?.at).toBe((after?.at ?? 0) + 5000)
    expect(await timesIn(run, game)).toEqual((await timesIn(run, game)).toSorted((a, b) => a - b))
  })

  test('while it was down: the same', async () => {
    let now = 1_700_000_000_000
    const clock = (): number => now
    const first = await running({ clock })
    const { game, guests, lines } = await twoAt(first, {
      clock: { kind: 'live', minutes: 10, increment: 0 },
    })
    const before = await Promise.all(lines.map(line => follow(line, game)))
    for (let i = 0; i < 3; i++) await oneMove(lines, before, dice(i))
    const { clocks } = (await lines[0].ask('open', { game })).table
    await first.stop()
    now -= 3_600_000
    const second = await running({ clock, folder: first.folder })
    const again = await Promise.all(guests.map(guest => guest.connect(second.url)))
    const followers = await Promise.all(again.map(line => follow(line, game)))
    for (let i = 0; i < 3; i++) await oneMove(again, followers, dice(i))
    expect((await again[0].ask('open', { game })).table.clocks?.left).toEqual(clocks?.left)
    expect(await timesIn(first, game)).toEqual((await timesIn(first, game)).toSorted((a, b) => a - b))
  })

  /** When each entry of the game came about, in the order of the log. */
  async function timesIn(run: Running, game: string): Promise<number[]> {
    const rows = await run.rows('select at from entry where game = ? order by n', game)
    return rows.map(({ at }) => Number(at))
  }
})

describe('games that nobody looks at', () => {
  test('leave memory, and are there again for whoever comes back', async () => {
    const run = await running({ sweepMs: 100 })
    const { game, lines, guests } = await twoAt(run)
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    await oneMove(lines, followers, () => 0)
    for (const line of lines) line.close()
    await expect.poll(() => run.server.rooms(), { timeout: 5000 }).toBe(0)
    const again = await guests[0].connect()
    expect((await again.ask('open', { game })).update.seq).toBe(1)
  })
})

onOneServer('a folder that another version has written is refused in words', async () => {
  const folder = newFolder()
  await (await running({ folder })).stop()
  const db = new DatabaseSync(join(folder, 'bivouac.sqlite'))
  db.exec('pragma user_version = 999')
  db.close()
  await expect(running({ folder })).rejects.toThrow(/newer version/)
})

test('what a record tells proves every die, also after a take-back and a restart', async () => {
  const first = await running()
  const { game, guests, lines } = await twoAt(first)
  const followers = await Promise.all(lines.map(line => follow(line, game)))
  for (let i = 0; i < 12; i++) await oneMove(lines, followers, dice(i))
  await lines[0].ask('offer', { game, id: newId(), offer: { what: 'back', to: 4 } })
  const { table } = await lines[1].ask('open', { game })
  await lines[1].ask('answer', { game, id: newId(), number: table.offers[0].number, yes: true })
  await first.stop()
  const second = await running({ folder: first.folder })
  const again = await Promise.all(guests.map(guest => guest.connect(second.url)))
  const after = await Promise.all(again.map(line => follow(line, game)))
  for (let i = 0; i < 12; i++) await oneMove(again, after, dice(i + 50))
  await again[0].ask('resign', { game, id: newId() })
  const text = await again[0].ask('export', { game })
  const record = unwrap(parseRecord(text))
  const match = unwrap(replay(today, unwrap(today.board(today.scenarios[0].data)), record))
  const oath = oathIn(record, today)
  if (oath === undefined) throw new Error('the record tells no secret')
  expect(proves(match, oath)).toMatchObject({ ok: true })
  expect(text).toContain('\nback to 4\n')
  expect(parseRecord(text.replace('\nback to 4\n', '\n')).ok).toBe(false)
})
