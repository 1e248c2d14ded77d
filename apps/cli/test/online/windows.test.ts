/**
 * Where a player is asked whatever he holds, the time of his answer tells nothing: it is heard after a fixed time, whether he had something to
 * choose from or not, and whether he gives it himself or has left an order. Some windows here; many with `BIVOUAC_WINDOWS=10000 npx vitest run apps/cli/test/online/windows.test.ts`.
 */
import { greatWar } from '@bivouac/great-war'
import { askedSince, inRoom, legalFor, orderedNow } from '@bivouac/host/core'
import type { OnlineGame } from '@bivouac/protocol/online'
import { LIMITS, openDatabase, partsOf } from '@bivouac/server/parts'
import { expect, test } from 'vitest'
import { newFolder } from './bench/folder.ts'
import { dice } from './bench/playing.ts'
import { newId, plan, simpleBots } from './bench/server.ts'
import { tapped } from './bench/twins.ts'

const WINDOWS = Number(process.env.BIVOUAC_WINDOWS ?? 30)
const ANSWER_MS = 30
/** So many games at once, as most of the time of each is spent waiting. */
const AT_ONCE = Math.min(64, Math.max(16, WINDOWS / 20))

/** How likely a larger distance between the two distribution functions is than the one found, if both are the same. */
function kolmogorovSmirnov(a: readonly number[], b: readonly number[]): number {
  const [left, right] = [a.toSorted((x, y) => x - y), b.toSorted((x, y) => x - y)]
  let distance = 0
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const next = Math.min(left[i], right[j])
    while (left[i] === next) i++
    while (right[j] === next) j++
    distance = Math.max(distance, Math.abs(i / left.length - j / right.length))
  }
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
  for (const by of [6, -6])
    expect(
      kolmogorovSmirnov(
        early,
        early.map(x => x + by),
      ),
    ).toBeLessThan(1e-4)
})

/** How long windows took, by whether the hand held an answer. */
interface Took {
  readonly with: number[]
  readonly without: number[]
}

/** Of those without one as many as of those with one, from the same time: a machine is not always as busy. */
function noted(took: Took, isFitting: boolean, ms: number): void {
  if (isFitting) took.with.push(ms)
  else if (took.without.length <= took.with.length) took.without.push(ms)
}

/** Cards are collected and never played, so that many windows find one in hand; every other turn an order is left. */
function chosen(kind: string, texts: readonly string[], choose: (count: number) => number): number {
  const wanted =
    kind === 'answer' || kind === 'with-card'
      ? ['pass']
      : kind === 'end-turn'
        ? [
            ...(choose(2) === 0 ? ['standing pass-turn'] : []),
            ...(choose(3) === 0 ? ['take-hq'] : []),
            'take-card',
          ]
        : []
  const found = wanted.map(text => texts.indexOf(text)).find(index => index >= 0)
  return found ?? choose(texts.length)
}

test('a hand with an answer and one without are heard after the same time, from the player himself and by his order', async () => {
  const flood = { burst: 1e9, perSecond: 1e9 }
  const db = openDatabase(newFolder())
  const parts = partsOf(
    { games: [{ module: greatWar }], thinking: simpleBots, answerMs: ANSWER_MS },
    { db, clock: Date.now, limits: { ...LIMITS, messages: flood, games: flood }, outages: [] },
  )
  const { core } = parts.shared
  const byHand: Took = { with: [], without: [] }
  const byOrder: Took = { with: [], without: [] }
  const lists = [byHand.with, byHand.without, byOrder.with, byOrder.without]
  const isEnough = (): boolean => lists.every(list => list.length >= WINDOWS)
  let begun = 0
  const games = async (): Promise<void> => {
    while (!isEnough()) await playThrough(begun++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, games))
  await db.close()
  const likely = [byHand, byOrder].map(took => kolmogorovSmirnov(took.with, took.without))
  const soonest = lists.flat().reduce((least, ms) => Math.min(least, ms))
  if (process.env.BIVOUAC_WINDOWS !== undefined)
    console.info(
      `windows by hand ${byHand.with.length} + ${byHand.without.length}, by order ${byOrder.with.length} + ${byOrder.without.length} ` +
        `(with an answer + without); soonest ${soonest.toFixed(1)} ms of ${ANSWER_MS}; Kolmogorov-Smirnov p ${likely.map(p => p.toFixed(3)).join(' and ')}`,
    )
  expect(soonest).toBeGreaterThanOrEqual(ANSWER_MS - 2)
  for (const p of likely) expect(p).toBeGreaterThan(1e-4)

  async function playThrough(number: number): Promise<void> {
    const choose = dice(number + 1)
    let opened = 0
    let closed = 0
    let wake = (): void => {}
    // As a screen is told it: from the change that opens a window to the one that closes it.
    const a = await tapped(parts, 'A', frame => {
      if (!('news' in frame) || frame.news !== 'change') return
      opened = closed
      closed = performance.now()
      wake()
    })
    const b = await tapped(parts, 'B')
    const { id: scenario } = greatWar.scenarios[number % greatWar.scenarios.length]
    const made = (await a.ask('create', {
      id: newId(),
      plan: plan({ module: 'great-war', scenario }),
    })) as OnlineGame
    const game = made.id
    await b.ask('join', { code: made.invite })
    await a.ask('open', { game })
    while (!isEnough()) {
      const next = await inRoom(core, game, async room => {
        const { module, table } = room.match
        const seat = [0, 1].find(one => legalFor(room, one).length > 0)
        if (seat === undefined) return undefined
        const legal = legalFor(room, seat)
        const texts = legal.map(command => module.formatCommand(table.board, command))
        const { kind } = module.decision(table)
        const isOrder = orderedNow(room) !== undefined
        return {
          seat,
          asked: askedSince(room, seat),
          command: legal[chosen(kind, texts, choose)],
          isWindow: kind === 'answer',
          heard: isOrder ? new Promise<void>(resolve => (wake = resolve)) : undefined,
          // Whatever is held, one may let it pass, here or for the whole turn.
          isFitting: texts.some(text => !/^(pass|standing)/.test(text)),
        }
      })
      if (next === undefined) break
      const { seat, asked, command, isWindow, heard, isFitting } = next
      if (heard === undefined) await [a, b][seat].ask('give', { game, id: newId(), asked, command })
      else await heard
      if (isWindow) noted(heard === undefined ? byHand : byOrder, isFitting, closed - opened)
    }
    for (const one of [a, b]) one.line.close()
  }
}, 3_600_000)
