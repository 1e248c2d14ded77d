/** What strangers send: a clear refusal, the others unaffected, nothing lost. */
import { connect as connectTcp } from 'node:net'
import { PROTOCOL } from '@bivouac/protocol/online'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { isFleet, running } from './bench/house.ts'
import { handshake, newId, plan, posted, type TestLine, twoAt } from './bench/server.ts'

const refused = (code: string) => expect.objectContaining({ code })
const closed = (line: TestLine): Promise<number> =>
  new Promise(resolve => line.socket.once('close', code => resolve(code)))

/** What the server says to a raw message. */
const said = (line: TestLine, text: string): Promise<string> =>
  new Promise(resolve => {
    line.socket.once('message', data => resolve(String(data)))
    line.raw(text)
  })

describe('frames', () => {
  test.each([
    ['no JSON', 'nonsense', 'bad-message'],
    ['JSON that is no message', '[1, 2]', 'bad-message'],
    ['an unknown request', '{"ask":1,"name":"toString","asks":{}}', 'unknown-request'],
    ['a request of the prototype', '{"ask":1,"name":"__proto__","asks":{}}', 'unknown-request'],
    ['a field too many', '{"ask":1,"name":"ping","asks":{"more":1}}', 'bad-message'],
    ['a number as text', '{"ask":1,"name":"open","asks":{"game":5}}', 'bad-message'],
    ['a game that is a path', '{"ask":1,"name":"open","asks":{"game":"../../etc/passwd"}}', 'bad-message'],
    ['a game that is not there', '{"ask":1,"name":"open","asks":{"game":"00000000-0000"}}', 'no-such-game'],
    ['an endless ask', '{"ask":1e400,"name":"ping","asks":{}}', 'bad-message'],
    ['a negative entry', '{"ask":1,"name":"open","asks":{"game":"00000000-0000","after":-1}}', 'bad-message'],
  ])('%s is refused, and the line stays', async (_, text, code) => {
    const line = await (await (await running()).guest()).connect()
    expect(JSON.parse(await said(line, text)).problem.code).toBe(code)
    expect((await line.ask('ping', {})).time).toBeGreaterThan(0)
  })

  test('a frame that is too long ends its line, and no other', async () => {
    const run = await running()
    const [greedy, other] = [await (await run.guest()).connect(), await (await run.guest()).connect()]
    const end = closed(greedy)
    greedy.raw(`{"ask":1,"name":"ping","asks":"${'x'.repeat(20_000)}"}`)
    expect(await end).toBe(1009)
    await other.ask('ping', {})
  })

  test('bytes instead of text end their line', async () => {
    const line = await (await (await running()).guest()).connect()
    const end = closed(line)
    line.socket.send(Buffer.from([0, 1, 2, 255]))
    expect(await end).toBe(1008)
  })

  test('nothing is answered before hello, nor to another protocol', async () => {
    const run = await running()
    const { token } = await run.guest()
    const socket = new WebSocket(`${run.url.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await new Promise(resolve => socket.once('open', resolve))
    const answer = (text: string): Promise<{ problem: { code: string } }> =>
      new Promise(resolve => {
        socket.once('message', data => resolve(JSON.parse(String(data))))
        socket.send(text)
      })
    expect((await answer('{"ask":1,"name":"mine","asks":{}}')).problem.code).toBe('hello-first')
    const hello = JSON.stringify({ ask: 2, name: 'hello', asks: { protocol: PROTOCOL + 1 } })
    expect((await answer(hello)).problem.code).toBe('other-protocol')
    expect((await answer('{"ask":3,"name":"mine","asks":{}}')).problem.code).toBe('hello-first')
    socket.terminate()
  })

  test('a flood is slowed down, then cut off, and the other player goes on', async () => {
    const run = await running({ limits: { messages: { burst: 20, perSecond: 1 }, warnings: 30 } })
    const { game, lines } = await twoAt(run)
    const end = closed(lines[0])
    for (let i = 0; i < 200; i++) lines[0].raw(`{"ask":${i + 100},"name":"ping","asks":{}}`)
    expect(await end).toBe(1008)
    expect((await lines[1].ask('open', { game })).update.seat).toBe(1)
  })
})

describe('strangers', () => {
  const status = async (url: string, headers: Record<string, string>): Promise<number> =>
    (await handshake(url, headers)).status

  test('without a token there is no line', async () => {
    const run = await running()
    expect(await status(run.url, {})).toBe(401)
    expect(await status(run.url, { authorization: `Bearer ${'A'.repeat(43)}` })).toBe(401)
    expect(await status(run.url, { cookie: 'bivouac=%00' })).toBe(401)
  })

  test('from a page of another site there is no line, whatever the cookie', async () => {
    const run = await running()
    const { token } = await run.guest()
    const cookie = `bivouac=${token}`
    expect(await status(run.url, { cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await status(run.url, { cookie, origin: run.url })).toBe(101)
    const ask = (origin: string): Promise<Response> =>
      fetch(`${run.url}/api/ask`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin },
        body: JSON.stringify({ ask: 1, name: 'mine', asks: {} }),
      })
    expect((await ask('https://evil.example')).status).toBe(403)
    expect((await ask(run.url)).status).toBe(200)
  })

  test('a cookie of another server, or what is kept of one, opens nothing', async () => {
    const [run, other] = [await running(), await running()]
    const { id, token } = await other.guest()
    expect(await status(other.url, { cookie: `bivouac=${token}` })).toBe(101)
    expect(await status(run.url, { cookie: `bivouac=${token}` })).toBe(401)
    // Whoever has read the database has neither a name nor a hash to come in with.
    const [row] = await other.rows('select token from guest')
    const kept = Buffer.from(row.token as Uint8Array)
    for (const found of [id, kept.toString('hex'), kept.toString('base64url')])
      expect(await status(other.url, { cookie: `bivouac=${found}` })).toBe(401)
  })

  test('a cookie is told once, and whoever repeats all that was sent with it has done nothing', async () => {
    const run = await running()
    const { game, lines, guests } = await twoAt(run)
    const [{ token }] = guests
    const again = await fetch(`${run.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `bivouac=${token}` },
      body: '{}',
    })
    expect([await again.json(), again.headers.get('set-cookie') ?? '']).toEqual([
      expect.not.objectContaining({ token: expect.anything() }),
      expect.not.stringContaining(token),
    ])
    const { update } = await lines[0].ask('open', { game })
    const give = { game, id: newId(), asked: update.asked, command: update.legal[0] }
    await lines[0].ask('give', give)
    const replayed = await guests[0].connect()
    for (let i = 0; i < 3; i++) await replayed.ask('give', give)
    expect((await replayed.ask('open', { game })).update.entry).toBe(1)
    // It is his own seat that it opens, and no other.
    expect((await replayed.ask('open', { game })).update.seat).toBe(0)
    for (const line of [...lines, replayed]) expect(line.frames.join()).not.toContain(token)
  })

  const onOneServer = test.skipIf(isFleet()) // each server counts its own lines and guests
  onOneServer('one guest has so many lines and no more', async () => {
    const run = await running({ limits: { socketsOfGuest: 2 } })
    const guest = await run.guest()
    await guest.connect()
    const second = await guest.connect()
    expect(await status(run.url, { authorization: `Bearer ${guest.token}` })).toBe(429)
    const end = closed(second)
    second.close()
    await end
    await expect.poll(() => status(run.url, { authorization: `Bearer ${guest.token}` })).toBe(101)
  })

  onOneServer('one address has so many lines, and so many new guests', async () => {
    const run = await running({ limits: { socketsOfAddress: 1, guests: { burst: 2, perSecond: 0.001 } } })
    const guest = await run.guest()
    await guest.connect()
    expect(await status(run.url, { authorization: `Bearer ${guest.token}` })).toBe(503)
    await run.guest()
    const third = await fetch(`${run.url}/api/guest`, { method: 'POST' })
    expect(third.status).toBe(429)
  })

  test('a name is text that can be shown', async () => {
    const run = await running()
    const named = (name: unknown): Promise<Response> => posted(run.url, '/api/guest', { name })
    for (const name of ['', '  ', 'x'.repeat(25), 'a\nb', '\u202Egnp', 5, {}])
      expect((await named(name)).status).toBe(400)
    expect(await (await named(' <i>Zoë</i> ')).json()).toMatchObject({ name: '<i>Zoë</i>' })
  })
})

