/** Whoever leaves: what the other may do about it and when, and what nobody is told of it in the middle of an answer. */
import type { OnlineNews } from '@bivouac/protocol/online'
import { describe, expect, test } from 'vitest'
import { running } from './bench/house.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { newId, type Running, simpleBots, type TestLine, twoAt } from './bench/server.ts'

const refused = (code: string) => expect.objectContaining({ code })
const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const live = { kind: 'live', minutes: 30, increment: 0 } as const
const AWAY_MS = 120 * SECOND

/** A server whose time the test sets; no step of it is taken for an outage. */
async function timed(options: Parameters<typeof running>[0] = {}) {
  let now = 1_700_000_000_000
  const clock = (): number => now
  const start = (folder?: string): Promise<Running> =>
    running({ clock, gapMs: 1e12, ...options, ...(folder === undefined ? {} : { folder }) })
  const pass = (ms: number): void => {
    now += ms
  }
  return { run: await start(), again: start, pass, now: clock }
}

const gone = (news: OnlineNews): news is OnlineNews & { news: 'table' } =>
  news.news === 'table' && news.table.here.includes(false)

/** Two at a table; then the second one's line is closed, and the first one has heard of it. */
async function left(run: Running, part: Parameters<typeof twoAt>[1] = { clock: live }) {
  const at = await twoAt(run, part)
  const [one, other] = at.lines
  for (const line of at.lines) await line.ask('open', { game: at.game })
  one.news.length = 0
  other.close()
  const { table } = await one.heard(gone)
  const claim = (what: 'win' | 'void' | 'bot', id: string = newId()) =>
    one.ask('claim', { game: at.game, id, what })
  return { ...at, one, claim, table }
}

describe('when the other has been away for two minutes of a live game', () => {
  test('it may be won, not a second sooner, once, and for good', async () => {
    const { run, again, pass, now } = await timed()
    const { game, guests, one, claim, table } = await left(run)
    expect(table.mayClaimAt).toBe(now() + AWAY_MS)
    pass(AWAY_MS - 1)
    await expect(claim('win')).rejects.toEqual(refused('not-yet'))
    pass(1)
    const id = newId()
    await claim('win', id)
    await claim('win', id)
    const { update } = await one.ask('open', { game })
    expect([update.outcome, update.entry]).toEqual([{ winner: 0, reason: 'time' }, 1])
    await expect(claim('win')).rejects.toEqual(refused('not-yet'))
    await run.stop()
    const second = await again(run.folder)
    const back = await guests[1].connect(second.url)
    expect((await back.ask('open', { game })).update.outcome).toEqual({ winner: 0, reason: 'time' })
  })

  test('it may be called off: nobody wins, nobody plays on, no flag falls, and its record is given out', async () => {
    const { run, pass } = await timed()
    const { game, guests, one, claim } = await left(run)
    const { update: before } = await one.ask('open', { game })
    expect(before.legal).not.toEqual([])
    pass(AWAY_MS)
    await claim('void')
    // Whoever looks at it is asked nothing any more.
    const news = await one.heard(said => said.news === 'update')
    expect(news).toMatchObject({ update: { legal: [], entry: before.entry } })
    const back = await guests[1].connect()
    const { update, table } = await back.ask('open', { game })
    expect([table.game.status, update.outcome, update.legal]).toEqual(['void', undefined, []])
    const give = { game, id: newId(), asked: before.asked, command: before.legal[0] }
    await expect(one.ask('give', give)).rejects.toEqual(refused('over'))
    await expect(back.ask('resign', { game, id: newId() })).rejects.toEqual(refused('over'))
    await expect(back.ask('offer', { game, id: newId(), offer: { what: 'end' } })).rejects.toEqual(
      refused('not-now'),
    )
    pass(60 * 60 * SECOND)
    await new Promise(resolve => setTimeout(resolve, 600))
    expect((await one.ask('open', { game })).table).toMatchObject({
      game: { status: 'void' },
      clocks: { running: [false, false] },
    })
    expect(await run.rows('select count(*) as n from due where game = ?', game)).toEqual([{ n: 0 }])
    expect(await one.ask('export', { game })).toMatch(/^setup /m)
    await one.ask('offer', { game, id: newId(), offer: { what: 'rematch' } })
    const { table: asked } = await back.ask('open', { game })
    await back.ask('answer', { game, id: newId(), number: asked.offers[0].number, yes: true })
    expect((await one.ask('open', { game })).table.game.rematch).toBeDefined()
  })

  test('a bot may play on, also after a restart and though nobody looks; the seat is gone', async () => {
    const never = { ...simpleBots, choose: () => new Promise<number>(() => {}) }
    const { run, pass } = await timed({ thinking: never })
    const { game, guests, one, claim } = await left(run)
    pass(AWAY_MS)
    await claim('bot')
    const { table, update } = await one.ask('open', { game })
    expect(table).toMatchObject({
      game: { seats: [{ who: 'person' }, { who: 'bot', level: 'regular' }] },
      here: [true, true],
      clocks: { running: [true, false] },
    })
    expect(table.mayClaimAt).toBeUndefined()
    await one.ask('give', { game, id: newId(), asked: update.asked, command: update.legal[0] })
    await run.stop()
    const second = await running({ folder: run.folder })
    const [again, back] = [await guests[0].connect(second.url), await guests[1].connect(second.url)]
    await expect.poll(async () => (await again.ask('mine', {}))[0].seq).toBeGreaterThan(1)
    expect((await back.ask('open', { game })).update.seat).toBe(-1)
  })

  test('a bot that sat down is there for a server that was killed before the next command', async () => {
    const { run, pass } = await timed()
    const { game, guests, claim } = await left(run)
    pass(AWAY_MS)
    await claim('bot')
    await run.stop()
    const second = await running({ folder: run.folder })
    const again = await guests[0].connect(second.url)
    const { update } = await again.ask('open', { game })
    await again.ask('give', { game, id: newId(), asked: update.asked, command: update.legal[0] })
    await expect.poll(async () => (await again.ask('open', { game })).update.seq).toBeGreaterThan(1)
  })

  test('nobody else may, and nothing of it is told to those who look on', async () => {
    const { run, pass } = await timed()
    const { game } = await left(run)
    pass(AWAY_MS)
    const stranger = await (await run.guest()).connect()
    expect((await stranger.ask('open', { game })).table.mayClaimAt).toBeUndefined()
    await expect(stranger.ask('claim', { game, id: newId(), what: 'win' })).rejects.toEqual(
      refused('not-your-seat'),
    )
  })
})

