import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newNet, readWeights } from '@bivouac/ai'
import { unwrap } from '@bivouac/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { findGame } from '../src/find.ts'
import { buildProgram } from '../src/program.ts'
import { registerLab } from '../src/verbs/lab.ts'
import { featuresOf } from '../src/work/train-features.ts'
import { bivouac, bivouacJson } from './bivouac.ts'

const root = mkdtempSync(join(tmpdir(), 'bivouac-lab-'))
afterAll(() => rmSync(root, { recursive: true }))

interface Trained {
  readonly games: number
  readonly played: number
  readonly positions: number
  readonly command: string
  readonly held: { readonly games: number; readonly final: { readonly positions: number } }
}

const train = (...args: string[]) =>
  bivouacJson<Trained>('lab', 'train', '--game', 'normandy', '--by', 'random', '--hidden', '4', ...args)

test('a value is trained, gone on with, and the same from the same seed', async () => {
  const out = join(root, 'weights', 'a.json')
  const again = join(root, 'b.json')
  const data = join(root, 'samples')
  const first = await train('--games', '12', '--seed', '5', '--out', out, '--data', data)
  expect(first).toMatchObject({ games: 12, played: 12, held: { games: 2 } })
  expect(first.positions).toBeGreaterThan(12 * 20)
  expect(first.command).toBe(
    `bivouac lab train --game normandy --games 12 --by random --noise 0.1 --seed 5 --hidden 4 --out ${out}`,
  )

  const further = await train('--games', '20', '--resume', '--out', again, '--data', data, '--workers', '1')
  expect(further).toMatchObject({ games: 20, played: 12, seed: '5' })

  const whole = join(root, 'c.json')
  await train('--games', '20', '--seed', '5', '--out', whole, '--data', join(root, 'anew'))
  const content = (file: string) => ({ ...JSON.parse(readFileSync(file, 'utf8')), made: {} })
  expect(content(whole)).toEqual(content(again))
  expect(content(whole)).not.toEqual(content(out))

  expect(statSync(out).size).toBeLessThan(200_000)
  const { names } = featuresOf(findGame('normandy'))
  const weights = unwrap(readWeights(JSON.parse(readFileSync(out, 'utf8')), 'normandy', names))
  const value = newNet(weights).value(new Float32Array(names.length))
  expect(value).toBeGreaterThan(0)
  expect(value).toBeLessThan(1)
})

describe('bad input', () => {
  const out = join(root, 'never.json')
  const typed = (args: string[]) =>
    buildProgram([registerLab]).parseAsync(['lab', 'train', ...args], { from: 'user' })

  test.each<[string[], string]>([
    [['--games', '0', '--out', out], 'It must be a whole number, 10 or more.'],
    [['--noise', '2', '--out', out], 'It must be a number from 0 to 1.'],
    [['--noise', '', '--out', out], 'It must be a number from 0 to 1.'],
    [['--hidden', '-1', '--out', out], 'It must be a whole number, 0 or more.'],
    [['--hidden', '5000', '--out', out], '--hidden may be'],
    [['--by', 'gredy', '--out', out], "There is no bot 'gredy'."],
    [['--out', root], 'it is a folder, not a file'],
    [[], '--out <file>'],
    [['--resume', '--out', out], 'Say which games to go on with'],
    [['--also', join(root, 'nowhere'), '--out', out], 'There are no samples in'],
  ])('%j is refused before anything is played', async (args, words) => {
    await expect(typed(['--game', 'normandy', ...args])).rejects.toThrow(words)
    expect(existsSync(out)).toBe(false)
  })

  test('a game must be named', async () => {
    await expect(typed(['--out', out])).rejects.toThrow('Say which game')
  })

  test('the command says so in one plain line, with exit code 2', async () => {
    const { code, out: said, err } = await bivouac(['lab', 'train', '--games', '0', '--out', out])
    expect([code, said]).toEqual([2, ''])
    expect(err).toMatch(/^bivouac: [^\n]+\n$/)
  })
})
