/** The laws of a simulated day themselves: where each draws the line between what must not be and what may. */
import { openMemory, PULSE_MS, pulseOf } from '@bivouac/server/parts'
import { describe, expect, test } from 'vitest'
import { clockFlaw, type KeptClocks } from '../../src/online/fleet/clock-law.ts'

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
