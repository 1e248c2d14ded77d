/** A machine whose clock is wrong: games on a shared database go by the database's, and whoever runs the server sees by how much. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { oneServer, twoAt } from './bench/server.ts'
import { stores } from './bench/stores.ts'

const WRONG_MS = 9 * 60_000
/** Nobody is slower than this at telling how late it is. */
const NEAR_MS = 60_000

const { fresh } = stores()

test.each([WRONG_MS, -WRONG_MS])('by %i ms, counts for no clock of a game', async wrongMs => {
  const right = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => right() + wrongMs)
  onTestFinished(() => void vi.restoreAllMocks())
  const run = await oneServer(fresh('PostgreSQL').served)
  const { game, lines } = await twoAt(run, { clock: { kind: 'live', minutes: 10, increment: 0 } })
  const { time } = await lines[0].ask('ping', {})
  expect(Math.abs(time - right())).toBeLessThan(NEAR_MS)
  const { table } = await lines[0].ask('open', { game })
  expect(Math.abs((table.clocks?.at ?? 0) - right())).toBeLessThan(NEAR_MS)
  expect(Math.abs(table.game.begun - right())).toBeLessThan(NEAR_MS)
  const [, offset] = (await run.server.metrics()).match(/^bivouac_clock_offset_seconds (\S+)$/m) ?? []
  expect(Math.abs(Number(offset) * 1000 + wrongMs)).toBeLessThan(NEAR_MS)
})
