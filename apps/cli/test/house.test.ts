/** House values other than ours: checked, played with, and written down with the game. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bivouac } from './bivouac.ts'
import { play } from './player.ts'

let folder = ''
const file = (name: string, house: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(house))
  return path
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-house-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.concurrent('house values', () => {
  test('are recorded with the game, and the record is verified with them', async () => {
    const house = file('house.json', { combatCosts: { 'trench-raid': 1 } })
    const saved = join(folder, 'game.bivouac')
    const played = await play(
      ['--game', 'great-war', '--against', 'random', '--seed', 'h', '--house', house, '--save', saved],
      ['1', '1', '1'],
    )
    expect(played.code).toBe(0)
    expect(readFileSync(saved, 'utf8')).toContain('\nhouse {"combatCosts":{"trench-raid":1}}\n')
    expect((await bivouac(['verify', saved])).code).toBe(0)
    writeFileSync(`${saved}.other`, readFileSync(saved, 'utf8').replace('"trench-raid":1', '"trench-raid":2'))
    expect((await bivouac(['verify', `${saved}.other`])).code).not.toBe(0)
  })

  test.each([
    ['a negative cost', { combatCosts: { lice: -1 } }, 'combatCosts.lice'],
    ['an unknown card', { combatCosts: { tanks: 1 } }, 'tanks'],
    ['an unknown value', { luck: 3 }, 'luck'],
  ])('%s is refused with its path', async (name, house, path) => {
    const { code, err } = await bivouac([
      'sim',
      '--game',
      'great-war',
      '-n',
      '1',
      '--house',
      file(`${name}.json`, house),
    ])
    expect(code).toBe(2)
    expect(err).toContain(path)
  })

  test('a game without any says so', async () => {
    const { code, err } = await bivouac([
      'sim',
      '--game',
      'normandy',
      '-n',
      '1',
      '--house',
      file('n.json', {}),
    ])
    expect(code).toBe(2)
    expect(err).toContain('has no house values')
  })
})