describe('nobody loses a game by being away', () => {
  test('who is there, though a command could not be kept in between', async () => {
    const { run, pass } = await timed()
    const { game, lines } = await twoAt(run, { clock: live })
    for (const line of lines) await line.ask('open', { game })
    const release = await run.hold()
    const offer = { game, id: newId(), offer: { what: 'pause' } } as const
    await expect(lines[0].ask('offer', offer)).rejects.toEqual(refused('storage-failed'))
    await release()
    pass(AWAY_MS)
    await expect(lines[0].ask('claim', { game, id: newId(), what: 'win' })).rejects.toEqual(
      refused('not-yet'),
    )
    expect((await lines[0].ask('open', { game })).table.mayClaimAt).toBeUndefined()
  })

  test('who has come back, or has a second screen open', async () => {
    const { run, pass } = await timed()
    const { game, guests, claim } = await left(run)
    pass(AWAY_MS)
    const [phone, desk] = [await guests[1].connect(), await guests[1].connect()]
    for (const line of [phone, desk]) await line.ask('open', { game })
    phone.close()
    await expect.poll(() => run.server.sockets()).toBe(2)
    await expect(claim('win')).rejects.toEqual(refused('not-yet'))
  })

  test('who plays by turns: that is for the clock', async () => {
    const { run, pass } = await timed()
    const { claim, table } = await left(run, { clock: { kind: 'turn', days: 14 } })
    expect(table.mayClaimAt).toBeUndefined()
    pass(10 * DAY)
    await expect(claim('win')).rejects.toEqual(refused('not-yet'))
  })

  test('who has agreed to a pause; from its end on it counts anew', async () => {
    const { run, pass, now } = await timed()
    const { game, lines } = await twoAt(run, { clock: live })
    for (const line of lines) await line.ask('open', { game })
    await lines[0].ask('offer', { game, id: newId(), offer: { what: 'pause' } })
    const { table } = await lines[1].ask('open', { game })
    await lines[1].ask('answer', { game, id: newId(), number: table.offers[0].number, yes: true })
    lines[0].news.length = 0
    lines[1].close()
    await lines[0].heard(gone)
    pass(AWAY_MS)
    const claim = () => lines[0].ask('claim', { game, id: newId(), what: 'win' })
    await expect(claim()).rejects.toEqual(refused('not-yet'))
    await lines[0].ask('resume', { game })
    expect((await lines[0].ask('open', { game })).table.mayClaimAt).toBe(now() + AWAY_MS)
    await expect(claim()).rejects.toEqual(refused('not-yet'))
    pass(AWAY_MS)
    await claim()
  })
})

