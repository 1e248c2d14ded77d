/** Small updates: what a patch makes of the old value is the new one, whatever both are. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, checkOf, differenceText, type Patch, patched } from '../src/online/index.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** As it comes out of the wire. */
const difference = (from: unknown, to: unknown): Patch | undefined => {
  const text = differenceText(from, to)
  return text === undefined ? undefined : JSON.parse(text)
}

test('a patch that went over the wire turns the old value into the new one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
      expect(patched(plain(from), difference(plain(from), plain(to)))).toEqual(plain(to))
    }),
    { numRuns: 2000 },
  )
})

test('what does not change costs nothing, and one figure costs its path', () => {
  const view = {
    units: [
      { at: 1, men: 4 },
      { at: 2, men: 3 },
    ],
    hand: ['a'],
  }
  expect(difference(view, plain(view))).toBeUndefined()
  const hurt = { ...view, units: [view.units[0], { at: 2, men: 2 }] }
  expect(difference(view, hurt)).toEqual({ units: { 1: { men: 2 } } })
})

test('simple values stand for themselves, and an empty list for what is gone', () => {
  expect(difference({ a: 1, b: true, c: 'x', d: 0 }, { a: 0, b: null, d: [] })).toEqual({
    a: 0,
    b: null,
    c: [],
    d: [[]],
  })
  expect(patched({ a: 1, c: 'x' }, { a: 0, c: [] })).toEqual({ a: 0 })
})

test('a card that is put into a pile moves none of the others', () => {
  expect(difference(['a', 'c', 'd'], ['a', 'b', 'c', 'd'])).toEqual({ '@': [1, 0, 'b'] })
  expect(difference(['a', 'b', 'c'], ['a', 'c'])).toEqual({ '@': [1, 1] })
  expect(difference(['a'], ['b'])).toEqual([['b']])
})

test('the check does not depend on the order of keys, and sees every figure', () => {
  expect(checkOf({ a: 1, b: [2, { c: 3 }] })).toBe(checkOf({ b: [2, { c: 3 }], a: 1 }))
  expect(checkOf({ a: 1 })).not.toBe(checkOf({ a: 2 }))
})

test('the check is that of the canonical text, whatever letters are in it', () => {
  expect(checkOf({ b: [1, 'x'], a: null })).toBe('b6a0f69c')
  const odd = fc.string({ unit: fc.constantFrom('a', '"', '\\', '\n', 'é', '\ud83d', '\ude00', '\u2028') })
  const value = fc.letrec(tie => ({
    any: fc.oneof(odd, fc.jsonValue(), fc.dictionary(odd, tie('any'), { maxKeys: 4 })),
  })).any
  fc.assert(
    fc.property(value, any => {
      let hash = 0x811c9dc5
      for (const unit of canonical(any).split('')) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193)
      expect(checkOf(any)).toBe((hash >>> 0).toString(16).padStart(8, '0'))
    }),
    { numRuns: 2000 },
  )
})

test('a patch that does not fit is noticed', () => {
  expect(() => patched({ a: 1 }, { a: { b: [1] } })).toThrow()
  expect(() => patched([1, 2], { 5: [1] })).toThrow()
  expect(() => patched([1, 2], { '#': 1e9 })).toThrow()
  expect(() => patched([1, 2], { '#': -1 })).toThrow()
  expect(() => patched(5, { a: [1] })).toThrow()
  expect(() => patched([1, 2], { '@': [1, 5] })).toThrow()
  expect(() => patched([1, 2], { '@': 7 })).toThrow()
  expect(() => patched([1, 2], { 0: [] })).toThrow()
  expect(() => patched({ a: 1 }, [])).toThrow()
})
