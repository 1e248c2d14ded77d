/** One recorded random game per scenario, with what each seat sees at each step. UPDATE_GOLDEN=1 writes the files anew. */
import { goldenDifference, playthrough } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar } from '../src/game.ts'
import { boardOf } from './scenario-files.ts'

/** Enough for a turn or two of each side, few enough to be read. */
const STEPS = 70

test.each(greatWar.scenarios.map(({ id, number }) => ({ id, number })))('$number $id', ({ id, number }) => {
  const file = new URL(`playthroughs/${String(number).padStart(2, '0')}-${id}.txt`, import.meta.url)
  const text = playthrough(greatWar, boardOf(id), `golden ${number}`, STEPS)
  expect(goldenDifference(file, text)).toBeUndefined()
})
