/** A bounded fuzz: random play of all scenarios with every promise of the kernel checked on the way. */
import { randomBytes } from 'node:crypto'
import { fuzz } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar } from '../src/game.ts'

test('from a fixed seed', () => {
  expect(fuzz(greatWar, { actions: 60_000, seed: 'great-war', closely: 2_000 })).toMatchObject({
    actions: 60_000,
    violations: [],
  })
})

const fresh = process.env.FUZZ_SEED ?? randomBytes(4).toString('hex')

test(`from the fresh seed ${fresh} (FUZZ_SEED=${fresh} repeats it)`, () => {
  expect(fuzz(greatWar, { actions: 30_000, seed: fresh, closely: 2_000 }).violations).toEqual([])
})
