import { FEATURE_ONE, newNet, quantised } from '@bivouac/ai'
import { next, seedCells } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { newGradient } from '../src/train/gradient.ts'
import { type FitOptions, fit, gathering, joined, type Pass, type Samples } from '../src/train/index.ts'
import { newModel, scalesOf, withHidden } from '../src/train/model.ts'
import { splitByGame } from '../src/train/split.ts'

function generator(seed: string): Int32Array {
  const cells = new Int32Array(4)
  seedCells(cells, seed, 0)
  return cells
}

/** Rows of random features from -1 to 1, ten rows a game; `chance` says how likely each is won. */
function made(inputs: number, rows: number, seed: string, chance: (x: Float32Array) => number): Samples {
  const dice = generator(seed)
  const roll = () => next(dice, 0) / 0x80000000
  const samples = gathering(inputs, rows)
  const x = new Float32Array(inputs)
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < inputs; i++) {
      const parts = quantised(roll())
      samples.features[row * inputs + i] = parts
      x[i] = parts / FEATURE_ONE
    }
    samples.won[row] = (roll() + 1) / 2 < chance(x) ? 1 : 0
    samples.game[row] = Math.floor(row / 10)
    samples.rows++
  }
  return joined(inputs, [{ samples, weight: 1, firstGame: 0 }])
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))
const linearly = (x: Float32Array): number => sigmoid(0.5 + 3 * x[0] - 2 * x[1])
/** Won if the first two have the same sign: no linear value can tell. */
const crosswise = (x: Float32Array): number => (x[0] > 0 === x[1] > 0 ? 0.97 : 0.03)

const learnt = (samples: Samples, options: Partial<FitOptions> = {}) =>
  fit(samples, { hidden: 0, seed: '1', ...options })

test('a linear truth is learned with its weights', () => {
  const { weights, final } = learnt(made(4, 6000, 'linear', linearly))
  const net = newNet(weights)
  for (const x of [
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [0, 1, 1, 0],
    [-0.5, 0.5, 0, 1],
  ]) {
    const given = Float32Array.from(x)
    expect(Math.abs(net.value(given) - linearly(given))).toBeLessThan(0.06)
  }
  expect(final.accuracy).toBeGreaterThan(0.75)
  expect(final.loss).toBeLessThan(0.52)
  for (const { positions, foretold, won } of final.calibration)
    if (positions > 40) expect(Math.abs(foretold - won)).toBeLessThan(0.2)
})

test('hidden units learn what no linear value can', () => {
  const { linear, final } = learnt(made(4, 6000, 'cross', crosswise), { hidden: 8 })
  expect(linear.loss).toBeGreaterThan(0.68)
  expect(final.loss).toBeLessThan(0.35)
  expect(final.accuracy).toBeGreaterThan(0.88)
})

test('the same samples and seed give the same weights, another seed others', () => {
  const samples = made(3, 800, 'again', crosswise)
  const run = (seed: string) => learnt(samples, { seed, hidden: 4, passes: 3 }).weights
  expect(run('1')).toEqual(run('1'))
  expect(run('1')).not.toEqual(run('2'))
})

test('noise is not learned, and hidden units that bring nothing are left out', () => {
  const { final, weights } = learnt(
    made(30, 400, 'noise', () => 0.5),
    { hidden: 16 },
  )
  expect(final.loss).toBeLessThan(0.75)
  expect(weights.hidden).toBe(0)
})

test('passes are reported as they are done, linear ones first', () => {
  const heard: Pass[] = []
  learnt(made(2, 500, 'passes', linearly), { hidden: 2, passes: 2, onPass: pass => heard.push(pass) })
  expect(heard.map(({ stage, pass }) => `${stage} ${pass}`)).toEqual([
    'linear 1',
    'linear 2',
    'hidden 1',
    'hidden 2',
  ])
})

test('slopes are those of the loss', () => {
  const samples = made(5, 40, 'slope', crosswise)
  const rows = Int32Array.from({ length: 40 }, (_, i) => i)
  const scale = scalesOf(samples, rows)
  const model = withHidden(newModel(5, 0, scale), 3, generator('units'))
  const dice = generator('numbers')
  for (let i = 0; i < model.all.length; i++) model.all[i] += next(dice, 0) / 0x80000000
  const gradient = newGradient(model, samples)
  const total = gradient.add(rows, 0, 40)
  const slopes = gradient.slope.map(s => s / total)
  const h = 1e-5
  for (let i = 0; i < model.all.length; i++) {
    const was = model.all[i]
    model.all[i] = was + h
    const above = gradient.loss(rows)
    model.all[i] = was - h
    const below = gradient.loss(rows)
    model.all[i] = was
    expect(Math.abs((above - below) / (2 * h) - slopes[i])).toBeLessThan(1e-4)
  }
})

describe('games held back', () => {
  const samples = made(1, 500, 'split', () => 0.5)

  test('are whole games, one in ten', () => {
    const { learn, held, learnGames, heldGames } = splitByGame(samples, generator('s'))
    const gamesOf = (rows: Int32Array) => new Set([...rows].map(row => samples.game[row]))
    expect([learnGames, heldGames]).toEqual([45, 5])
    expect(gamesOf(learn).size).toBe(45)
    expect(gamesOf(held).size).toBe(5)
    expect([...gamesOf(learn)].filter(game => gamesOf(held).has(game))).toEqual([])
    expect(learn.length + held.length).toBe(500)
  })

  test('need two games at least', () => {
    expect(() =>
      splitByGame(
        made(1, 10, 'one', () => 0.5),
        generator('s'),
      ),
    ).toThrow('two games')
  })
})

test('rows that weigh next to nothing change next to nothing', () => {
  const truth = made(2, 2000, 'weight', linearly)
  const lie = made(2, 2000, 'lie', x => 1 - linearly(x))
  const both = (weight: number) =>
    joined(2, [
      { samples: truth, weight: 1, firstGame: 0 },
      { samples: lie, weight, firstGame: 1000 },
    ])
  expect(learnt(both(0.001)).weights.linear[0]).toBeGreaterThan(1500)
  expect(Math.abs(learnt(both(1)).weights.linear[0])).toBeLessThan(400)
})