describe('without a clock', () => {
  test('three days count, though the game leaves memory and the server is restarted in between', async () => {
    const { run, again, pass } = await timed({ sweepMs: 50 })
    const { game, guests, one } = await left(run, { clock: { kind: 'none' } })
    pass(DAY)
    one.close()
    await expect.poll(() => run.server.rooms()).toBe(0)
    pass(DAY)
    const back = await guests[0].connect()
    await back.ask('open', { game })
    await run.stop()
    pass(DAY - 1)
    const second = await again(run.folder)
    const line = await guests[0].connect(second.url)
    const { table } = await line.ask('open', { game })
    const win = () => line.ask('claim', { game, id: newId(), what: 'win' })
    await expect(win()).rejects.toEqual(refused('not-yet'))
    pass(1)
    await win()
    expect(table.mayClaimAt).toBeDefined()
  })

  test('who came by in that time has not been away', async () => {
    const { run, again, pass } = await timed()
    const { game, guests } = await left(run, { clock: { kind: 'none' } })
    pass(2 * DAY)
    const visit = await guests[1].connect()
    await visit.ask('open', { game })
    // The server is gone before he leaves.
    await run.stop()
    pass(2 * DAY)
    const second = await again(run.folder)
    const line = await guests[0].connect(second.url)
    await line.ask('open', { game })
    await expect(line.ask('claim', { game, id: newId(), what: 'win' })).rejects.toEqual(refused('not-yet'))
  })
})

describe('in the middle of an answer', () => {
  /** A game of The Great War in which a seat is asked whatever it holds. */
  async function atAWindow(run: Running) {
    const at = await twoAt(run, { module: 'great-war', scenario: 'somme-beaumont-hamel' })
    const followers = await Promise.all(at.lines.map(line => follow(line, at.game)))
    const choose = dice(9)
    while (followers[0].update.decision.regardless !== true) await oneMove(at.lines, followers, choose)
    const asked = followers[0].update.decision.seats[0]
    return { ...at, asked, other: 1 - asked, followers }
  }
  const tables = ({ news }: TestLine) => news.filter(one => one.news === 'table')

  test('nothing is heard of whoever comes or goes before it is given', async () => {
    const { run, pass } = await timed()
    const { game, guests, lines, asked, other, followers } = await atAWindow(run)
    lines[other].news.length = 0
    lines[asked].close()
    await expect.poll(() => run.server.sockets()).toBe(1)
    await lines[other].ask('ping', {})
    expect(tables(lines[other])).toEqual([])
    // Nor does he learn it by asking.
    pass(60 * SECOND)
    expect((await lines[other].ask('open', { game })).table).toMatchObject({ here: [true, true] })
    const back = await guests[asked].connect()
    const { update } = await back.ask('open', { game })
    await lines[other].ask('ping', {})
    expect(tables(lines[other])).toEqual([])
    back.close()
    const again = await guests[asked].connect()
    await again.ask('give', { game, id: newId(), asked: update.asked, command: update.legal[0] })
    await expect.poll(() => followers[other].update.entry).toBe(update.entry + 1)
    // It has been answered, from a screen that is not at the table: now it is told.
    await expect.poll(() => tables(lines[other]).at(-1)?.table.here[asked]).toBe(false)
  })

  test('after two minutes it is no answer any more: whoever has left is seen to have', async () => {
    const { run, pass } = await timed({ sweepMs: 50 })
    const { game, lines, asked, other } = await atAWindow(run)
    lines[asked].close()
    await expect.poll(() => run.server.sockets()).toBe(1)
    pass(119 * SECOND)
    await new Promise(resolve => setTimeout(resolve, 200))
    expect((await lines[other].ask('open', { game })).table.here[asked]).toBe(true)
    pass(SECOND)
    await expect.poll(() => tables(lines[other]).at(-1)?.table.here[asked]).toBe(false)
  })

  test('who is not asked comes and goes as ever', async () => {
    const { run } = await timed()
    const { lines, asked, other } = await atAWindow(run)
    lines[asked].news.length = 0
    lines[other].close()
    expect((await lines[asked].heard(gone)).table.here[other]).toBe(false)
  })
})