describe('lines that die', () => {
  test('one that answers no ping is closed, and its player is seen to have left', async () => {
    const run = await running({ beatMs: 100 })
    const { game, lines } = await twoAt(run)
    for (const line of lines) await line.ask('open', { game })
    // The socket stays open, and nobody is behind it any more.
    lines[0].socket.pause()
    const gone = await lines[1].heard(
      (news): news is typeof news & { news: 'table' } => news.news === 'table' && !news.table.here[0],
    )
    expect(gone).toMatchObject({ table: { here: [false, true] } })
  })

  test('half a handshake keeps nobody waiting', async () => {
    const run = await running()
    const { port } = new URL(run.url)
    const half = connectTcp(Number(port), '127.0.0.1')
    half.write('GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n')
    await (await run.guest()).connect()
    half.destroy()
  })
})

test('one guest keeps no more than five games of the server’s bots', async () => {
  const line = await (await (await running()).guest()).connect()
  const offer = () => line.ask('create', { id: newId(), plan: plan({ bot: 'recruit' }) })
  for (let i = 0; i < 5; i++) await offer()
  await expect(offer()).rejects.toEqual(refused('too-many-bots'))
  const [{ id: game }] = await line.ask('mine', {})
  await line.ask('resign', { game, id: newId() })
  await offer()
})

