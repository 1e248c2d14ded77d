/** The benchmark: its statistics, that what it counts is counted, and the shape of what it tells. Never its times. */
import { execFileSync } from 'node:child_process'
import type { GameModule } from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import { expect, test } from 'vitest'
import { counter } from '../src/bench/counter.ts'
import { asObject, moveFor, playFor, positions } from '../src/bench/measure.ts'
import { playouts } from '../src/bench/playouts.ts'
import { benchText, NOISY } from '../src/bench/report.ts'
import type { Bench } from '../src/bench/run.ts'
import { isNoisy, percentile, ratios } from '../src/bench/statistics.ts'

const game = toy as unknown as GameModule

test('ratios are taken round by round', () => {
  expect(ratios([10, 40, 90], [1, 2, 3])).toEqual({ middle: 20, range: [10, 30] })
  expect(ratios([10, 40], [1, 2])).toEqual({ middle: 15, range: [10, 20] })
})

test.each([
  ['one round', 10, [10, 10], false],
  ['just within', 10, [8, 12], false],
  ['too low', 10, [7.9, 10], true],
  ['too high', 10, [10, 12.1], true],
] as const)('noise: %s', (_, middle, range, noisy) => {
  expect(isNoisy({ middle, range })).toBe(noisy)
})

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i)
  expect(percentile(values, 0.99)).toBe(99)
  expect(percentile(values, 1)).toBe(100)
  expect(percentile([7], 0.99)).toBe(7)
})

test.each(['bare', 'withUndo', 'turns'] as const)("boardgame.io's counter really counts: %s", kind => {
  const { move } = counter(kind)
  expect(move(0)).toBe(0)
  expect(move(3)).toBe(3)
  expect(move(1500)).toBe(1503)
})

test('a rate is what was counted over the time it took', () => {
  const { move } = counter('bare')
  expect(moveFor(0.01, { move })).toBeGreaterThan(0)
  expect(move(0)).toBeGreaterThanOrEqual(256)
})

test('random games are played to their end, over all scenarios in turn, each set up afresh', () => {
  const games = playouts(game, 'a')
  const tally = { games: 0, actions: 0 }
  for (let i = 0; i < 6; i++) games.playOne(tally)
  expect(tally.games).toBe(6)
  expect(tally.actions).toBeGreaterThan(6)
  for (const t of games.tables) {
    expect(game.outcome(t)).toBeDefined()
    expect(game.broken(t)).toEqual([])
  }
  const again = { games: 0, actions: 0 }
  const other = playouts(game, 'a')
  for (let i = 0; i < 6; i++) other.playOne(again)
  expect(again).toEqual(tally)
  expect(playFor(0, games)).toMatchObject({ games: 1 })
})

test('positions are of running games; as objects they hold every cell under its name', () => {
  const found = positions(game, 'a', 20)
  expect(found).toHaveLength(20)
  for (const t of found) {
    expect(game.toChoose(t)).not.toBe(0)
    const object = asObject(game, t)
    expect(Object.keys(object)).toEqual(game.layout.fields.map(f => f.name))
    expect(Object.values(object).flat()).toEqual([...t.cells])
  }
})

test('a noisy run is told as such', () => {
  const figures = {
    actionsPerSecond: 1e6,
    gamesPerSecond: 2000,
    meanActionsPerGame: 500,
    ratioToBoardgameIo: 10,
    ratioRange: [5, 11],
    copyNs: 50,
    copyRatioToStructuredClone: 600,
    bytesPerAction: 0,
    gcDuringRun: 0,
    legalNs: 150,
    legalNsP99: 900,
  } as const
  const result: Bench = {
    games: { toy: figures },
    yardstick: {
      boardgameIoMovesPerSecond: 1e5,
      boardgameIoWithUndoMovesPerSecond: 1e4,
      boardgameIoTurnsMovesPerSecond: 5e4,
    },
    machine: { cpu: 'some', node: 'v24', cores: 2, pinned: true },
    noisy: true,
  }
  expect(benchText(result)).toContain(NOISY)
  expect(benchText({ ...result, noisy: false })).not.toContain(NOISY)
})

const bivouac = (...args: string[]): string =>
  execFileSync(process.execPath, [new URL('../src/main.ts', import.meta.url).pathname, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

test('a very short run tells every figure', () => {
  const result = JSON.parse(
    bivouac('bench', '--game', 'normandy', '--rounds', '1', '--seconds', '0.2', '--json'),
  )
  const above0 = expect.toSatisfy((n: unknown) => typeof n === 'number' && Number.isFinite(n) && n > 0)
  const count = expect.toSatisfy((n: unknown) => typeof n === 'number' && Number.isFinite(n) && n >= 0)
  expect(result).toEqual({
    normandy: {
      actionsPerSecond: above0,
      gamesPerSecond: above0,
      meanActionsPerGame: above0,
      ratioToBoardgameIo: above0,
      ratioRange: [above0, above0],
      copyNs: above0,
      copyRatioToStructuredClone: above0,
      bytesPerAction: count,
      gcDuringRun: count,
      legalNs: above0,
      legalNsP99: above0,
    },
    yardstick: {
      boardgameIoMovesPerSecond: above0,
      boardgameIoWithUndoMovesPerSecond: above0,
      boardgameIoTurnsMovesPerSecond: above0,
    },
    machine: { cpu: expect.any(String), node: process.version, cores: above0, pinned: expect.any(Boolean) },
    noisy: false,
  })
})
