/** What the clocks of an online table show. */
import type { Clocks } from '@bivouac/protocol/online'
import { expect, it } from 'vitest'
import { clockFace, figures, leftAt } from '../../src/online/table/clock-face.ts'

const text = (ms: number) => String(ms).padStart(10, '0')
const clocks = (left: number, running: [boolean, boolean] = [true, false]): Clocks => ({
  at: 1_000_000,
  left: [text(left), text(left)],
  running,
})

it('runs for the one who is asked, stands for the other, and never falls below nothing', () => {
  expect(leftAt(clocks(60_000), 0, 1_005_000)).toBe(55_000)
  expect(leftAt(clocks(60_000), 1, 1_005_000)).toBe(60_000)
  expect(leftAt(clocks(60_000), 0, 2_000_000)).toBe(0)
  // The server's clock may seem to be behind for a moment: nobody gets time for that.
  expect(leftAt(clocks(60_000), 0, 999_000)).toBe(60_000)
})

it('shows hours, minutes and seconds, and tenths at the end', () => {
  expect([3_900_000, 760_000, 30_000, 7_240, 40, 0].map(figures)).toEqual([
    '1:05:00',
    '12:40',
    '0:30',
    '0:07.3',
    '0:00.1',
    '0:00',
  ])
})

it('names a day and an hour in play by turn, and no figures that run', () => {
  const day = 86_400_000
  const reading = { plan: { kind: 'turn', days: 3 }, now: 1_000_000, language: 'en' } as const
  const face = clockFace({ ...reading, clocks: clocks(day), seat: 0, isBrief: false })
  expect(face.text).toMatch(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/)
  expect(face.hour).toMatch(/\d\d:\d\d/)
  expect(face.isLow).toBe(false)
  const standing = clockFace({ ...reading, clocks: clocks(3 * day), seat: 1, isBrief: false })
  expect(standing).toMatchObject({ text: '3 days', isRunning: false })
})