describe('wrong moments', () => {
  test('what is valid but not now is refused with a word on why', async () => {
    const run = await running()
    const owner = await (await run.guest()).connect()
    const made = await owner.ask('create', { id: newId(), plan: plan() })
    const game = made.id
    await expect(owner.ask('open', { game })).rejects.toEqual(refused('not-begun'))
    await expect(owner.ask('resign', { game, id: newId() })).rejects.toEqual(refused('not-begun'))
    await expect(owner.ask('reveal', { game, entropy: 'a'.repeat(32) })).rejects.toEqual(
      refused('other-entropy'),
    )
    const other = await (await run.guest()).connect()
    await other.ask('join', { code: made.invite })
    const offer = (offer: Parameters<typeof owner.ask<'offer'>>[1]['offer']) =>
      owner.ask('offer', { game, id: newId(), offer })
    await expect(offer({ what: 'rematch' })).rejects.toEqual(refused('not-now'))
    await expect(offer({ what: 'back', to: 5 })).rejects.toEqual(refused('no-such-moment'))
    await expect(owner.ask('answer', { game, id: newId(), number: 9, yes: true })).rejects.toEqual(
      refused('no-such-offer'),
    )
    await expect(owner.ask('claim', { game, id: newId(), what: 'win' })).rejects.toEqual(refused('not-yet'))
    await expect(owner.ask('moment', { game, seq: 7 })).rejects.toEqual(refused('no-such-moment'))
    await expect(owner.ask('withdraw', { game })).rejects.toEqual(refused('begun'))
  })

  test.each([
    ['game', { module: 'chess' }, 'unknown-game'],
    ['scenario', { scenario: 'nowhere' }, 'unknown-scenario'],
    ['bot', { bot: 'deep' }, 'unknown-level'],
  ])('a game with an unknown %s is not offered', async (_, part, code) => {
    const line = await (await (await running()).guest()).connect()
    await expect(line.ask('create', { id: newId(), plan: plan(part) })).rejects.toEqual(refused(code))
    expect(await line.ask('mine', {})).toEqual([])
  })
})
