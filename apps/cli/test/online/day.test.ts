/** A day of games by turn, in the server's own time: players come by, give a command and leave; some never come back. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { greatWar } from '@bivouac/great-war'
import { normandy } from '@bivouac/normandy'
import type { FromServer, OnlineGame, OnlineOpening } from '@bivouac/protocol/online'
import { LIMITS, openDatabase, openLine, type Parts, partsOf, pulseOf, whenDue } from '@bivouac/server/parts'
import { expect, test } from 'vitest'
import { atTheEnd, newFolder } from './bench/folder.ts'
import { dice } from './bench/playing.ts'
import { newId, plan, simpleBots } from './bench/server.ts'

const MINUTE = 60_000
const STEP = 5 * MINUTE
const HOUR = 60 * MINUTE
const GAMES = 20
/** Both players of every so many games stay away after the beginning. */
const LEFT = 5
/** In each step somebody looks at one of so many games. */
const SELDOM = 6

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

type Guest = { readonly id: string; readonly name: string }

/** One visit: what is asked is answered, then the line is closed. */
async function visit(
  { host }: Parts,
  guest: Guest,
  act: (ask: (name: string, asks: object) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const said: FromServer[] = []
  const line = openLine(host, guest, { send: text => void said.push(JSON.parse(text)), cut: () => {} }, true)
  let asked = 0
  await act(async (name, asks) => {
    const ask = ++asked
    await line.receive(JSON.stringify({ ask, name, asks }))
    const reply = said.find(message => 'ask' in message && message.ask === ask)
    if (reply === undefined || !('answer' in reply)) throw new Error(`'${name}': ${JSON.stringify(reply)}`)
    return reply.answer
  })
  line.close()
}

test('leaves nothing behind but its log: no memory, nothing due, no outage', async () => {
  let now = Date.UTC(2030, 0, 1)
  const clock = (): number => now
  const choose = dice(7)
  const db = openDatabase(newFolder())
  atTheEnd(() => db.close())
  const pulse = await pulseOf(db, clock, 2 * STEP)
  const games = [{ module: normandy }, { module: greatWar }]
  const limits = { ...LIMITS, games: { burst: 1e6, perSecond: 1e6 } }
  const parts = partsOf(
    { games, thinking: simpleBots, answerMs: 0 },
    { db, clock, limits, outages: pulse.outages },
  )
  const { shared } = parts
  const failures: string[] = []
  const due = whenDue(shared, (what, game, why) => void failures.push(`${what} ${game}: ${why}`))
  const guests: Guest[] = []
  while (guests.length < 2 * GAMES) guests.push((await shared.guests.welcome(undefined, now))!.guest)

  /** The game of a pair; when it is over, they begin another. */
  const gameOf: string[] = []
  async function begin(pair: number): Promise<void> {
    const scenario = games[pair % 2].module.scenarios[0].id
    const asks = {
      id: newId(),
      plan: plan({ module: games[pair % 2].module.id, scenario, clock: { kind: 'turn', days: 1 } }),
    }
    let code = ''
    await visit(parts, guests[2 * pair], async ask => {
      const made = (await ask('create', asks)) as OnlineGame
      gameOf[pair] = made.id
      code = made.invite ?? ''
    })
    await visit(parts, guests[2 * pair + 1], async ask => void (await ask('join', { code })))
  }

  /** Whoever of the pair is asked comes by. */
  async function comeBy(pair: number): Promise<void> {
    let isOver = false
    for (const guest of [guests[2 * pair], guests[2 * pair + 1]])
      await visit(parts, guest, async ask => {
        const game = gameOf[pair]
        const { update } = (await ask('open', { game })) as OnlineOpening
        isOver = update.outcome !== undefined
        const { asked, legal } = update
        if (legal.length > 0)
          await ask('give', { game, id: newId(), asked, command: legal[choose(legal.length)] })
      })
    if (isOver) await begin(pair)
  }

  async function live(hours: number): Promise<number> {
    const end = now + hours * HOUR
    while (now < end) {
      now += STEP
      await pulse.beat()
      await due.now()
      for (let pair = 0; pair < GAMES; pair++)
        if (pair % LEFT !== 0 && choose(SELDOM) === 0) await comeBy(pair)
      due.sweep()
    }
    for (let i = 0; i < 6; i++) collect()
    return process.memoryUsage().heapUsed
  }

  for (let pair = 0; pair < GAMES; pair++) await begin(pair)
  const early = await live(4)
  const late = await live(22)

  expect(failures).toEqual([])
  const { core } = shared
  const inMemory = [core.rooms, shared.tables, core.turns, core.watchers, core.damaged, core.tallies]
  const sizes = (): number[] =>
    [...inMemory, shared.screens, shared.screenOf, shared.giving].map(({ size }) => size)
  // Whoever was there last is still getting up.
  await expect.poll(sizes).toEqual(Array(9).fill(0))
  const count = async (what: string): Promise<number> =>
    (await db.one<{ n: number }>(`select count(*) as n from ${what}`))?.n ?? -1
  expect(await count("game where status = 'over'")).toBeGreaterThanOrEqual(GAMES / LEFT)
  // One flag for each game that goes on, and none for those whose time has run out.
  expect(await count("due where kind = 'flag'")).toBe(await count("game where status = 'playing'"))
  expect(await count('pulse')).toBe(1)
  expect(await count('outage')).toBe(0)
  expect(await count('entry')).toBeGreaterThan(GAMES * 20)
  // What the machine compiles and keeps for itself moves it by 3 MB either way; rooms that stayed are
  // counted above, and a few kilobytes left behind by each visit would be more.
  expect(late - early).toBeLessThan(6_000_000)
}, 300_000)
