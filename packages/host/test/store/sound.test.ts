import { expect, test } from 'vitest'
import { asText } from '../../src/store/sound.ts'

test('whatever lies in a store can be written down', () => {
  const knot: Record<string, unknown> = {
    id: 'x',
    big: 7n,
    map: new Map([['a', 1]]),
    bytes: new Uint8Array([1, 2]),
  }
  knot.self = knot
  knot.twice = [knot.bytes, knot.bytes]
  expect(JSON.parse(asText(knot))).toEqual({
    id: 'x',
    big: '7',
    map: [['a', 1]],
    bytes: [1, 2],
    self: '(itself)',
    twice: [
      [1, 2],
      [1, 2],
    ],
  })
  expect([undefined, null, 'text'].map(asText)).toEqual(['undefined\n', 'null\n', '"text"\n'])
})
