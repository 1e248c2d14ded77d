/** The laws of a simulated day themselves: where each draws the line between what must not be and what may. */
import { inRoom } from '@bivouac/host/core'
import { openMemory, PULSE_MS, pulseOf } from '@bivouac/server/parts'
import { describe, expect, test } from 'vitest'
import { newBreaches } from '../../src/online/fleet/breaches.ts'
import { clockFlaw, type KeptClocks } from '../../src/online/fleet/clock-law.ts'
import { newLedger } from '../../src/online/fleet/ledger.ts'
import type { FleetNode } from '../../src/online/fleet/node.ts'
import { newWatch } from '../../src/online/fleet/watch.ts'
import type { World } from '../../src/online/fleet/world.ts'
import { type BareServer, bareServer } from './bare-server.ts'

const MINUTE = 60_000
const LIVE = { kind: 'live', minutes: 10, increment: 0 } as const
const GAP = { since: 100_000, until: 120_000 }

/** What the law says of a turn in which so much of the time did not count. */
function flawOf(begins: number, ends: number, uncounted: number): string | undefined {
  const before: KeptClocks = { left: [10 * MINUTE, 10 * MINUTE], at: begins, running: 1 }
  const left = 10 * MINUTE - (ends - begins) + uncounted
  return clockFlaw(before, { left: [left, 10 * MINUTE], at: ends, running: 2 }, LIVE, [GAP])
}

describe('a time in which nobody could play', () => {
  test('is known by heartbeats, and so lasts until the next of them for a turn that has begun meanwhile', async () => {
    const memory = openMemory()
    let now = GAP.since - 400
    const db = memory.connect()
    let isGone = false
    const pulse = await pulseOf({ ...db, write: async job => (isGone ? REFUSED : db.write(job)) }, () => now)
    await pulse.beat()
    isGone = true
    while (now + PULSE_MS < GAP.until) {
      now += PULSE_MS
      await pulse.beat()
    }
    isGone = false
    now += PULSE_MS
    await pulse.beat()
    memory.close()
    expect(pulse.outages).toEqual([{ since: GAP.since - 400, until: GAP.until + 600 }])

    const begins = GAP.until + 110
    const stood = GAP.until + 600 - begins
    expect(flawOf(begins, begins + 10_000, stood)).toBeUndefined()
  })

  test('gives a turn no more than the part of it that lies within a heartbeat of it', () => {
    const begins = GAP.until + 600
    expect(flawOf(begins, begins + 10_000, 0)).toBeUndefined()
    expect(flawOf(begins, begins + 10_000, 400)).toBeUndefined()
    expect(flawOf(begins, begins + 10_000, 1000)).toContain('has spent 9000 ms of 10000')
    const later = GAP.until + 5 * PULSE_MS
    expect(flawOf(later, later + 10_000, 50)).toContain('has spent 9950 ms of 10000')
  })

  test('counts for nobody whose turn it lies in, but for a heartbeat at each end', () => {
    const [begins, ends] = [GAP.since - 5000, GAP.until + 5000]
    const lasts = GAP.until - GAP.since
    for (const uncounted of [lasts, lasts + 2 * PULSE_MS, lasts - 2 * PULSE_MS])
      expect(flawOf(begins, ends, uncounted)).toBeUndefined()
    for (const uncounted of [lasts + 3 * PULSE_MS, lasts - 3 * PULSE_MS, 0])
      expect(flawOf(begins, ends, uncounted)).toContain(`${lasts} were nobody's`)
  })
})

const REFUSED = { ok: false, code: 'storage-failed', text: 'The disk does not answer.' } as const

describe('a game that nobody looks at', () => {
  /** Reads it from its log, as a timer does, and is done with it. */
  async function load({ shared: { core } }: BareServer, game: string): Promise<void> {
    await inRoom(core, game, async () => {})
    while (core.turns.size > 0) await Promise.all(core.turns.values())
  }

  /** What the laws find on a server at the end of a day, after looks at the times before it, in seconds. */
  async function foundOn(
    { memory, shared }: BareServer,
    looks: readonly number[],
    atLast: () => unknown,
  ): Promise<readonly string[]> {
    let now = 0
    const breaches = newBreaches()
    const watch = newWatch({
      world: { now: () => now * 1000 } as World,
      memory,
      ledger: newLedger(memory, breaches, []),
      breaches,
      nodes: [{ isDead: false, shared } as FleetNode],
      unanswered: new Map(),
      wellSince: () => 0,
    })
    for (now of looks.slice(0, -1)) watch.look()
    await atLast()
    now = looks[looks.length - 1]
    watch.lookAtLast()
    memory.close()
    return breaches.first.filter(text => text.startsWith('memory'))
  }

  test('may have been loaded by its timer in the last moment of the day', async () => {
    const server = await bareServer()
    const game = await server.newGame()
    expect(await foundOn(server, [0, 60, 120], () => load(server, game))).toEqual([])
    expect(server.shared.core.rooms.size).toBe(1)
  })

  test.each([
    [50, []],
    [61, ['room']],
  ])('may stay for a minute and no longer: %i seconds', async (seconds, found) => {
    const server = await bareServer()
    const game = await server.newGame()
    await load(server, game)
    const expected = found.map(what => expect.stringContaining(`${what} ${game}`))
    expect(await foundOn(server, [0, seconds], () => {})).toEqual(expected)
  })

  test('is not looked at by a line that is gone and was forgotten at the table', async () => {
    const server = await bareServer()
    const game = await server.newGame()
    await server.newLine().ask('open', { game })
    server.shared.screens.clear()
    server.shared.screenOf.clear()
    expect(await foundOn(server, [0, 61], () => {})).toEqual([
      expect.stringContaining(`room ${game}`),
      expect.stringContaining('1 watchers are left'),
    ])
  })
})
