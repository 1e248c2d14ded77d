/**
 * Not one byte that a screen is sent depends on what its player may not know. Some games here; many with
 * `BIVOUAC_GAMES=1000 npx vitest run apps/cli/test/online/bytes.test.ts`, or in pieces: `BIVOUAC_FIRST=500` leaves out the first 500.
 */
import type { Bot } from '@bivouac/ai'
import { askedSince, inRoom, legalFor, orderedNow, type Room } from '@bivouac/host/core'
import { type Seat, seedCells } from '@bivouac/kernel'
import type { OnlineGame } from '@bivouac/protocol/online'
import { LIMITS, openDatabase, partsOf } from '@bivouac/server/parts'
import { expect, test } from 'vitest'
import { GAMES } from '../../src/games.ts'
import { newFolder } from './bench/folder.ts'
import { dice } from './bench/playing.ts'
import { newId, plan, simpleBots } from './bench/server.ts'
import { type Tapped, type TwinCount, tapped, withTwins } from './bench/twins.ts'

const MANY = process.env.BIVOUAC_GAMES
const GAMES_MOST = Number(MANY ?? 2)
const FIRST = Number(process.env.BIVOUAC_FIRST ?? 0)
/** A game is left after so many commands here, so that several scenarios are begun. */
const COMMANDS = MANY === undefined ? 120 : Number.POSITIVE_INFINITY
/** How often something is done that no bot would do: once in so many commands. */
const ANYTHING = 4

/** What a bot would do, so that a game comes to its end as people's games do; now and then anything. */
function chooser(bot: Bot, number: number): (room: Room, seat: Seat) => number {
  const choose = dice(number + 1)
  const cells = new Int32Array(4)
  seedCells(cells, `twins ${number}`, 0)
  return (room, seat) => {
    const { module, table } = room.match
    const legal = legalFor(room, seat)
    if (choose(ANYTHING) === 0) return legal[choose(legal.length)]
    const view = module.view(table, seat)
    return bot.choose({ board: table.board, seat, view, legal, dice: cells, clock: () => 0 }) as number
  }
}

test.each(GAMES)(
  '$module.name: a twin with other hidden things is sent the same bytes',
  async ({ module, bots }) => {
    const flood = { burst: 1e9, perSecond: 1e9 }
    const db = openDatabase(newFolder())
    // Orders answer when the test lets them.
    const held: (() => void)[] = []
    const parts = partsOf(
      {
        games: GAMES.map(({ module }) => ({ module })),
        thinking: simpleBots,
        answerMs: 0,
        wait: () => new Promise(resolve => held.push(resolve)),
      },
      // Time stands still, so that clocks say the same in both.
      {
        db,
        clock: () => 1_700_000_000_000,
        limits: { ...LIMITS, messages: flood, games: flood },
        outages: [],
      },
    )
    const [a, b, c] = [await tapped(parts, 'A'), await tapped(parts, 'B'), await tapped(parts, 'C')]
    const screens = new Map<number, Tapped>([
      [0, a],
      [1, b],
      [-1, c],
    ])
    const count: TwinCount = { frames: 0, compared: 0, differences: [] }
    let commands = 0
    let orders = 0
    /** Lets the order answer that waits, and waits until all have been told. */
    const carriedOut = async (game: string): Promise<void> => {
      const frames = c.frames.length
      for (const resolve of held.splice(0)) resolve()
      while (c.frames.length === frames) await new Promise(resolve => setImmediate(resolve))
      await inRoom(parts.shared.core, game, async () => {})
    }
    for (let number = FIRST; number < FIRST + GAMES_MOST; number++) {
      const chosen = chooser(bots.greedy(), number)
      const { id: scenario } = module.scenarios[number % module.scenarios.length]
      const clock = { kind: 'live', minutes: 30, increment: 5 } as const
      const made = (await a.ask('create', {
        id: newId(),
        plan: plan({ module: module.id, scenario, clock }),
      })) as OnlineGame
      await b.ask('join', { code: made.invite })
      for (const { ask } of screens.values()) await ask('open', { game: made.id })
      for (let given = 0; given < COMMANDS; given++) {
        const next = await inRoom(parts.shared.core, made.id, async room => {
          const order = orderedNow(room)
          if (order !== undefined) return { ...order, isOrder: true, asked: 0 }
          const seat = [0, 1].find(one => legalFor(room, one).length > 0)
          if (seat === undefined) return undefined
          return { seat, command: chosen(room, seat), isOrder: false, asked: askedSince(room, seat) }
        })
        if (next === undefined) break
        const { seat, command, isOrder, asked } = next
        const id = newId()
        await withTwins(parts, made.id, screens, next, count, () =>
          isOrder
            ? carriedOut(made.id)
            : (screens.get(seat) ?? c).ask('give', { game: made.id, id, asked, command }),
        )
        commands++
        if (isOrder) orders++
      }
      for (const { ask, frames } of screens.values()) {
        await ask('close', { game: made.id })
        frames.length = 0
      }
      expect(count.differences, scenario).toEqual([])
    }
    await db.close()
    if (MANY !== undefined)
      console.info(
        `${module.id}: ${GAMES_MOST} games, ${commands} commands (${orders} by order), ${count.frames} frames, ${count.compared} compared with a twin's, 0 differ`,
      )
    expect(count.compared).toBeGreaterThan(commands)
    expect(orders > 0).toBe(module.ordered !== undefined)
  },
  Number.POSITIVE_INFINITY,
)
