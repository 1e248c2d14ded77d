/** Printed figures. */
import { expect, test } from 'vitest'
import { DEVASTATING, HQ_PER_TARGETING_DIE } from '../src/figures.ts'
import { DIE_FACES } from '../src/vocabulary.ts'

test('[G-2.2] the battle die has two soldiers and one of each other face', () => {
  expect(DIE_FACES).toEqual(['soldier', 'soldier', 'skull', 'burst', 'flag', 'hq'])
})

test('[G-10.2, G-10.7] a targeting die costs one HQ token, three of a kind devastate', () => {
  expect([HQ_PER_TARGETING_DIE, DEVASTATING]).toEqual([1, 3])
})
