/** What two people may do at a table, and what they may not: seats, ids, offers, clocks, watching. */
import { offerHash } from '@bivouac/fair'
import { describe, expect, test } from 'vitest'
import { running } from './bench/house.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { newId, plan, twoAt } from './bench/server.ts'

const refused = (code: string) => expect.objectContaining({ code })

describe('commands', () => {
  test('both bids are taken that were given from the same moment', async () => {
    const { game, lines } = await twoAt(await running())
    const both = await Promise.all(lines.map(line => line.ask('open', { game })))
    const bids = both.map(({ update }) => update)
    expect(bids.map(({ decision }) => decision.seats)).toEqual([
      [0, 1],
      [0, 1],
    ])
    const taken = await Promise.all(
      lines.map((line, i) =>
        line.ask('give', { game, id: newId(), asked: bids[i].asked, command: bids[i].legal[0] }),
      ),
    )
    expect(taken.map(({ entry }) => entry).toSorted()).toEqual([1, 2])
  })

  test('a command that is sent twice is taken once, and answered the same', async () => {
    const { game, lines } = await twoAt(await running())
    const { update } = await lines[0].ask('open', { game })
    const command = { game, id: newId(), asked: update.asked, command: update.legal[0] }
    const [first, second] = await Promise.all([lines[0].ask('give', command), lines[0].ask('give', command)])
    expect(second).toEqual(first)
    expect((await lines[0].ask('open', { game })).update.entry).toBe(1)
  })

  test('an id that was used before names what was done then, and nothing new is done', async () => {
    const { game, lines } = await twoAt(await running())
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    const id = newId()
    const { asked, legal } = followers[0].update
    expect(await lines[0].ask('give', { game, id, asked, command: legal[0] })).toEqual({ entry: 1 })
    while (followers[0].update.legal.length === 0 || followers[0].update.entry < 2)
      await oneMove(lines, followers, dice(4))
    const { update } = followers[0]
    const again = { game, id, asked: update.asked, command: update.legal[0] }
    expect(await lines[0].ask('give', again)).toEqual({ entry: 1 })
    expect((await lines[0].ask('open', { game })).update.entry).toBe(update.entry)
    expect(await oneMove(lines, followers, dice(4))).toBe(true)
  })

  test('what was taken has the number of the update that shows it, also when it is sent again later', async () => {
    const { game, lines } = await twoAt(await running())
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    const { asked, legal } = followers[0].update
    // What is settled beside the game is not counted.
    await lines[1].ask('offer', { game, id: newId(), offer: { what: 'pause' } })
    const give = { game, id: newId(), asked, command: legal[0] }
    expect(await lines[0].ask('give', give)).toEqual({ entry: 1 })
    const undo = { game, id: newId(), seq: 1 }
    expect(await lines[0].ask('undo', undo)).toEqual({ entry: 2 })
    for (let i = 0; i < 4; i++) await oneMove(lines, followers, dice(i))
    expect(followers[0].update.entry).toBe(6)
    const again = [await lines[0].ask('give', give), await lines[0].ask('undo', undo)]
    expect(again).toEqual([{ entry: 1 }, { entry: 2 }])
  })

  test('an answer to what is no longer asked is refused, and nothing happens', async () => {
    const { game, lines } = await twoAt(await running())
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    const old = followers[0].update
    for (let i = 0; i < 6; i++) await oneMove(lines, followers, dice(i))
    const give = lines[0].ask('give', { game, id: newId(), asked: old.asked, command: old.legal[0] })
    await expect(give).rejects.toEqual(refused('stale'))
    expect((await lines[0].ask('open', { game })).update.entry).toBe(6)
  })

  test('nobody gives commands for a seat that is not theirs', async () => {
    const run = await running()
    const { game, lines } = await twoAt(run)
    const { update } = await lines[0].ask('open', { game })
    const stranger = await (await run.guest()).connect()
    const give = { game, id: newId(), asked: update.asked, command: update.legal[0] }
    await expect(stranger.ask('give', give)).rejects.toEqual(refused('not-your-seat'))
    await expect(stranger.ask('resign', { game, id: newId() })).rejects.toEqual(refused('not-your-seat'))
    await expect(stranger.ask('chat', { game, id: newId(), text: 'hi' })).rejects.toEqual(
      refused('not-your-seat'),
    )
  })

  test('a choice is undone while nothing was revealed, as an entry of its own', async () => {
    const { game, lines } = await twoAt(await running())
    const [a, b] = await Promise.all(lines.map(line => follow(line, game)))
    await oneMove(lines, [a, b], () => 0)
    expect(a.update.canUndo).toBe(true)
    await lines[0].ask('undo', { game, id: newId(), seq: 1 })
    const { update } = await lines[0].ask('open', { game })
    expect([update.seq, update.entry]).toEqual([0, 2])
  })
})

