/** How much one may ask for: whoever wants more is told so, it is as if he had not asked, nobody else notices, and later he may again. */
import type { ServerOptions } from '@bivouac/server'
import { describe, expect, test } from 'vitest'
import { isFleet, running } from './bench/house.ts'
import { handshake, newId, plan, posted, twoAt } from './bench/server.ts'

const refused = (code: string) => expect.objectContaining({ code })
const onOneServer = test.skipIf(isFleet()) // each server counts for itself

/** A server whose time the test sets: whoever has had enough waits as long as the test says. */
async function timed(limits: Required<ServerOptions>['limits']) {
  let now = 1_700_000_000_000
  const run = await running({ clock: () => now, gapMs: 1e12, limits })
  const pass = (seconds: number): void => {
    now += seconds * 1000
  }
  return { run, pass }
}

onOneServer('one guest offers so many games, and more when time has passed', async () => {
  const { run, pass } = await timed({ games: { burst: 2, perSecond: 0.1 } })
  const [line, other] = [await (await run.guest()).connect(), await (await run.guest()).connect()]
  const offer = (id = newId()) => line.ask('create', { id, plan: plan() })
  const first = newId()
  const made = await offer(first)
  await offer()
  await expect(offer()).rejects.toEqual(refused('too-many-games'))
  // What was offered before may be asked for again, and what is withdrawn makes no room.
  expect((await offer(first)).id).toBe(made.id)
  await line.ask('withdraw', { game: made.id })
  await expect(offer()).rejects.toThrow(/Wait a minute/)
  expect(await run.rows('select count(*) as n from game')).toEqual([{ n: 2 }])
  await other.ask('create', { id: newId(), plan: plan() })
  pass(9)
  await expect(offer()).rejects.toEqual(refused('too-many-games'))
  pass(1)
  await offer()
})

onOneServer('so many lines are open in all: one more is refused, and those are none the worse', async () => {
  const run = await running({ limits: { sockets: 2 } })
  const lines = [await (await run.guest()).connect(), await (await run.guest()).connect()]
  const third = await run.guest()
  const authorization = `Bearer ${third.token}`
  const full = { status: 503, text: 'Too many lines are open: try again later.' }
  expect(await handshake(run.url, { authorization })).toEqual(full)
  for (const line of lines) expect((await line.ask('ping', {})).time).toBeGreaterThan(0)
  // There is another way in.
  const asked = await posted(run.url, '/api/ask', { ask: 1, name: 'mine', asks: {} }, third.token)
  expect([asked.status, await asked.json()]).toEqual([200, [{ ask: 1, answer: [] }]])
  lines[0].close()
  await expect.poll(() => run.server.sockets()).toBe(1)
  await (await third.connect()).ask('ping', {})
})

onOneServer('one guest asks so often without a line, and again when time has passed', async () => {
  const { run, pass } = await timed({ messages: { burst: 3, perSecond: 1 } })
  const [{ token }, other] = [await run.guest(), await run.guest()]
  const ask = (by = token) => posted(run.url, '/api/ask', { ask: 1, name: 'mine', asks: {} }, by)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429])
  expect(await (await ask()).json()).toEqual({
    problem: { code: 'too-fast', text: expect.stringContaining('wait a second') },
  })
  expect((await ask(other.token)).status).toBe(200)
  pass(1)
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 429])
})

describe('what is sent without a line', () => {
  /** A body of so many bytes that says the same as the shortest. */
  function long(body: object, bytes: number): string {
    const text = JSON.stringify(body)
    return text + ' '.repeat(bytes - Buffer.byteLength(text))
  }
  const ping = { ask: 1, name: 'ping', asks: {} }

  test.each([
    ['/api/guest', 1024, { name: 'Zoë' }],
    ['/api/ask', 16_384, ping],
  ])('to %s has at most %i bytes', async (path, most, body) => {
    const run = await running()
    const { token } = await run.guest()
    const by = path === '/api/ask' ? token : undefined
    expect((await posted(run.url, path, long(body, most), by)).status).toBe(200)
    const before = await run.rows('select count(*) as n from guest')
    const tooLong = await posted(run.url, path, long(body, most + 1), by)
    expect([tooLong.status, await tooLong.json()]).toEqual([
      413,
      { problem: { code: 'bad-message', text: expect.stringMatching(/too large/) } },
    ])
    // Also where nobody has said how long it will be.
    const endless = new Blob([long(body, 100 * most)]).stream()
    const stopped = await posted(run.url, path, endless, by).then(
      ({ status }) => status,
      () => 'cut off',
    )
    expect([413, 'cut off']).toContain(stopped)
    expect(await run.rows('select count(*) as n from guest')).toEqual(before)
    expect((await posted(run.url, '/api/ask', ping, token)).status).toBe(200)
  })
})

onOneServer(
  'one player says so much at once; what is too much nobody hears, and it may be said later',
  async () => {
    const { run, pass } = await timed({ chat: { burst: 2, perSecond: 0.5 } })
    const { game, lines } = await twoAt(run)
    for (const line of lines) await line.ask('open', { game })
    const say = (seat: 0 | 1, text: string, id = newId()) => lines[seat].ask('chat', { game, id, text })
    const [first, third] = [newId(), newId()]
    await say(0, 'one', first)
    await say(0, 'two')
    await expect(say(0, 'three', third)).rejects.toEqual(refused('too-fast'))
    // What was said before and is only sent again is no more talk.
    await say(0, 'one', first)
    await say(1, 'yes?')
    const said = async (): Promise<readonly string[]> =>
      (await lines[1].ask('open', { game })).chat.map(({ text }) => text)
    expect(await said()).toEqual(['one', 'two', 'yes?'])
    expect(await run.rows('select text from chat order by number')).toHaveLength(3)
    const heard = lines[1].news.flatMap(news => (news.news === 'chat' ? [news.line.text] : []))
    expect(heard).toEqual(['one', 'two', 'yes?'])
    pass(2)
    await say(0, 'three', third)
    expect(await said()).toEqual(['one', 'two', 'yes?', 'three'])
  },
)
