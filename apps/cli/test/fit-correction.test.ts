/** Corrections that are found by games: whether what was put in comes out. */
import { CERTAIN, type Foretold, newCorrection, reliabilityOf } from '@bivouac/analysis'
import { next, seedCells } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { fitCorrection } from '../src/lab/fit-correction.ts'

describe('found by games', () => {
  /** Positions whose measured log odds are `lead` too high for whoever chooses, and `stretch` times too far apart. */
  function measured(lead: number, stretch: number): Foretold[] {
    const dice = new Int32Array(4)
    seedCells(dice, `measured ${lead} ${stretch}`, 0)
    const unit = (): number => (next(dice, 0) >>> 0) / 2 ** 32
    return Array.from({ length: 4000 }, (_, i) => {
      const truth = 0.02 + 0.96 * unit()
      const odds = Math.log(truth / (1 - truth)) * stretch + lead
      return {
        game: String(i >> 1),
        chance: Math.round(CERTAIN / (1 + Math.exp(-odds))),
        isWon: unit() < truth,
      }
    })
  }

  test.each([
    [0.3, 1],
    [0, 1.6],
    [-0.2, 0.8],
  ])('a lead of %f and a stretch of %f are taken back', (lead, stretch) => {
    const all = measured(lead, stretch)
    const { scale, shift, scaleError, shiftError, knots } = fitCorrection(all)
    expect(Math.abs(scale - 1 / stretch)).toBeLessThan(3 * scaleError)
    expect(Math.abs(shift + lead / stretch)).toBeLessThan(3 * shiftError)
    expect(shiftError).toBeLessThan(0.06)
    const { of } = newCorrection(knots)
    const corrected = all.map(one => ({ ...one, chance: Math.round(CERTAIN * of(one.chance / CERTAIN)) }))
    expect(reliabilityOf(corrected).brier).toBeLessThan(reliabilityOf(all).brier)
    expect([knots[0], knots[20]]).toEqual([0, CERTAIN])
    expect(knots).toEqual([...knots].sort((a, b) => a - b))
  })

  test('where none is needed, chance makes none', () => {
    const { scale, shift, knots } = fitCorrection(measured(0, 1))
    expect([scale, shift]).toEqual([1, 0])
    expect(knots.map(knot => Math.round(knot / 500))).toEqual(knots.map((_, i) => i))
  })

  test('by games that all ended alike: refused', () => {
    expect(() => fitCorrection([{ game: 'a', chance: 5000, isWon: true }])).toThrow('play more')
  })
})
