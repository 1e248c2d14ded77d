import { describe, expect, test } from 'vitest'
import { digest, fingerprint, hash, layout, newTable, RNG, seeded } from '../src/index.ts'

const LAYOUT = layout({ mine: [6, 'six cells'] })
const table = () => newTable(LAYOUT, {}, seeded)

describe('hash and digest', () => {
  test('every cell but the generator changes both', () => {
    const t = table()
    const [h, d] = [hash(t), digest(t)]
    for (let i = 0; i < LAYOUT.size; i++) {
      const generator = i >= RNG && i < RNG + 4
      t.cells[i] = 1
      expect(hash(t) === h).toBe(generator)
      expect(digest(t) === d).toBe(generator)
      t.cells[i] = 0
    }
    expect(digest(t)).toBe(d)
  })

  test('the order of cells counts, and minus one is not zero', () => {
    const [a, b, c] = [table(), table(), table()]
    a.cells.set([1, 2], LAYOUT.at.mine)
    b.cells.set([2, 1], LAYOUT.at.mine)
    c.cells.set([1, -1], LAYOUT.at.mine)
    expect(new Set([a, b, c].map(hash)).size).toBe(3)
  })

  test('a digest is 32 hexadecimal digits, of four different hashes', () => {
    expect(digest(table())).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(digest(table()).match(/.{8}/g)).size).toBe(4)
  })

  test('never changes from one release to the next: records depend on it', () => {
    const t = newTable({ ...LAYOUT, size: 8 }, {}, seeded)
    t.cells.set([9, 9, 9, 9, 1, 2, 3, 4])
    expect(hash(t)).toBe(4178063214)
    expect(digest(t)).toBe('606a55f88d04b3c4c86b559dea4eadb6')
  })
})

test('a fingerprint is eight digits that follow from the data', () => {
  expect(fingerprint({ a: 1 })).toMatch(/^[0-9a-f]{8}$/)
  expect(fingerprint({ a: 1 })).toBe(fingerprint({ a: 1 }))
  expect(fingerprint({ a: 1 })).not.toBe(fingerprint({ a: 2 }))
  expect(fingerprint([1])).not.toBe(fingerprint({ 0: 1 }))
  // Records and saved games hold it.
  expect(fingerprint({ a: 1 })).toBe('0ecec460')
})
