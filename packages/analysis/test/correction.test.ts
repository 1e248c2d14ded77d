/** Corrections: what they make of a chance. */
import { describe, expect, test } from 'vitest'
import { CERTAIN, newCorrection } from '../src/index.ts'

describe('a correction', () => {
  const { of, slope } = newCorrection([0, 2000, CERTAIN])

  test.each([
    [0, 0],
    [0.25, 0.1],
    [0.5, 0.2],
    [0.75, 0.6],
    [1, 1],
  ])('%f stands for %f', (measured, meant) => {
    expect(of(measured)).toBeCloseTo(meant, 12)
  })

  test('is as steep as its lines', () => {
    expect([slope(0.2), slope(0.5), slope(1)]).toEqual([0.4, 1.6, 1.6])
  })

  test('without a table leaves all as it was measured', () => {
    const plain = newCorrection()
    for (const share of [0, 0.123, 0.5, 1]) expect([plain.of(share), plain.slope(share)]).toEqual([share, 1])
  })
})
