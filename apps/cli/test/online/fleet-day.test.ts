/** A simulated day of a few hundred players: nothing is broken, the same seed gives the same day, and every planted fault is found. */
import { expect, test } from 'vitest'
import type { Law } from '../../src/online/fleet/breaches.ts'
import { FAULTS, type FaultName } from '../../src/online/fleet/faults.ts'
import { fleet } from '../../src/online/fleet/fleet.ts'

const SHORT = { players: 200, hours: 2, liveOneIn: 10, seed: 'a short day' } as const

test('nothing that must hold is broken, whatever dies, is cut off, comes late or comes twice', async () => {
  const report = await fleet(SHORT)
  expect(report.first).toEqual([])
  expect(report.breaches).toEqual({})
  expect(report.games.begun).toBe(SHORT.players / 2)
  expect(report.commands).toBeGreaterThan(500)
  expect(report.viewsCompared).toBeGreaterThan(5)
  // All that can go wrong has gone wrong.
  const { nodes, all, jobsRefused, lines, hints } = report.trouble as Record<string, never>
  for (const count of [nodes, all, jobsRefused, ...Object.values(lines), ...Object.values(hints)])
    expect(count).toBeGreaterThan(0)
}, 600_000)

test('the same seed gives the same day, and another seed another', async () => {
  const hour = { players: 40, hours: 1, liveOneIn: 5 } as const
  const [day, again, another] = [
    await fleet({ ...hour, seed: 'a short day' }),
    await fleet({ ...hour, seed: 'a short day' }),
    await fleet({ ...hour, seed: 'another' }),
  ]
  expect(day.commands).toBeGreaterThan(100)
  expect(again.digest).toBe(day.digest)
  expect(again.events).toBe(day.events)
  expect(another.digest).not.toBe(day.digest)
}, 600_000)

/** By which law each fault is found, whatever else comes of it. */
const FOUND_BY: Readonly<Record<FaultName, Law>> = {
  'lost-append': 'lost',
  'second-append': 'shrunk',
  'nameless-command': 'twice',
  'changed-entry': 'shrunk',
  'answer-before-commit': 'early',
  'lost-timer': 'no-timer',
  'timer-twice': 'timer-twice',
  'clock-set-back': 'clock',
  'dead-timers': 'overdue',
  'other-view': 'view',
  'rooms-stay': 'memory',
  'lost-answers': 'stuck',
}

/** Most faults show among a few; those that are rarer are looked for among more, of whom every other pair plays live. */
const CROWDS = [
  { players: 20, liveOneIn: 5 },
  { players: 40, liveOneIn: 2 },
]

test.each(FAULTS)(
  "the planted fault '%s' is found",
  async fault => {
    let found = 0
    for (const crowd of CROWDS) {
      const { breaches } = await fleet({ ...crowd, hours: 1, seed: 'a bad day', fault })
      found = breaches[FOUND_BY[fault]] ?? 0
      if (found > 0) break
    }
    expect(found).toBeGreaterThan(0)
  },
  600_000,
)
