/** Every refusal is shown by a test of the rules, with its clause; and no clause of the rulebook lacks a test. */
import { readdirSync, readFileSync } from 'node:fs'
import { prefixOf, readGameFiles, ruleMatrix } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { REFUSALS } from '../src/refusals.ts'

const rules = new URL('rules/', import.meta.url)
const texts = readdirSync(rules).map(name => readFileSync(new URL(name, rules), 'utf8'))

test.each(REFUSALS.slice(1))('$clause $key is shown', ({ clause, key }) => {
  expect(texts.some(text => text.includes(`'${clause} ${key}'`))).toBe(true)
})

test('the matrix of clauses, code and tests has no gap', () => {
  const files = readGameFiles(new URL('..', import.meta.url).pathname)
  const { missing, unknown } = ruleMatrix({ ...files, prefix: prefixOf(files.rulebook) ?? '' })
  expect(missing).toEqual([])
  expect(unknown).toEqual([])
})
