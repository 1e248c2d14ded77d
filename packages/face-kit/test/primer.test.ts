/** A primer on a terminal: titles in a margin, everything else in its column, nothing beyond the width. */
import { expect, test } from 'vitest'
import { primerText } from '../src/index.ts'

const LONG = 'word '.repeat(30).trim()

test('lays every kind of part out', () => {
  const text = primerText({
    title: 'How to play',
    sections: [
      { title: 'Goal', parts: ['Win.', { steps: ['Draw.', 'Play.'] }] },
      {
        title: 'Dice',
        parts: [
          {
            terms: [
              ['flag', 'back'],
              ['HQ', 'a token'],
            ],
          },
        ],
      },
      {
        title: 'Fire',
        parts: [
          {
            table: [
              ['Distance', '2', '3'],
              ['Gun', '3', '–'],
            ],
          },
        ],
      },
    ],
  })
  expect(text).toBe(`HOW TO PLAY

Goal      Win.
          1. Draw.
          2. Play.

Dice      flag  back
          HQ    a token

Fire      Distance  2  3
          Gun       3  –
`)
})

test('long texts stay in their column and within the width', () => {
  const text = primerText({
    title: 'T',
    sections: [{ title: 'A', parts: [LONG, { steps: [LONG] }, { terms: [['term', LONG]] }] }],
  })
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  expect(text).toMatch(/\n {10}1\. word .*\n {13}word/)
  expect(text).toMatch(/\n {10}term {2}word .*\n {16}word/)
})
