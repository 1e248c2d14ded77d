import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addJudged, JUDGED_FORMAT, type JudgedLine, readJudged } from '../src/lab/judged.ts'

const folder = mkdtempSync(join(tmpdir(), 'bivouac-judged-'))
afterAll(() => rmSync(folder, { recursive: true }))

const line = (record: string): JudgedLine => ({
  format: JUDGED_FORMAT,
  record,
  game: 'normandy',
  scenario: 'la-raye',
  depth: 'quick',
  winner: 'us',
  better: { side: 'us', decisions: 40, lost: 0, marked: 0 },
  other: { side: 'german', decisions: 40, lost: 5000, marked: 3 },
  luck: 0,
  thrown: 0,
  planted: 1,
  found: 1,
})

test('two who judge games into one file lose nothing of each other', () => {
  const file = join(folder, 'judged.ndjson')
  addJudged(file, line('mine'))
  addJudged(file, line('yours'))
  addJudged(file, line('mine again'))
  expect(readJudged(file).map(({ record }) => record)).toEqual(['mine', 'yours', 'mine again'])
})
