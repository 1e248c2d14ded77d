/** Several servers on one PostgreSQL database that tell each other over NATS: any of them serves any game. */
import { startNats, startPostgres, type TestNats, type TestPostgres } from '@bivouac/testkit/servers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheEnd } from './bench/folder.ts'
import { dice, follow, oneMove } from './bench/playing.ts'
import { newGuest, newId, oneServer, plan, type Running } from './bench/server.ts'

let postgres: TestPostgres
let nats: TestNats
beforeAll(async () => {
  ;[postgres, nats] = await Promise.all([startPostgres(), startNats()])
}, 60_000)
afterAll(async () => {
  await nats.stop()
  await postgres.stop()
})

/** So many servers that share a new database. */
async function fleet(count: number): Promise<readonly Running[]> {
  const database = postgres.fresh()
  const nodes: Running[] = []
  while (nodes.length < count) nodes.push(await oneServer({ database, nats: nats.url, gapMs: 3_600_000 }))
  return nodes
}

/** The server that a command came to knows its time before it is written down. */
const withoutTimes = (record: string): string => record.replaceAll(/^at .*\n/gm, '')

/** Two who play each other on different servers. */
async function apart(nodes: readonly Running[], module: string, scenario: string) {
  const guests = [await newGuest(nodes[0].url, 'Anna'), await newGuest(nodes[1].url, 'Bela')] as const
  const lines = [await guests[0].connect(), await guests[1].connect()] as const
  const made = await lines[0].ask('create', { id: newId(), plan: plan({ module, scenario }) })
  const { id: game } = await lines[1].ask('join', { code: made.invite })
  return { game, guests, lines }
}

describe.each([
  ['normandy', 'la-raye'],
  ['great-war', 'somme-beaumont-hamel'],
])('%s', (module, scenario) => {
  test('is played from invitation to end by two on different servers', async () => {
    const nodes = await fleet(3)
    const { game, lines } = await apart(nodes, module, scenario)
    const followers = [await follow(lines[0], game), await follow(lines[1], game)]
    const watching = await (await newGuest(nodes[2].url)).connect()
    const watched = await follow(watching, game)
    const choose = dice(5)
    let moves = 0
    // Long enough to meet everything; a whole game of The Great War takes minutes on a busy machine.
    while (moves < 150 && (await oneMove(lines, followers, choose))) moves++
    expect(moves).toBeGreaterThan(20)
    await expect.poll(() => watched.update.entry).toBe(followers[0].update.entry)
    if (followers[0].update.outcome === undefined) await lines[0].ask('resign', { game, id: newId() })
    await expect.poll(() => followers[1].update.outcome).toBeDefined()
    const records = await Promise.all(
      nodes.map(async node => (await (await newGuest(node.url)).connect()).ask('export', { game })),
    )
    expect(new Set(records.map(withoutTimes)).size).toBe(1)
  })
})

test('both bids of one moment are taken, though each comes to another server', async () => {
  const nodes = await fleet(2)
  const { game, lines } = await apart(nodes, 'normandy', 'la-raye')
  const followers = [await follow(lines[0], game), await follow(lines[1], game)]
  const gave = await Promise.all(
    lines.map((line, i) => {
      const { asked, legal } = followers[i].update
      return line.ask('give', { game, id: newId(), asked, command: legal[0] })
    }),
  )
  expect(gave.map(({ entry }) => entry).toSorted()).toEqual([1, 2])
  await expect.poll(() => followers.map(({ update }) => update.entry)).toEqual([2, 2])
})

test('a player whose server goes away plays on at another', async () => {
  const nodes = await fleet(2)
  const { game, guests, lines } = await apart(nodes, 'normandy', 'la-raye')
  const before = await follow(lines[0], game)
  await nodes[0].stop()
  const line = await guests[0].connect(nodes[1].url)
  const after = await follow(line, game)
  expect(after.update.legal).toEqual(before.update.legal)
  const { asked, legal } = after.update
  expect(await line.ask('give', { game, id: newId(), asked, command: legal[0] })).toEqual({ entry: 1 })
})

test('what is said, offered and seen at a table is known on the other server', async () => {
  const nodes = await fleet(2)
  const { game, lines } = await apart(nodes, 'normandy', 'la-raye')
  await follow(lines[0], game)
  await follow(lines[1], game)
  /** How things stand around the table, by what this line heard last. */
  const table = (seat: 0 | 1) => lines[seat].news.findLast(news => news.news === 'table')?.table
  await expect.poll(() => table(0)?.here).toEqual([true, true])
  await lines[0].ask('chat', { game, id: newId(), text: 'Good luck!' })
  await expect.poll(() => lines[1].news.find(news => news.news === 'chat')?.line.text).toBe('Good luck!')
  await lines[0].ask('offer', { game, id: newId(), offer: { what: 'pause' } })
  await expect.poll(() => table(1)?.offers.length).toBe(1)
  await lines[1].ask('answer', { game, id: newId(), number: table(1)?.offers[0].number ?? 0, yes: true })
  await expect.poll(() => table(0)?.paused).toBe(true)
  lines[1].close()
  await expect.poll(() => table(0)?.here).toEqual([true, false])
})

test('without NATS nothing is lost: the other server follows some seconds later', async () => {
  const nodes = await fleet(2)
  const { game, lines } = await apart(nodes, 'normandy', 'la-raye')
  const followers = [await follow(lines[0], game), await follow(lines[1], game)]
  atTheEnd(() => nats.start())
  await nats.kill()
  const { asked, legal } = followers[0].update
  await lines[0].ask('give', { game, id: newId(), asked, command: legal[0] })
  await expect.poll(() => followers[1].update.entry).toBe(1)
})
