/** Facts in short: less where they are alike, and the same when they are read. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthened, shortened } from '../src/online/short-facts.ts'

test('a fact like the one before names only what is new in it', () => {
  const moved = (card: string, from: string) => ({ type: 'cardMoved', card, from, to: 'discard' })
  const facts = [moved('a.1', 'hand'), moved('b.2', 'play'), moved('b.2', 'play'), { type: 'turnStarted' }]
  expect(shortened(facts)).toEqual([facts[0], { card: 'b.2', from: 'play' }, {}, facts[3]])
  expect(lengthened(shortened(facts))).toEqual(facts)
})

test('whatever the facts are, they are read as they were', () => {
  const fact = fc
    .tuple(
      fc.constantFrom('moved', 'shown'),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 2 })),
    )
    .map(([type, fields]) => ({ type, ...fields }))
  fc.assert(
    fc.property(fc.array(fact), facts => {
      const sent = JSON.parse(JSON.stringify(shortened(facts)))
      expect(lengthened(sent)).toEqual(JSON.parse(JSON.stringify(facts)))
    }),
    { numRuns: 1000 },
  )
})
