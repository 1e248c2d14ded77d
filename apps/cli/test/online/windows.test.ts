/**
 * Where a player is asked whatever he holds, the time of his answer tells nothing: it is heard after a fixed time, whether he had something to
 * choose from or not. Some windows here; many with `BIVOUAC_WINDOWS=10000 npx vitest run apps/cli/test/online/windows.test.ts`.
 */
import { greatWar } from '@bivouac/great-war'
import { askedSince, inRoom, legalFor } from '@bivouac/host/core'
import type { OnlineGame } from '@bivouac/protocol/online'
import { LIMITS, openDatabase, partsOf } from '@bivouac/server/parts'
import { expect, test } from 'vitest'
import { newFolder } from './bench/folder.ts'
import { dice } from './bench/playing.ts'
import { newId, plan, simpleBots } from './bench/server.ts'
import { type Tapped, tapped } from './bench/twins.ts'

const WINDOWS = Number(process.env.BIVOUAC_WINDOWS ?? 60)
const ANSWER_MS = 30

/** The largest distance between the two distribution functions, and how likely a larger one is if both are the same. */
function kolmogorovSmirnov(a: readonly number[], b: readonly number[]): number {
  const below = (list: readonly number[], x: number): number =>
    list.filter(one => one <= x).length / list.length
  const distance = Math.max(...[...a, ...b].map(x => Math.abs(below(a, x) - below(b, x))))
  const n = Math.sqrt((a.length * b.length) / (a.length + b.length))
  const lambda = (n + 0.12 + 0.11 / n) * distance
  // For a distance of nearly nothing the series below does not settle.
  if (lambda < 0.2) return 1
  let sum = 0
  for (let k = 1; k <= 100; k++) sum += 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * lambda * lambda)
  return Math.min(1, Math.max(0, sum))
}

test('the test itself tells two distributions apart', () => {
  const early = Array.from({ length: 60 }, (_, i) => i % 10)
  expect(kolmogorovSmirnov(early, early)).toBeGreaterThan(0.99)
  expect(
    kolmogorovSmirnov(
      early,
      early.map(x => x + 6),
    ),
  ).toBeLessThan(1e-4)
})

test('a hand with an answer and one without are heard after the same time', async () => {
  const flood = { burst: 1e9, perSecond: 1e9 }
  const db = openDatabase(newFolder())
  const parts = partsOf(
    { games: [{ module: greatWar }], thinking: simpleBots, answerMs: ANSWER_MS },
    { db, clock: Date.now, limits: { ...LIMITS, messages: flood, games: flood }, outages: [] },
  )
  const { core } = parts.shared
  const [a, b] = [await tapped(parts, 'A'), await tapped(parts, 'B')]
  /** How long windows took, by whether there was anything to choose. */
  const took: { with: number[]; without: number[] } = { with: [], without: [] }
  for (let game = 0; Math.min(took.with.length, took.without.length) < WINDOWS; game++) {
    const { id: scenario } = greatWar.scenarios[game % greatWar.scenarios.length]
    const made = (await a.ask('create', {
      id: newId(),
      plan: plan({ module: 'great-war', scenario }),
    })) as OnlineGame
    await b.ask('join', { code: made.invite })
    await playThrough(made.id, [a, b], dice(game + 1), took)
  }
  await db.close()
  const shortest = Math.min(...took.with, ...took.without)
  expect(shortest).toBeGreaterThanOrEqual(ANSWER_MS - 2)
  expect(kolmogorovSmirnov(took.with, took.without)).toBeGreaterThan(1e-4)

  async function playThrough(
    game: string,
    screens: readonly Tapped[],
    choose: (count: number) => number,
    { with: withAnswer, without }: typeof took,
  ): Promise<void> {
    let opened = performance.now()
    while (Math.min(withAnswer.length, without.length) < WINDOWS) {
      const next = await inRoom(core, game, async room => {
        const { regardless } = room.match.module.decision(room.match.table)
        const seat = [0, 1].find(one => legalFor(room, one).length > 0)
        if (seat === undefined) return undefined
        return {
          seat,
          asked: askedSince(room, seat),
          legal: legalFor(room, seat),
          isWindow: regardless === true,
        }
      })
      if (next === undefined) return
      const { seat, asked, legal, isWindow } = next
      await screens[seat].ask('give', { game, id: newId(), asked, command: legal[choose(legal.length)] })
      const now = performance.now()
      if (isWindow) (legal.length > 1 ? withAnswer : without).push(now - opened)
      opened = now
    }
  }
}, 3_600_000)
