/** Counts of command sequences. A change here is a change of the rules and must be explained. */
import { readdirSync, readFileSync } from 'node:fs'
import { seeded, unwrap } from '@bivouac/kernel'
import { openScenario, perft, perftFrom } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar } from '../src/game.ts'
import { boardOf } from './scenario-files.ts'

const folder = new URL('perft/', import.meta.url)

/** `name`, `scenario`, `seed` and `counts`, one a line; or a position after the line `position` instead of a seed. */
function readPerft(file: string) {
  const [text, position] = readFileSync(new URL(file, folder), 'utf8').split(/^position$/m)
  const field = (name: string): string => text.match(new RegExp(`^${name} (.*)$`, 'm'))?.[1] ?? ''
  return {
    name: field('name'),
    scenario: field('scenario'),
    seed: field('seed'),
    counts: field('counts').split(' ').map(Number),
    position,
  }
}

test.each(readdirSync(folder).map(readPerft))('$name: $scenario', ({ scenario, seed, counts, position }) => {
  expect(counts.length).toBeGreaterThanOrEqual(3)
  const found =
    position === undefined
      ? perft(greatWar, boardOf(scenario), seed, counts.length)
      : perftFrom(
          greatWar,
          unwrap(greatWar.parsePosition(position.trim(), seeded, id => openScenario(greatWar, id))),
          counts.length,
        )
  expect(found).toEqual(counts)
})
