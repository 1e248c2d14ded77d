/**
 * One recorded random game per scenario, with what each seat sees at each step. UPDATE_GOLDEN=1 writes the files anew;
 * their difference is read before it is kept.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { playthrough } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar } from '../src/game.ts'
import { boardOf } from './scenario-files.ts'

/** Enough for a turn or two of each side, few enough to be read. */
const STEPS = 70

test.each(greatWar.scenarios.map(({ id, number }) => ({ id, number })))('$number $id', ({ id, number }) => {
  const file = new URL(`playthroughs/${String(number).padStart(2, '0')}-${id}.txt`, import.meta.url)
  const text = playthrough(greatWar, boardOf(id), `golden ${number}`, STEPS)
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, text)
  expect(existsSync(file), 'run once with UPDATE_GOLDEN=1').toBe(true)
  // Not a whole-text diff of some thousand lines: the first line that differs says it all.
  const kept = readFileSync(file, 'utf8').split('\n')
  const now = text.split('\n')
  const at = now.findIndex((line, i) => line !== kept[i])
  expect(at < 0 ? 'the same' : `line ${at + 1}: ${now[at]}`).toBe(
    at < 0 ? 'the same' : `line ${at + 1}: ${kept[at]}`,
  )
  expect(now).toHaveLength(kept.length)
})
