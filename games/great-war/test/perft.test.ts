/** Counts of command sequences. A change here is a change of the rules and must be explained. */
import { readdirSync, readFileSync } from 'node:fs'
import { perft } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar } from '../src/game.ts'
import { boardOf } from './scenario-files.ts'

const folder = new URL('perft/', import.meta.url)

/** `name`, `scenario`, `seed` and `counts`, one a line. */
function readPerft(file: string) {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const field = (name: string): string => text.match(new RegExp(`^${name} (.*)$`, 'm'))?.[1] ?? ''
  return {
    name: field('name'),
    scenario: field('scenario'),
    seed: field('seed'),
    counts: field('counts').split(' ').map(Number),
  }
}

test.each(readdirSync(folder).map(readPerft))(
  '$name: $scenario, seed $seed',
  ({ scenario, seed, counts }) => {
    expect(counts.length).toBeGreaterThanOrEqual(3)
    expect(perft(greatWar, boardOf(scenario), seed, counts.length)).toEqual(counts)
  },
)
