import { newTable, seedCells, seeded } from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import { describe, expect, it } from 'vitest'
import {
  type GameMind,
  judgedSense,
  learnedSense,
  levelFigures,
  type Made,
  type NetWeights,
  searchBot,
  weightsFor,
  writeWeights,
} from '../src/index.ts'
import { toySense } from './toy-sense.ts'
import { board, sights } from './toy-sights.ts'

const NAMES = ['own', 'enemy']
const MADE: Made = {
  command: 'test',
  seed: '1',
  date: '2025-01-01',
  by: 'random',
  games: 1,
  positions: 1,
  generation: 0,
  loss: 0,
  accuracy: 1,
}
const LINEAR: NetWeights = {
  inputs: 2,
  hidden: 0,
  bias: 0,
  linear: Int32Array.of(400, -400),
  into: new Int32Array(0),
  hiddenBias: new Int32Array(0),
  out: new Int32Array(0),
}

const file = (game = 'toy', names = NAMES): Record<string, unknown> =>
  JSON.parse(writeWeights(game, names, MADE, LINEAR))

/** A mind that looks at the two scores only. */
const mindWith = (weights: unknown): GameMind<typeof board> => ({
  game: 'toy',
  features: {
    names: NAMES,
    reader: () => (t, seat, out) => {
      const points = t.cells.length - 4
      out[0] = t.cells[points + seat]
      out[1] = t.cells[points + 1 - seat]
    },
  },
  judge: () => (_t, out) => {
    out[0] = 0.25
  },
  sense: (given, value) => ({ ...toySense(given), value }),
  levels: levelFigures({ hasty: 0.1, veteran: 50, expert: 100 }),
  weights,
})

function valueBy(mind: GameMind<typeof board>, make: typeof learnedSense, points: readonly number[]): number {
  const t = newTable(toy.layout, board, seeded)
  seedCells(t.cells, 'a')
  toy.setup(t)
  t.cells.set(points, t.cells.length - 4)
  const out = new Float64Array(1)
  make(mind)(board).value(t, out)
  return out[0]
}

describe("a game's mind", () => {
  it('judges by the weights that come with the game', () => {
    const mind = mindWith(file())
    expect(valueBy(mind, learnedSense, [0, 0])).toBeCloseTo(0.5, 3)
    expect(valueBy(mind, learnedSense, [2, 0])).toBeGreaterThan(0.5)
    expect(valueBy(mind, learnedSense, [0, 2])).toBeLessThan(0.5)
  })

  it('judges as people wrote it down when asked to, whatever the weights', () => {
    expect(valueBy(mindWith({}), judgedSense, [2, 0])).toBe(0.25)
  })

  const { format: _, ...formless } = file()
  it.each<[string, unknown, RegExp]>([
    ['empty', {}, /^The file of weights is broken: it is no file of weights\.$/],
    ['missing', undefined, /broken/],
    ['a list', [], /broken/],
    ['without a format', formless, /broken/],
    ['of a format to come', { ...file(), format: 2 }, /of format 2; .*lab train --game toy/],
    ['for another game', file('chess'), /for "chess", not for 'toy'/],
    ['of other features', file('toy', ['own', 'hers']), /other features\. .*lab train --game toy/],
    ['too short', { ...file(), linear: [1] }, /broken: 1 linear weights for 2 features/],
    ['not of whole numbers', { ...file(), bias: 0.5 }, /broken: 'bias'/],
  ])('with weights that are %s says what is wrong as soon as a bot is to think', (_name, weights, text) => {
    const mind = mindWith(weights)
    const bot = searchBot(toy, learnedSense(mind), { name: 'x', budget: { iterations: 10, plans: 0 } })
    expect(() => bot.choose(sights('a', 'x')[0])).toThrow(text)
    const read = weightsFor(mind, weights)
    expect(read.ok ? '' : read.problem.text).toMatch(text)
  })
})