describe('sitting down', () => {
  test('an invitation seats one guest once', async () => {
    const run = await running()
    const { game, lines, invite } = await twoAt(run)
    const third = await (await run.guest()).connect()
    expect(await third.ask('invitation', { code: invite })).toMatchObject({ state: 'taken', game })
    await expect(third.ask('join', { code: invite })).rejects.toEqual(refused('taken'))
    expect((await lines[1].ask('join', { code: invite })).id).toBe(game)
  })

  test('of two who follow one invitation at the same time, one sits down', async () => {
    const run = await running()
    const owner = await (await run.guest()).connect()
    const { invite } = await owner.ask('create', { id: newId(), plan: plan() })
    const both = [await (await run.guest()).connect(), await (await run.guest()).connect()]
    const done = await Promise.allSettled(both.map(line => line.ask('join', { code: invite })))
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('whoever joins again because the answer was lost sits there already, also while bytes for the dice are awaited', async () => {
    const run = await running()
    const owner = await (await run.guest()).connect()
    const offer = { id: newId(), plan: plan(), hash: offerHash('5'.repeat(32)) }
    const { id: game, invite } = await owner.ask('create', offer)
    const other = await (await run.guest()).connect()
    const both = [
      await other.ask('join', { code: invite, entropy: '6'.repeat(32) }),
      await other.ask('join', { code: invite, entropy: '7'.repeat(32) }),
    ]
    expect(both).toMatchObject([
      { id: game, mine: 1 },
      { id: game, mine: 1 },
    ])
  })

  test('nobody plays against themselves, and an offer can be withdrawn', async () => {
    const run = await running()
    const line = await (await run.guest()).connect()
    const made = await line.ask('create', { id: newId(), plan: plan() })
    await expect(line.ask('join', { code: made.invite })).rejects.toEqual(refused('your-own'))
    await line.ask('withdraw', { game: made.id })
    const other = await (await run.guest()).connect()
    await expect(other.ask('join', { code: made.invite })).rejects.toEqual(refused('no-such-game'))
  })

  test('a game that is not listed is joined by its invitation only', async () => {
    const run = await running()
    const owner = await (await run.guest()).connect()
    const { id: game } = await owner.ask('create', { id: newId(), plan: plan({ listed: false }) })
    const other = await (await run.guest()).connect()
    expect(await other.ask('lobby', {})).toEqual([])
    await expect(other.ask('join', { game })).rejects.toEqual(refused('not-your-seat'))
  })

  test('an offer that is sent twice is one game', async () => {
    const line = await (await (await running()).guest()).connect()
    const offer = { id: newId(), plan: plan() }
    const [one, two] = await Promise.all([line.ask('create', offer), line.ask('create', offer)])
    expect(two.id).toBe(one.id)
    expect(await line.ask('mine', {})).toHaveLength(1)
  })
})

describe('watching', () => {
  test('somebody who watches sees what everybody may see, and may not choose', async () => {
    const run = await running()
    const { game } = await twoAt(run)
    const line = await (await run.guest()).connect()
    const { update, chat } = await line.ask('open', { game })
    expect(update).toMatchObject({ seat: -1, legal: [], canUndo: false })
    expect(chat).toEqual([])
  })

  test('a game among two is closed to others until it is over', async () => {
    const run = await running()
    const { game, lines } = await twoAt(run, { watch: 'players' })
    const line = await (await run.guest()).connect()
    for (const ask of [
      () => line.ask('open', { game }),
      () => line.ask('history', { game }),
      () => line.ask('moment', { game, seq: 0 }),
      () => line.ask('share', { game, seq: 0 }),
    ])
      await expect(ask()).rejects.toEqual(refused('not-your-seat'))
    await lines[0].ask('resign', { game, id: newId() })
    expect((await line.ask('open', { game })).update.outcome).toEqual({ winner: 1, reason: 'resigned' })
  })

  test('the record holds all secrets, so nobody gets it before the end', async () => {
    const { game, lines } = await twoAt(await running())
    await expect(lines[0].ask('export', { game })).rejects.toEqual(refused('still-played'))
  })
})

describe('offers', () => {
  test('an agreed take-back goes back to its moment, and the entries go on', async () => {
    const { game, lines } = await twoAt(await running())
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    const choose = dice(5)
    for (let i = 0; i < 8; i++) await oneMove(lines, followers, choose)
    await lines[0].ask('offer', { game, id: newId(), offer: { what: 'back', to: 2 } })
    const { table } = await lines[1].ask('open', { game })
    await lines[1].ask('answer', { game, id: newId(), number: table.offers[0].number, yes: true })
    const { update } = await lines[0].ask('open', { game })
    expect([update.seq, update.entry]).toEqual([2, 9])
  })

  test('a take-back gives nobody his time back', async () => {
    let now = 1_000_000
    const run = await running({ clock: () => now, gapMs: 1e12 })
    const clock = { kind: 'live', minutes: 10, increment: 0 } as const
    const { game, lines } = await twoAt(run, { clock })
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    for (let i = 0; i < 4; i++) {
      now += 1000
      await oneMove(lines, followers, dice(i))
    }
    const before = (await lines[0].ask('open', { game })).table.clocks
    await lines[0].ask('offer', { game, id: newId(), offer: { what: 'back', to: 0 } })
    const { table } = await lines[1].ask('open', { game })
    await lines[1].ask('answer', { game, id: newId(), number: table.offers[0].number, yes: true })
    const after = (await lines[0].ask('open', { game })).table.clocks
    expect(after).toEqual({ ...before, running: [true, true] })
    expect(before?.left).not.toEqual(['0000600000', '0000600000'])
  })

  test('both must agree to end a game', async () => {
    const { game, lines } = await twoAt(await running())
    await lines[0].ask('offer', { game, id: newId(), offer: { what: 'end' } })
    const { table } = await lines[0].ask('open', { game })
    const [{ number }] = table.offers
    await expect(lines[0].ask('answer', { game, id: newId(), number, yes: true })).rejects.toEqual(
      refused('not-your-offer'),
    )
    await lines[1].ask('answer', { game, id: newId(), number, yes: true })
    expect((await lines[0].ask('open', { game })).update.outcome?.reason).toBe('agreed')
  })

  test('an offer about a moment ends with it', async () => {
    const { game, lines } = await twoAt(await running())
    const followers = await Promise.all(lines.map(line => follow(line, game)))
    await lines[1].ask('offer', { game, id: newId(), offer: { what: 'end' } })
    await oneMove(lines, followers, () => 0)
    expect((await lines[0].ask('open', { game })).table.offers).toEqual([])
  })

  test('a rematch has its sides changed, and is one game however often it is accepted', async () => {
    const { game, lines } = await twoAt(await running())
    await lines[0].ask('resign', { game, id: newId() })
    await lines[0].ask('offer', { game, id: newId(), offer: { what: 'rematch' } })
    const { table } = await lines[1].ask('open', { game })
    const answer = { game, id: newId(), number: table.offers[0].number, yes: true }
    await lines[1].ask('answer', answer)
    await lines[1].ask('answer', answer)
    const mine = (await lines[0].ask('mine', {})).filter(one => one.status === 'playing')
    expect(mine).toHaveLength(1)
    expect(mine[0].mine).toBe(1)
    expect((await lines[0].ask('open', { game })).table.game.rematch).toBe(mine[0].id)
  })
})

describe('clocks', () => {
  const live = { kind: 'live', minutes: 10, increment: 0 } as const

  test('whoever runs out of time has lost, whether or not anybody looks', async () => {
    let now = 1_000_000
    const run = await running({ clock: () => now, gapMs: 3_600_000 })
    const { game, lines } = await twoAt(run, { clock: live })
    for (const line of lines) line.close()
    now += 601_000
    const line = await (await run.guest()).connect()
    await expect
      .poll(async () => (await line.ask('open', { game })).update.outcome?.reason, { timeout: 5000 })
      .toBe('time')
  })

  test.each([900_000, 300_000])('a machine that slept for %i ms has cost nobody his time', async slept => {
    let now = 1_000_000
    const run = await running({ clock: () => now })
    const { game, lines } = await twoAt(run, { clock: live })
    const { update, table } = await lines[0].ask('open', { game })
    now += slept
    // Whether by what falls due or by the next command, nobody's flag falls.
    const { asked, legal } = update
    expect(await lines[0].ask('give', { game, id: newId(), asked, command: legal[0] })).toEqual({ entry: 1 })
    await new Promise(resolve => setTimeout(resolve, 1500))
    const after = await lines[0].ask('open', { game })
    expect(after.update.outcome).toBeUndefined()
    const lost = [0, 1].map(seat => Number(table.clocks?.left[seat]) - Number(after.table.clocks?.left[seat]))
    expect(Math.max(...lost)).toBeLessThanOrEqual(2000)
  })

  test('a pause stops both clocks until one of them goes on', async () => {
    let now = 1_000_000
    const run = await running({ clock: () => now })
    const { game, lines } = await twoAt(run, { clock: live })
    await lines[0].ask('offer', { game, id: newId(), offer: { what: 'pause' } })
    const { table } = await lines[1].ask('open', { game })
    await lines[1].ask('answer', { game, id: newId(), number: table.offers[0].number, yes: true })
    now += 100_000
    const { update, table: paused } = await lines[0].ask('open', { game })
    expect(paused).toMatchObject({ paused: true, clocks: { running: [false, false] } })
    const give = { game, id: newId(), asked: update.asked, command: update.legal[0] }
    await expect(lines[0].ask('give', give)).rejects.toEqual(refused('paused'))
    await lines[0].ask('resume', { game })
    const { table: again } = await lines[0].ask('open', { game })
    expect(again).toMatchObject({
      paused: false,
      clocks: { left: paused.clocks?.left, running: [true, true] },
    })
  })

  test('ten minutes without a server cost nobody more than two seconds', async () => {
    let now = 1_000_000
    const clock = (): number => now
    const first = await running({ clock })
    const { game, guests, lines } = await twoAt(first, { clock: live })
    const before = (await lines[0].ask('open', { game })).table.clocks
    await first.stop()
    now += 600_000
    const second = await running({ clock, folder: first.folder })
    const after = (await (await guests[0].connect(second.url)).ask('open', { game })).table.clocks
    const lost = [0, 1].map(seat => Number(before?.left[seat]) - Number(after?.left[seat]))
    expect(Math.max(...lost)).toBeLessThanOrEqual(2000)
  })
})

describe('bytes of a player', () => {
  test('who was away when the game began is asked for them at the next visit, and they count from then on', async () => {
    const run = await running()
    const [owner, other] = [await run.guest(), await run.guest()]
    const first = await owner.connect()
    const entropy = newId()
    const made = await first.ask('create', { id: newId(), plan: plan(), hash: offerHash(entropy) })
    const { id: game, invite: code } = made
    first.close()
    await new Promise(resolve => first.socket.once('close', resolve))
    const second = await other.connect()
    await expect.poll(async () => (await second.ask('join', { code })).status).toBe('playing')
    const again = await owner.connect()
    await again.ask('open', { game })
    await again.heard(news => news.news === 'reveal')
    again.close()
    // Nobody need look at the game for it.
    const third = await owner.connect()
    await third.ask('reveal', { game, entropy })
    expect((await third.ask('open', { game })).table.entropy).toEqual([true, false])
    await third.ask('resign', { game, id: newId() })
    expect(await third.ask('export', { game })).toContain(entropy)
  })

  test('that come when his time has run out are not taken any more: the flag has fallen', async () => {
    let ahead = 0
    const run = await running({ clock: () => Date.now() + ahead, gapMs: 86_400_000 })
    const [owner, other] = [await run.guest(), await run.guest()]
    const first = await owner.connect()
    const entropy = newId()
    const live = plan({ clock: { kind: 'live', minutes: 5, increment: 0 } })
    const { id: game, invite: code } = await first.ask('create', {
      id: newId(),
      plan: live,
      hash: offerHash(entropy),
    })
    first.close()
    await new Promise(resolve => first.socket.once('close', resolve))
    const second = await other.connect()
    await expect.poll(async () => (await second.ask('join', { code })).status).toBe('playing')
    const again = await owner.connect()
    ahead = 3_600_000
    await again.ask('reveal', { game, entropy })
    await expect.poll(async () => (await again.ask('open', { game })).table.game.status).toBe('over')
    expect(await again.ask('export', { game })).not.toContain(entropy)
  })
})

describe('talking', () => {
  test('both may speak at the same time, and what is sent twice is said once', async () => {
    const { game, lines } = await twoAt(await running())
    for (const line of lines) await line.ask('open', { game })
    const said = { game, id: newId(), text: 'hello' }
    await Promise.all([lines[0].ask('chat', said), lines[1].ask('chat', { ...said, id: newId() })])
    await lines[0].ask('chat', said)
    const { chat } = await lines[0].ask('open', { game })
    expect(chat.map(({ number, by }) => [number, by]).toSorted()).toHaveLength(2)
    await expect.poll(() => lines[1].news.filter(({ news }) => news === 'chat')).toHaveLength(2)
  })

  test('the two players hear each other, and nobody else does', async () => {
    const run = await running()
    const { game, lines } = await twoAt(run)
    const watcher = await (await run.guest()).connect()
    for (const line of [...lines, watcher]) await line.ask('open', { game })
    await lines[0].ask('chat', { game, id: newId(), text: '  <b>good luck</b>  ' })
    const heard = await lines[1].heard(news => news.news === 'chat')
    expect(heard.line).toMatchObject({ by: 0, text: '<b>good luck</b>' })
    expect(watcher.news.some(({ news }) => news === 'chat')).toBe(false)
  })

  test('what cannot be shown is not taken', async () => {
    const { game, lines } = await twoAt(await running())
    for (const text of ['', '   ', 'a\u0000b', '\u202Eevil', 'x'.repeat(301)])
      await expect(lines[0].ask('chat', { game, id: newId(), text })).rejects.toEqual(refused('bad-message'))
  })
})
