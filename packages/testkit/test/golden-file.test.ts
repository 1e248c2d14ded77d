import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { goldenDifference } from '../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'golden-'))
const file = pathToFileURL(join(folder, 'kept.txt'))
writeFileSync(file, 'one\ntwo\nthree')
afterAll(() => rmSync(folder, { recursive: true }))

test('the same text differs in nothing', () => {
  expect(goldenDifference(file, 'one\ntwo\nthree')).toBeUndefined()
})
test('the first line that differs is shown', () => {
  expect(goldenDifference(file, 'one\n2\n3')).toBe('line 2 is now: 2\nit was: two')
})
test('so is a line too many or too few', () => {
  expect(goldenDifference(file, 'one\ntwo\nthree\nfour')).toBe('line 4 is now: four\nit was: undefined')
  expect(goldenDifference(file, 'one\ntwo')).toBe('the text ends before line 3: three')
})
test('without a file it is said how to make one', () => {
  expect(goldenDifference(new URL('none.txt', file), 'one')).toMatch('run once with UPDATE_GOLDEN=1')
})
