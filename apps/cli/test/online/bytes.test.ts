/**
 * Not one byte that a screen is sent depends on what its player may not know. Some games here; many with
 * `BIVOUAC_GAMES=1000 npx vitest run apps/cli/test/online/bytes.test.ts`, or in pieces: `BIVOUAC_FIRST=500` leaves out the first 500.
 */
import { greatWar } from '@bivouac/great-war'
import { askedSince, inRoom, legalFor, orderedNow } from '@bivouac/host/core'
import { normandy } from '@bivouac/normandy'
import type { OnlineGame } from '@bivouac/protocol/online'
import { LIMITS, openDatabase, partsOf } from '@bivouac/server/parts'
import { expect, test } from 'vitest'
import { newFolder } from './bench/folder.ts'
import { dice } from './bench/playing.ts'
import { newId, plan, simpleBots } from './bench/server.ts'
import { type Tapped, type TwinCount, tapped, withTwins } from './bench/twins.ts'

const GAMES = Number(process.env.BIVOUAC_GAMES ?? 2)
const FIRST = Number(process.env.BIVOUAC_FIRST ?? 0)
/** A game is left after so many commands here, so that several scenarios are begun. */
const COMMANDS = process.env.BIVOUAC_GAMES === undefined ? 120 : Number.POSITIVE_INFINITY

test.each([normandy, greatWar])(
  '$name: a twin with other hidden things is sent the same bytes',
  async module => {
    const flood = { burst: 1e9, perSecond: 1e9 }
    const db = openDatabase(newFolder())
    // Orders answer when the test lets them.
    const held: (() => void)[] = []
    const parts = partsOf(
      {
        games: [{ module: normandy }, { module: greatWar }],
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
    let orders = 0
    /** Lets the order answer that waits, and waits until all have been told. */
    const carriedOut = async (game: string): Promise<void> => {
      const frames = c.frames.length
      for (const resolve of held.splice(0)) resolve()
      while (c.frames.length === frames) await new Promise(resolve => setImmediate(resolve))
      await inRoom(parts.shared.core, game, async () => {})
    }
    for (let number = FIRST; number < FIRST + GAMES; number++) {
      const choose = dice(number + 1)
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
          const legal = legalFor(room, seat)
          return { seat, command: legal[choose(legal.length)], isOrder: false, asked: askedSince(room, seat) }
        })
        if (next === undefined) break
        const { seat, command, isOrder, asked } = next
        const id = newId()
        await withTwins(parts, made.id, screens, next, count, () =>
          isOrder
            ? carriedOut(made.id)
            : (screens.get(seat) ?? c).ask('give', { game: made.id, id, asked, command }),
        )
        if (isOrder) orders++
      }
      for (const { ask, frames } of screens.values()) {
        await ask('close', { game: made.id })
        frames.length = 0
      }
    }
    await db.close()
    expect(count.differences).toEqual([])
    expect(count.compared).toBeGreaterThan(GAMES * 100)
    expect(orders > 0).toBe(module === greatWar)
  },
  Number.POSITIVE_INFINITY,
)
