/** Counts of command sequences. A change here is a change of the rules and must be explained. */
import { seeded, unwrap } from '@bivouac/kernel'
import { openScenario, perft, perftFrom, readPerfts } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar } from '../src/game.ts'
import { boardOf } from './scenario-files.ts'

test.each(readPerfts(new URL('perft/', import.meta.url)))(
  '$name: $scenario',
  ({ scenario, seed, counts, position }) => {
    expect(counts.length).toBeGreaterThanOrEqual(3)
    const found =
      position === undefined
        ? perft(greatWar, boardOf(scenario), seed, counts.length)
        : perftFrom(
            greatWar,
            unwrap(greatWar.parsePosition(position, seeded, id => openScenario(greatWar, id))),
            counts.length,
          )
    expect(found).toEqual(counts)
  },
)
