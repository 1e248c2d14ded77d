/** `bivouac admin` beside a running server: what it changes is seen by those who play, and nothing is lost on the way. */
import { oathIn, proves } from '@bivouac/fair'
import { parseRecord, replay, unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import { describe, expect, test } from 'vitest'
import { bivouac, bivouacJson } from '../bivouac.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { newId, type TestLine, twoAt } from './bench/server.ts'
import { KINDS, rowsOf, serving, stores, tamper } from './bench/stores.ts'

const { fresh } = stores()

/** A server that has the game in memory leaves out when its commands came. */
const withoutTimes = (record: string): string => record.replaceAll(/^at .*\n/gm, '')

/** How things stand around the table, by what this line has heard last. */
const tableOf = (line: TestLine) => line.news.findLast(news => news.news === 'table')?.table

describe.each(KINDS)('on %s', kind => {
  /** A server, and two who have played some moves on it. */
  async function played(moves: number, part: object = {}) {
    const store = fresh(kind)
    const run = await serving(store)
    const two = await twoAt(run, part)
    const followers = await Promise.all(two.lines.map(line => follow(line, two.game)))
    const choose = dice(7)
    for (let i = 0; i < moves; i++) await oneMove(two.lines, followers, choose)
    return { store, run, followers, ...two }
  }

  test('a game is taken back: both see it and play on with new dice, which the record proves', async () => {
    const { store, game, lines, followers } = await played(12)
    const before = followers[0].update
    const done = await bivouacJson(
      'admin',
      'rewind',
      game,
      '--to',
      '4',
      '--why',
      'A fault of ours.',
      ...store.args,
    )
    expect(done).toMatchObject({ game, from: before.seq, to: 4 })
    const opened = () => Promise.all(lines.map(line => line.ask('open', { game })))
    await expect.poll(async () => (await opened()).map(({ update }) => update.seq)).toEqual([4, 4])
    // Also without asking anew: those who sit there are told.
    for (const line of lines) {
      await expect
        .poll(() => tableOf(line)?.notice)
        .toMatchObject({ what: 'back', to: 4, why: 'A fault of ours.' })
      await expect
        .poll(() => line.frames.some(frame => frame.includes(`"entry":${before.entry + 1}`)))
        .toBe(true)
    }
    const after = await Promise.all(lines.map(line => follow(line, game)))
    expect(after[0].update.entry).toBe(before.entry + 1)
    for (let i = 0; i < 6; i++) await oneMove(lines, after, dice(i))
    await lines[0].ask('resign', { game, id: newId() })
    const text = await lines[1].ask('export', { game })
    expect(text).toContain('\nback to 4\n')
    const record = unwrap(parseRecord(text))
    const match = unwrap(replay(normandy, unwrap(normandy.board(normandy.scenarios[0].data)), record))
    const oath = oathIn(record, normandy)
    expect(oath && proves(match, oath)).toMatchObject({ ok: true })

    const again = await bivouac(['admin', 'rewind', game, '--to', '2', ...store.args])
    expect(again.err).toContain('The game is over')
    expect(again.code).toBe(2)
  })

  test('a game that is played while it is taken back loses nothing that was answered', async () => {
    const { store, game, lines } = await played(10, {
      module: 'great-war',
      scenario: 'somme-beaumont-hamel',
    })
    let isDone = false
    const rewinding = bivouacJson<{ to: number }>(
      'admin',
      'rewind',
      game,
      '--to',
      '2',
      ...store.args,
    ).finally(() => {
      isDone = true
    })
    const taken: string[] = []
    // Both go on as fast as they can, by what they are shown.
    const choose = dice(3)
    while (!isDone) {
      const opened = await Promise.all(lines.map(line => line.ask('open', { game })))
      const seat = opened.findIndex(({ update }) => update.legal.length > 0)
      await new Promise(resolve => setTimeout(resolve, 10))
      if (seat < 0) continue
      const { asked, legal } = opened[seat].update
      const id = newId()
      await lines[seat].ask('give', { game, id, asked, command: legal[choose(legal.length)] }).then(
        () => taken.push(id),
        error => expect(['stale', 'illegal', 'taken']).toContain(error.code),
      )
    }
    expect(await rewinding).toMatchObject({ to: 2 })
    const ids = (await rowsOf<{ id: string }>(store, 'select id from entry where id is not null')).map(
      ({ id }) => id,
    )
    expect(taken.filter(id => !ids.includes(id))).toEqual([])
    expect(taken.length).toBeGreaterThan(0)
    expect(await bivouacJson('admin', 'repair', game, ...store.args)).toMatchObject({ found: [] })
  })

  test('a game is called off: nobody is asked any more, and both learn why', async () => {
    const { store, game, lines } = await played(5, { clock: { kind: 'live', minutes: 10, increment: 0 } })
    await bivouacJson('admin', 'void', game, '--why', 'The server moves.', ...store.args)
    for (const line of lines) {
      await expect.poll(() => tableOf(line)?.game.status).toBe('void')
      expect(tableOf(line)?.notice).toMatchObject({ what: 'void', why: 'The server moves.' })
      expect(tableOf(line)?.clocks?.running).toEqual([false, false])
      await expect.poll(() => line.news.findLast(news => news.news === 'update')?.update.legal).toEqual([])
    }
    await expect(lines[0].ask('resign', { game, id: newId() })).rejects.toThrow('The game was called off.')
    expect(await rowsOf(store, `select kind from due where game = '${game}'`)).toEqual([])
    const twice = await bivouac(['admin', 'void', game, '--why', 'Again.', ...store.args])
    expect(twice.err).toContain('called off already')
  })

  test('what is kept beside the log is mended from it, and the game goes on', async () => {
    const { store, run, game, guests } = await played(9)
    await run.stop()
    const [{ head }] = await rowsOf<{ head: string }>(store, `select head from game where id = '${game}'`)
    const wrong = JSON.stringify({
      ...JSON.parse(head),
      seq: 3,
      closing: ['state 00000000000000000000000000000000'],
    })
    await tamper(store, `update game set head = '${wrong}', status = 'over' where id = '${game}'`)
    const next = await serving(store)
    const line = await guests[0].connect(next.url)
    await expect(line.ask('open', { game })).rejects.toThrow()
    const done = await bivouacJson<{ found: string[] }>('admin', 'repair', game, ...store.args)
    expect(done).toMatchObject({ isMended: true })
    expect(done.found.join(' ')).toMatch(
      /state .* but .*says.*By its log the game is running, but it is kept as over/s,
    )
    expect(await bivouacJson('admin', 'repair', game, ...store.args)).toMatchObject({
      found: [],
      isMended: false,
    })
    // The server had given it up, and finds it mended.
    await run.stop()
    const third = await serving(store, { sweepMs: 100 })
    const lines = await Promise.all(guests.map(guest => guest.connect(third.url)))
    const followers = await Promise.all(lines.map(one => follow(one, game)))
    expect(followers[0].update.seq).toBe(9)
    expect(await oneMove(lines, followers, dice(1))).toBe(true)
  })

  test('a log that cannot be played again is left alone, and the first entry named that does not follow', async () => {
    const { store, run, game } = await played(9)
    await run.stop()
    await tamper(
      store,
      `update entry set text = replace(text, ' = ', ' = f') where game = '${game}' and n = 6`,
    )
    const { code, out } = await bivouac(['admin', 'repair', game, '--json', ...store.args])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ isMended: false, damage: { game, entry: 6 } })
    await bivouacJson('admin', 'void', game, '--why', 'Its log is damaged.', ...store.args)
    expect(await bivouacJson('admin', 'show', game, ...store.args)).toMatchObject({ status: 'void' })
  })

  test('a banned guest is cut off, turned away with a sentence, and let in again', async () => {
    const { store, run, game, guests, lines } = await played(3)
    await follow(lines[1], game)
    await expect.poll(() => tableOf(lines[1])?.here).toEqual([true, true])
    await bivouacJson(
      'admin',
      'ban',
      guests[0].id,
      '--until',
      '7d',
      '--why',
      'Insults in the chat',
      ...store.args,
    )
    await expect.poll(() => lines[0].socket.readyState).toBe(3)
    await expect(guests[0].connect()).rejects.toThrow('403')
    const headers = { authorization: `Bearer ${guests[0].token}`, 'content-type': 'application/json' }
    for (const path of ['guest', 'ask']) {
      const answer = await fetch(`${run.url}/api/${path}`, { method: 'POST', headers, body: '{}' })
      expect(answer.status).toBe(403)
      const { problem } = (await answer.json()) as { problem: { code: string; text: string } }
      expect(problem.code).toBe('banned')
      expect(problem.text).toMatch(
        /^You are banned from this server until \d{4}-.* UTC: Insults in the chat\.$/,
      )
    }
    // To the other he has left: the rules for those who leave see to the rest.
    await expect.poll(() => tableOf(lines[1])?.here).toEqual([false, true])
    await expect.poll(() => tableOf(lines[1])?.mayClaimAt).toBeGreaterThan(0)
    expect(await bivouacJson('admin', 'bans', ...store.args)).toMatchObject({
      bans: [{ guest: guests[0].id }],
    })
    await bivouacJson('admin', 'unban', guests[0].id, ...store.args)
    expect((await (await guests[0].connect()).ask('open', { game })).update.seat).toBe(0)
    const unknown = await bivouac(['admin', 'ban', 'nobody', ...store.args])
    expect(unknown.err).toContain("There is no guest 'nobody' here.")
  })

  test('games are listed and shown by what is known of them, and their records given out with care', async () => {
    const { store, game, guests, lines } = await played(4, {
      clock: { kind: 'live', minutes: 10, increment: 5 },
    })
    type Listed = { games: { id: string }[] }
    const listed = async (...more: string[]): Promise<string[]> =>
      (await bivouacJson<Listed>('admin', 'games', ...more, ...store.args)).games.map(({ id }) => id)
    expect(await listed()).toEqual([game])
    expect(
      await listed('--status', 'playing', '--guest', guests[1].id, '--game', 'normandy', '--since', '1d'),
    ).toEqual([game])
    expect(await listed('--status', 'over')).toEqual([])
    expect(await listed('--game', 'great-war')).toEqual([])
    expect(await listed('--before', '1d')).toEqual([])
    expect(await bivouacJson('admin', 'show', game, ...store.args)).toMatchObject({
      id: game,
      status: 'playing',
      seats: guests.map(({ id }) => id),
      names: ['Anna', 'Bela'],
      commands: 4,
      kinds: { play: 4 },
      clock: { kind: 'live' },
      due: [{ kind: 'flag' }],
    })
    const refused = await bivouac(['admin', 'export', game, ...store.args])
    expect(refused.err).toContain("Add '--with-secrets'")
    expect(refused.out).toBe('')
    const warned = await bivouac(['admin', 'export', game, '--with-secrets', ...store.args])
    expect(warned.err).toContain('Let no player see it.')
    expect(warned.out).toMatch(/^bivouac-game 2\n/)
    expect(warned.out).not.toContain('\nsecret ')
    await lines[0].ask('resign', { game, id: newId() })
    const { record } = await bivouacJson<{ record: string }>('admin', 'export', game, ...store.args)
    expect(withoutTimes(record)).toBe(withoutTimes(await lines[1].ask('export', { game })))
    const none = await bivouac(['admin', 'show', 'nothing', ...store.args])
    expect(none.err).toContain("There is no game 'nothing' here.")
    expect(none.code).toBe(2)
  })
})
