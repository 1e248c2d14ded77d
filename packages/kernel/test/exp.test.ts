import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exp } from '../src/index.ts'

describe('the exponential function', () => {
  it('is within the last digit of the machine’s own', () => {
    fc.assert(
      fc.property(fc.double({ min: -700, max: 700, noNaN: true }), x => {
        expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-15)
      }),
      { numRuns: 2000 },
    )
  })

  it('reaches to -708 and 709 and not beyond', () => {
    for (const x of [-708, -707.99, 709, 708.99])
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-15)
    expect([exp(-708.01), exp(709.01)]).toEqual([0, Number.POSITIVE_INFINITY])
  })

  it('is 1 at 0, nothing far below and endless far above', () => {
    expect([exp(0), exp(-1000), exp(1000)]).toEqual([1, 0, Number.POSITIVE_INFINITY])
  })
})
