/** Limits: a burst is fine, a flood is not, and nobody's limit is another's. */
import { expect, test } from 'vitest'
import { bucket, buckets, counter } from '../src/wire/limits.ts'
import { isOwnOrigin, tokenIn } from '../src/wire/session.ts'

test('a bucket gives its burst at once, and its rate in the long run', () => {
  const one = bucket({ burst: 3, perSecond: 2 })
  expect([1, 2, 3, 4].map(() => one.take(0))).toEqual([true, true, true, false])
  expect([one.take(499), one.take(500), one.take(500)]).toEqual([false, true, false])
  expect(one.isFull(500)).toBe(false)
  expect(one.isFull(10_000)).toBe(true)
})

test('a clock that goes back fills no bucket', () => {
  const one = bucket({ burst: 1, perSecond: 1 })
  expect(one.take(5000)).toBe(true)
  expect(one.take(0)).toBe(false)
})

test('each name has a bucket of its own', () => {
  const take = buckets({ burst: 1, perSecond: 0.001 })
  expect([take('a', 0), take('a', 0), take('b', 0)]).toEqual([true, false, true])
})

test('a counter forgets who has gone', () => {
  const count = counter()
  count.add('a', 1)
  count.add('a', 1)
  count.add('a', -1)
  expect([count.of('a'), count.of('b')]).toEqual([1, 0])
})

test('a token comes from the cookie or as a bearer, and from nowhere else', () => {
  expect(tokenIn({ cookie: 'x=1; bivouac=abc' })).toBe('abc')
  expect(tokenIn({ authorization: 'Bearer def', cookie: 'bivouac=abc' })).toBe('def')
  expect(tokenIn({ authorization: 'Basic def' })).toBeUndefined()
  expect(tokenIn({ cookie: 'notbivouac=abc' })).toBeUndefined()
})

test('a page of another site may not speak in the name of its visitor', () => {
  expect(isOwnOrigin({ host: 'a.example' }, [])).toBe(true)
  expect(isOwnOrigin({ host: 'a.example', origin: 'https://a.example' }, [])).toBe(true)
  expect(isOwnOrigin({ host: 'a.example', origin: 'https://b.example' }, [])).toBe(false)
  expect(isOwnOrigin({ host: 'a.example', origin: 'null' }, [])).toBe(false)
  expect(isOwnOrigin({ host: 'a.example', origin: 'https://b.example' }, ['https://b.example'])).toBe(true)
  expect(isOwnOrigin({ host: 'a.example', origin: 'https://a.example' }, ['https://b.example'])).toBe(false)
})
