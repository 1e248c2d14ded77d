/** Looking back at games through messages: refused until they are over, kept, gone on with, and the same as without a host. */
import { accountOf, CERTAIN } from '@bivouac/analysis'
import {
  type Analysts,
  analystAtWork,
  type FindingsKeep,
  type FromAnalyst,
  memoryFindings,
  workerAnalysts,
} from '@bivouac/host/looking'
import { RESIGN } from '@bivouac/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { THINK_GAMES } from '../../src/workers/think-games.ts'
import { AGAINST_REGULAR, type Bench, inProcess, newBench, playAlong } from './bench.ts'
import { lookedAlone } from './looked-alone.ts'

/** Analysts in this thread; with a number, they are stopped for good after so many findings. */
function analysts(most = Number.POSITIVE_INFINITY): Analysts {
  let found = 0
  return workerAnalysts(() => {
    const look = analystAtWork(THINK_GAMES)
    const worker = {
      onmessage: null as ((event: { readonly data: FromAnalyst }) => void) | null,
      onerror: null,
      postMessage(message: Parameters<typeof look>[0]) {
        setTimeout(() => {
          const data = found < most ? look(message) : undefined
          if (data === undefined || worker.onmessage === null) return
          found++
          worker.onmessage({ data })
        })
      },
      terminate() {},
    }
    return worker
  }, 1)
}

/** A game of a few commands that has ended. */
async function shortGame(bench: Bench): Promise<string> {
  const { id } = await bench.ask('create', { plan: AGAINST_REGULAR })
  const { asked } = await playAlong(bench, id, 0, ({ seq, legal }) => seq >= 8 && legal.length > 0)
  await bench.ask('give', { game: id, seat: 0, asked, command: RESIGN })
  return id
}

const benchWith = (findings: FindingsKeep, most?: number): Bench =>
  newBench({ thinking: inProcess(), analysts: analysts(most), findings })

const whole = (bench: Bench, game: string): Promise<unknown> =>
  bench.heard(news => news.news === 'analysis' && news.progress.game === game && !news.progress.isAtWork)

describe('an analysis', () => {
  let bench: Bench
  let keep: FindingsKeep
  let game: string
  beforeAll(async () => {
    keep = memoryFindings()
    bench = benchWith(keep)
    game = await shortGame(bench)
  })

  test('of a game that goes on is refused, one’s own and one that is brought along', async () => {
    const { id } = await bench.ask('create', { plan: AGAINST_REGULAR })
    await playAlong(bench, id, 0, now => now.seq >= 4)
    expect(await bench.refused('analyse', { game: id, depth: 'quick' })).toBe('still-played')
    expect(await bench.refused('analysis', { game: id })).toBe('still-played')
    const { summary } = await bench.ask('stage', { text: await bench.ask('export', { game: id }) })
    expect(await bench.refused('analyse', { game: summary.id, depth: 'quick' })).toBe('still-played')
    expect(await keep.heads()).toEqual([])
  })

  test('finds what is found without a host, adds up exactly, and is kept with the game', async () => {
    expect(await bench.ask('analysis', { game })).toBeNull()
    const done = whole(bench, game)
    const begun = await bench.ask('analyse', { game, depth: 'quick' })
    expect(begun).toMatchObject({ isAtWork: true, findings: [] })
    await done
    const found = await bench.ask('analysis', { game })
    const alone = lookedAlone(await bench.ask('export', { game }))
    expect(found?.findings).toEqual(alone)
    const { start, decisions, luck, result } = accountOf(alone, 0)
    expect(start + decisions[0] + decisions[1] + luck).toBe(result)
    expect(start).toBeGreaterThan(0)
    expect(start).toBeLessThan(CERTAIN)
    expect(await bench.ask('analyses', {})).toMatchObject([{ game, depth: 'quick', start, luck, result: 0 }])
    await bench.ask('remove', { game })
    expect(await keep.heads()).toEqual([])
    expect(await keep.findings(game, 'quick')).toEqual([])
  }, 120_000)

  test('that is broken off goes on where it was, whoever asks next', async () => {
    const text = await (async () => {
      const other = benchWith(memoryFindings())
      return other.ask('export', { game: await shortGame(other) })
    })()
    const first = benchWith(keep, 5)
    const { summary } = await first.ask('stage', { text })
    await first.ask('analyse', { game: summary.id, depth: 'quick' })
    await expect
      .poll(async () => (await keep.findings(summary.id, 'quick')).length, { timeout: 60_000 })
      .toBe(5)
    const second = benchWith(keep)
    expect((await second.ask('stage', { text })).summary.id).toBe(summary.id)
    const before = await second.ask('analysis', { game: summary.id })
    expect(before).toMatchObject({ isAtWork: false, isStopped: false })
    expect(before?.findings).toHaveLength(5)
    const done = whole(second, summary.id)
    await second.ask('analyse', { game: summary.id, depth: 'quick' })
    await done
    expect((await second.ask('analysis', { game: summary.id }))?.findings).toEqual(lookedAlone(text))
    // One that looks deeper is what goes on from now on; what is whole stays, and is back when the other is stopped.
    await second.ask('analyse', { game: summary.id, depth: 'expert' })
    const depthOf = async (asks: { readonly isWhole?: true }) =>
      (await second.ask('analysis', { game: summary.id, ...asks }))?.depth
    expect(await depthOf({})).toBe('expert')
    expect(await depthOf({ isWhole: true })).toBe('quick')
    await second.ask('stopAnalysis', { game: summary.id })
    expect(await depthOf({})).toBe('quick')
  }, 120_000)

  test('that is stopped says so', async () => {
    const other = benchWith(memoryFindings(), 2)
    const stopped = await shortGame(other)
    await other.ask('analyse', { game: stopped, depth: 'quick' })
    await other.ask('stopAnalysis', { game: stopped })
    expect(await other.ask('analysis', { game: stopped })).toMatchObject({ isAtWork: false, isStopped: true })
  })
})
