import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gathering, packBatch } from '@bivouac/lab/train'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkOlder, missing, prepareFolder } from '../src/work/train.ts'
import { featuresMark, type Origin, originIn, readBatch, writeBatch } from '../src/work/train-data.ts'

const NAMES = ['strength', 'distance']
const ORIGIN: Origin = {
  game: 'race',
  rules: 1,
  features: featuresMark(NAMES),
  scenarios: '12345678',
  by: 'greedy',
  noise: 0.1,
  seed: '7',
}

let root: string
let folder: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bivouac-train-'))
  folder = join(root, 'samples')
})
afterEach(() => rmSync(root, { recursive: true }))

/** A batch of so many games, one row each. */
function batch(from: number, games: number): void {
  const samples = gathering(NAMES.length, games)
  samples.rows = games
  for (let i = 0; i < games; i++) samples.game[i] = from + i
  writeBatch(folder, from, packBatch({ games, samples }, NAMES))
}

describe('the folder of samples', () => {
  test('begins with a note of how they are made', () => {
    expect(originIn(folder)).toBeUndefined()
    prepareFolder(folder, ORIGIN, false)
    expect(originIn(folder)).toEqual(ORIGIN)
  })

  test('is not begun anew, but gone on with if asked', () => {
    prepareFolder(folder, ORIGIN, false)
    batch(0, 8)
    expect(() => prepareFolder(folder, ORIGIN, false)).toThrow('add --resume')
    prepareFolder(folder, ORIGIN, true)
    expect(readdirSync(folder)).toHaveLength(2)
  })

  test.each<[Partial<Origin>, string]>([
    [{ game: 'chess' }, 'of another game (race, not chess)'],
    [{ features: featuresMark(['strength', 'cover']) }, 'of other features:'],
    [{ scenarios: '0' }, 'of other scenarios:'],
    [{ by: 'random', seed: '8' }, 'by another bot (greedy, not random), played from another seed (7, not 8)'],
    [{ noise: 0 }, 'with another noise (0.1, not 0)'],
  ])('of other games is refused: %j', (change, words) => {
    prepareFolder(folder, ORIGIN, false)
    expect(() => prepareFolder(folder, { ...ORIGIN, ...change }, true)).toThrow(words)
  })

  test('with other things in it is left alone', () => {
    writeFileSync(join(root, 'diary.txt'), 'dear diary')
    expect(() => prepareFolder(root, ORIGIN, true)).toThrow('holds other things than samples')
    expect(readdirSync(root)).toEqual(['diary.txt'])
    expect(() => prepareFolder(join(root, 'diary.txt'), ORIGIN, false)).toThrow()
  })

  test('with a broken note is refused', () => {
    prepareFolder(folder, ORIGIN, false)
    writeFileSync(join(folder, 'origin.json'), 'null')
    expect(() => prepareFolder(folder, ORIGIN, true)).toThrow('does not say how the samples')
  })

  test('of an earlier training may be of another bot, but not of other features', () => {
    expect(() => checkOlder(folder, ORIGIN)).toThrow('There are no samples in')
    prepareFolder(folder, ORIGIN, false)
    checkOlder(folder, { ...ORIGIN, by: 'random', seed: '8', noise: 0 })
    expect(() => checkOlder(folder, { ...ORIGIN, features: 'none' })).toThrow('of other features')
  })
})

describe('games still to be played', () => {
  beforeEach(() => prepareFolder(folder, ORIGIN, false))

  test('are all of them at first, in batches', () => {
    expect(missing(folder, 20, NAMES)).toEqual([
      { from: 0, count: 8 },
      { from: 8, count: 8 },
      { from: 16, count: 4 },
    ])
  })

  test('are those whose file is not there, not whole or broken', () => {
    batch(0, 8)
    batch(8, 3)
    writeFileSync(join(folder, 'games-0000016.samples.gz'), 'half')
    expect(missing(folder, 32, NAMES).map(({ from }) => from)).toEqual([8, 16, 24])
    expect(missing(folder, 11, NAMES)).toEqual([])
    expect(readBatch(folder, 0, NAMES)?.samples.rows).toBe(8)
    expect(readBatch(folder, 0, ['other', 'names'])).toBeUndefined()
  })
})
