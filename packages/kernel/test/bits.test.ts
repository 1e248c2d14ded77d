import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitCount, lowestBit } from '../src/index.ts'

test('bits are counted and found as one would by hand', () => {
  fc.assert(
    fc.property(fc.integer(), word => {
      const places = [...Array(32).keys()].filter(place => (word >>> place) & 1)
      expect(bitCount(word)).toBe(places.length)
      if (word !== 0) expect(lowestBit(word)).toBe(places[0])
    }),
  )
})
