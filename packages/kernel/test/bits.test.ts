import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitCount, lowestBit } from '../src/index.ts'

test('bits are counted and found as one would by hand', () => {
  fc.assert(
    fc.property(fc.integer(), cell => {
      const places = [...Array(32).keys()].filter(place => (cell >>> place) & 1)
      expect(bitCount(cell)).toBe(places.length)
      if (cell !== 0) expect(lowestBit(cell)).toBe(places[0])
    }),
  )
})
