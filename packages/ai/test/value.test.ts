import { fingerprint, next, seedCells } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import {
  FEATURE_ONE,
  type Made,
  newNet,
  quantised,
  type RealWeights,
  readWeights,
  WEIGHTS_MOST_BYTES,
  wholeWeights,
  writeWeights,
} from '../src/index.ts'

function dice(seed: string): () => number {
  const cells = new Int32Array(4)
  seedCells(cells, seed, 0)
  return () => next(cells, 0) / 0x80000000
}

function randomWeights(inputs: number, hidden: number, seed: string): RealWeights {
  const roll = dice(seed)
  const reals = (n: number) => Float64Array.from({ length: n }, roll)
  return {
    inputs,
    hidden,
    bias: roll(),
    linear: reals(inputs),
    into: reals(inputs * hidden),
    hiddenBias: reals(hidden),
    out: reals(hidden),
  }
}

/** The formula itself, in real numbers. */
function plain(w: RealWeights, x: Float32Array): number {
  let odds = w.bias
  for (let i = 0; i < w.inputs; i++) odds += w.linear[i] * x[i]
  for (let j = 0; j < w.hidden; j++) {
    let unit = w.hiddenBias[j]
    for (let i = 0; i < w.inputs; i++) unit += w.into[i * w.hidden + j] * x[i]
    if (unit > 0) odds += w.out[j] * unit
  }
  return 1 / (1 + Math.exp(-odds))
}

describe('a feature in whole parts', () => {
  test.each([
    [0, 0],
    [1, FEATURE_ONE],
    [-1, -FEATURE_ONE],
    [0.01, 1],
    [-0.01, -1],
    [0.001, 0],
    [99, 16 * FEATURE_ONE],
    [-99, -16 * FEATURE_ONE],
  ])('%d is %d', (x, parts) => expect(quantised(x)).toBe(parts))
})

describe.each([0, 1, 8, 13, 32])('a net with %d hidden units', hidden => {
  const inputs = 40
  const weights = wholeWeights(randomWeights(inputs, hidden, `net ${hidden}`))

  test('gives what changed the very value that it gives afresh', () => {
    const roll = dice('changes')
    const used = newNet(weights)
    const x = new Float32Array(inputs)
    for (let step = 0; step < 400; step++) {
      const changes = step % 50 === 49 ? inputs : (step % 7) + 1
      for (let n = 0; n < changes; n++) {
        const i = Math.floor((Math.abs(roll()) * inputs) % inputs)
        // Now and then far outside, or back to nothing.
        x[i] = step % 11 === 0 ? roll() * 60 : step % 3 === 0 ? 0 : roll() * 4
      }
      expect(used.value(x)).toBe(newNet(weights).value(x))
    }
  })

  test('keeps to the formula as far as its parts go', () => {
    const roll = dice('formula')
    const real = randomWeights(inputs, hidden, `net ${hidden}`)
    const net = newNet(weights)
    const values: number[] = []
    for (let n = 0; n < 50; n++) {
      const x = Float32Array.from({ length: inputs }, () => Math.round(roll() * 32) / FEATURE_ONE)
      values.push(net.value(x))
      expect(Math.abs(net.value(x) - plain(real, x))).toBeLessThan(0.01)
    }
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.2)
  })
})

const NAMES = ['own strength', 'enemy strength', 'distance']
const MADE: Made = {
  command: 'bivouac lab train',
  seed: '1',
  date: '2025-01-01',
  by: 'greedy',
  games: 10,
  positions: 250,
  generation: 1,
  loss: 0.5,
  accuracy: 0.75,
}

describe('a file of weights', () => {
  const weights = wholeWeights(randomWeights(3, 2, 'file'))
  const file = () => JSON.parse(writeWeights('race', NAMES, MADE, weights)) as Record<string, unknown>

  test('comes back as it was', () => {
    expect(readWeights(file(), 'race', NAMES)).toEqual({ ok: true, value: weights })
    expect(file().features).toEqual({ count: 3, fingerprint: fingerprint(NAMES) })
    expect(file().made).toEqual(MADE)
  })

  test.each<[string, string, object | undefined, string]>([
    ['nothing', 'bad-weights', undefined, 'no file of weights'],
    ['another format', 'other-format', { format: 2 }, "'bivouac lab train --game race --out FILE'"],
    ['another game', 'other-game', { game: 'chess' }, "not for 'race'"],
    ['no features', 'bad-weights', { features: 3 }, "'features' is missing"],
    ['another scale', 'bad-weights', { scale: { feature: 1, weight: 1 } }, "'scale'"],
    ['a list too short', 'bad-weights', { linear: [1] }, '1 linear weights for 3 features'],
    ['other hidden units', 'bad-weights', { hidden: 3 }, '6 hidden weights for 3 features and 3'],
    ['a hidden size below zero', 'bad-weights', { hidden: -1 }, "'hidden'"],
    ['text for a number', 'bad-weights', { out: ['1', 2] }, "'out' is no list of whole numbers"],
    ['a fraction', 'bad-weights', { bias: 0.5 }, "'bias' is no whole number"],
    ['a number too large', 'bad-weights', { linear: [1, 2, 2 ** 40] }, "'linear'"],
  ])('%s: %s', (_what, code, change, words) => {
    const read = readWeights(change && { ...file(), ...change }, 'race', NAMES)
    expect(read).toMatchObject({ ok: false, problem: { code } })
    if (!read.ok) expect(read.problem.text).toContain(words)
  })

  test('of other features says to train again', () => {
    const read = readWeights(file(), 'race', ['own strength', 'enemy strength', 'cover'])
    expect(read).toMatchObject({ ok: false, problem: { code: 'other-features' } })
    if (!read.ok) expect(read.problem.text).toContain('Train again with')
  })

  test('stays small or is not written', () => {
    expect(writeWeights('race', NAMES, MADE, weights).length).toBeLessThan(WEIGHTS_MOST_BYTES)
    const names = Array.from({ length: 1000 }, (_, i) => `feature ${i}`)
    const large = wholeWeights(randomWeights(1000, 64, 'large'))
    expect(() => writeWeights('race', names, MADE, large)).toThrow('more than 200000')
  })
})
