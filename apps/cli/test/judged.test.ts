import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addJudged, JUDGED_FORMAT, type JudgedLine, readJudged, verdictOn } from '../src/lab/judged.ts'

const folder = mkdtempSync(join(tmpdir(), 'bivouac-judged-'))
afterAll(() => rmSync(folder, { recursive: true }))

const line = (record: string): JudgedLine => ({
  format: JUDGED_FORMAT,
  record,
  game: 'normandy',
  scenario: 'la-raye',
  depth: 'quick',
  lasting: 1,
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

test('the share of the losses that lasts is the one that luck is even with', () => {
  // Begun at one half and won: 50 points were lost, however many were measured.
  const judgedBy = (lasting: number, measured: number): JudgedLine => {
    const lost = lasting * measured
    const own = line(`${measured}`)
    return { ...own, lasting, other: { ...own.other, lost }, luck: 5000 - lost }
  }
  const measured = [5000, 7000, 9000, 11_000]
  const all = verdictOn(measured.map(lost => judgedBy(1, lost)))
  expect([all.luck, all.lasting]).toEqual([-3000, 0.625])
  expect(all.lastingError).toBeGreaterThan(0.05)
  // Judged with that share, the same games ask for it again, and luck is even.
  const again = verdictOn(measured.map(lost => judgedBy(0.625, lost)))
  expect(again).toMatchObject({ luck: 0, lasting: 0.625, lastingError: all.lastingError })
  // Where nothing was lost, nothing can be said.
  expect(verdictOn([judgedBy(1, 0)])).toMatchObject({ lasting: 1, lastingError: 0 })
})
