/** `bivouac lab puzzles`, as a user runs it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findGame } from '../src/find.ts'
import { bivouac, bivouacJson } from './bivouac.ts'
import { freshFolder } from './player.ts'
import { shippedText } from './shipped-puzzles.ts'

/** Programs start, with threads of their own, on a machine that may be busy. */
const LONG_MS = 300_000
const folder = freshFolder()

test('the same seed gives the same file, at once by two threads or in two goes', {
  timeout: LONG_MS,
}, async () => {
  const [once, twice] = ['once.json', 'twice.json'].map(name => join(folder, name))
  const run = ['lab', 'puzzles', '--game', 'normandy', '--depth', 'quick', '--seed', 'small']
  const figures = await bivouacJson<{ games: number; found: number }>(...run, '--games', '2', '--out', once)
  await bivouacJson(...run, '--games', '1', '--workers', '1', '--out', twice)
  await bivouacJson(...run, '--games', '2', '--workers', '1', '--out', twice)
  expect(figures).toMatchObject({ games: 2, found: expect.any(Number), out: once })
  expect(figures.found).toBeGreaterThan(0)
  expect(readFileSync(twice, 'utf8')).toBe(readFileSync(once, 'utf8'))

  const other = await bivouac([...run.slice(0, -1), 'other', '--games', '3', '--out', once])
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('from seed small, not other')])
  const deeper = await bivouac([...run, '--depth', 'expert', '--games', '3', '--out', once])
  expect([deeper.code, deeper.err]).toEqual([2, expect.stringContaining('measured at another depth')])
})

test('the figures of a file are shown without playing; a file by another hand is refused', {
  timeout: LONG_MS,
}, async () => {
  const file = join(folder, 'shipped.json')
  writeFileSync(file, shippedText(findGame('normandy')))
  const run = ['lab', 'puzzles', '--games', '0', '--out', file]
  const shown = await bivouac([...run, '--game', 'normandy'])
  expect(shown).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ puzzles from \d+ games, in /) })
  expect(shown.out).toContain('which-card-to-bid')
  expect(readFileSync(file, 'utf8')).toBe(shippedText(findGame('normandy')))
  const wrong = await bivouac([...run, '--game', 'great-war'])
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("of 'normandy', not of 'great-war'")])
})
