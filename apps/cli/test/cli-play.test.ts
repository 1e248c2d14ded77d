import { perft } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { findGame, findScenario } from '../src/find.ts'
import type { SimResult } from '../src/work/simulate.ts'
import { bivouac, bivouacJson } from './bivouac.ts'

const game = findGame('normandy')

/** Without the rates, which no two runs share. */
function steady({ actionsPerSecond, gamesPerSecond, ...rest }: SimResult) {
  expect(actionsPerSecond).toBeGreaterThan(0)
  expect(gamesPerSecond).toBeGreaterThan(0)
  return rest
}

describe.concurrent('sim', () => {
  test('the same seed gives the same games', async () => {
    const run = (seed: string) =>
      bivouacJson<SimResult>('sim', '--scenario', 'la-raye', '--games', '6', '--seed', seed)
    const [once, again, other] = await Promise.all([run('7'), run('7'), run('8')])
    expect(steady(once)).toEqual(steady(again))
    expect(steady(once)).not.toEqual(steady(other))
    expect(Object.keys(once.wins)).toEqual(['us', 'german'])
    expect(once.wins.us + once.wins.german).toBe(6)
    expect(Object.values(once.ends).reduce((sum, n) => sum + n)).toBe(6)
    expect(once.rounds?.mean).toBeGreaterThan(0)
    expect(Object.keys(once.casualties ?? {})).toEqual(['us', 'german'])
  })

  test('all scenarios are told one by one and together', async () => {
    const all = await bivouacJson<SimResult & { scenarios: SimResult[] }>(
      'sim',
      '--scenario',
      'all',
      '--games',
      '2',
      '--seed',
      '7',
    )
    expect(all.scenarios.map(s => s.scenario)).toEqual(game.module.scenarios.map(s => s.id))
    expect(all.games).toBe(2 * all.scenarios.length)
    expect(all.wins.us + all.wins.german).toBe(all.games)
    const alone = await bivouacJson<SimResult>(
      'sim',
      '--scenario',
      game.module.scenarios[1].id,
      '--games',
      '2',
      '--seed',
      '7',
    )
    expect(steady(alone)).toEqual(steady(all.scenarios[1]))
  })

  test('a fresh seed is printed', async () => {
    const { code, out } = await bivouac(['sim', '--game', 'normandy', '--scenario', '1', '--games', '1'])
    expect(code).toBe(0)
    expect(out).toMatch(/^scenario +games +us wins/)
    expect(out).toMatch(/seed [0-9a-f]{16}\n$/)
  })
})

describe.concurrent('perft', () => {
  test('counts as the testkit counts', async () => {
    const { board } = findScenario(game, '1')
    for (const depth of ['1', '3'])
      expect(await bivouacJson('perft', '--scenario', 'la-raye', '--depth', depth, '--seed', '7')).toEqual({
        game: 'normandy',
        scenario: 'la-raye',
        seed: '7',
        counts: perft(game.module, board, '7', Number(depth)),
      })
  })
})

describe.concurrent('fuzz', () => {
  test('finds nothing wrong', async () => {
    const args = ['fuzz', '--actions', '400', '--seed', '7', '--scenario', 'la-raye']
    expect(await bivouacJson(...args)).toEqual({
      game: 'normandy',
      actions: 400,
      games: expect.any(Number),
      seed: '7',
      checks: expect.objectContaining({
        invariants: 400,
        undo: 400,
        positions: 400,
        explain: 400,
        secrecy: 400,
      }),
      violations: [],
    })
  })
})
