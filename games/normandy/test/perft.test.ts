/** Counts of command sequences. A change here is a change of the rules and must be explained. */
import { perft, readPerfts } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { normandy } from '../src/game.ts'
import { boardOf } from './table.ts'

test.each(readPerfts(new URL('perft/', import.meta.url)))(
  '$name: $scenario, seed $seed',
  ({ scenario, seed, counts }) => {
    expect(counts.length).toBeGreaterThanOrEqual(4)
    expect(perft(normandy, boardOf(scenario), seed, counts.length)).toEqual(counts)
  },
)
