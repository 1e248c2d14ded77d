import { type Bot, FEATURE_ONE, type Features, random } from '@bivouac/ai'
import { type Table, unwrap } from '@bivouac/kernel'
import { type RaceBoard, race, raceBoard } from '@bivouac/testkit/race'
import { describe, expect, test } from 'vitest'
import { fit, type Gathering, joined, packBatch, playForSamples, unpackBatch } from '../src/train/index.ts'

const STEPS = race.layout.at.steps
const features: Features<RaceBoard> = {
  names: ['own steps', 'enemy steps', 'always'],
  reader: () => (t: Table<RaceBoard>, seat, out) => {
    out[0] = t.cells[STEPS + seat] / 4
    out[1] = t.cells[STEPS + 1 - seat] / 4
    out[2] = 1
  },
}

const play = (more: { by?: () => Bot; noise?: number; seed?: string } = {}) => ({
  module: race,
  features,
  boards: [raceBoard],
  by: random,
  noise: 0.1,
  seed: '1',
  quietOn: () => ({ isQuiet: () => true }),
  clock: () => 0,
  ...more,
})

const content = ({ rows, features: x, won, game }: Gathering) => ({
  x: [...x.subarray(0, rows * 3)],
  won: [...won.subarray(0, rows)],
  game: [...game.subarray(0, rows)],
})

describe('self-play', () => {
  test('tells each position from both sides, of which one has won', async () => {
    const { rows, features: x, won, game } = await playForSamples(play(), 5, 4)
    expect(rows).toBeGreaterThan(8)
    expect(new Set(game.subarray(0, rows))).toEqual(new Set([5, 6, 7, 8]))
    for (let row = 0; row < rows; row += 2) {
      expect(won[row] + won[row + 1]).toBe(1)
      expect(x[row * 3]).toBe(x[row * 3 + 4])
      expect(x[row * 3 + 1]).toBe(x[row * 3 + 3])
      expect(x[row * 3 + 2]).toBe(FEATURE_ONE)
    }
  })

  test('gives the same games whoever plays which of them', async () => {
    const whole = content(await playForSamples(play(), 0, 6))
    const first = content(await playForSamples(play(), 0, 2))
    const rest = content(await playForSamples(play(), 2, 4))
    expect([...first.x, ...rest.x]).toEqual(whole.x)
    expect([...first.won, ...rest.won]).toEqual(whole.won)
    expect(content(await playForSamples(play({ seed: '2' }), 0, 6))).not.toEqual(whole)
  })

  test('without noise the bot has its way, with much noise it has not', async () => {
    const slow = (): Bot => ({ name: 'slow', choose: () => 1 })
    const distances = async (noise: number) => (await playForSamples(play({ by: slow, noise }), 0, 30)).rows
    expect(await distances(1)).toBeLessThan(await distances(0))
  })

  test('bots are let go after each game, also when one fails', async () => {
    let stopped = 0
    const make = (): Bot => ({ name: 'odd', choose: () => 7, stop: () => stopped++ })
    await expect(playForSamples(play({ by: make, noise: 0 }), 0, 1)).rejects.toThrow("the bot 'odd' chose 7")
    expect(stopped).toBe(2)
  })

  test('what is learned from it knows who is ahead', async () => {
    const samples = await playForSamples(play(), 0, 300)
    const { weights, final } = fit(joined(3, [{ samples, weight: 1, firstGame: 0 }]), {
      hidden: 0,
      seed: '1',
    })
    expect(weights.linear[0]).toBeGreaterThan(500)
    expect(weights.linear[1]).toBeLessThan(-500)
    expect(final.loss).toBeLessThan(0.65)
  })
})

describe('a batch on disk', () => {
  const { names } = features

  test('comes back as it was', async () => {
    const samples = await playForSamples(play(), 0, 3)
    const back = unwrap(unpackBatch(packBatch({ games: 3, samples }, names), names))
    expect(back.games).toBe(3)
    expect(content(back.samples)).toEqual(content(samples))
  })

  test('comes back from within a larger buffer too', async () => {
    const samples = await playForSamples(play(), 0, 3)
    const bytes = packBatch({ games: 3, samples }, names)
    const larger = Buffer.alloc(bytes.length + 10)
    larger.set(bytes, 3)
    const back = unwrap(unpackBatch(larger.subarray(3, 3 + bytes.length), names))
    expect(content(back.samples)).toEqual(content(samples))
  })

  test('is refused when broken or of other features', async () => {
    const bytes = packBatch({ games: 3, samples: await playForSamples(play(), 0, 3) }, names)
    const refused = (given: Uint8Array, of: readonly string[]) => {
      const read = unpackBatch(given, of)
      return read.ok ? 'read' : read.problem.code
    }
    expect(refused(bytes.subarray(0, bytes.length - 1), names)).toBe('bad-samples')
    expect(refused(bytes.subarray(0, 10), names)).toBe('bad-samples')
    expect(refused(new Uint8Array(bytes.length), names)).toBe('bad-samples')
    expect(refused(bytes, ['own steps', 'enemy steps', 'never'])).toBe('other-features')
  })
})
