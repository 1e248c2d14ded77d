/** Everything we build on has a licence that we accept and is exactly what was chosen, and the page that says so is up to date. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flawsIn, type Lock, packagesIn, pageOf } from './licences/lock.ts'

const root = new URL('..', import.meta.url)
const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as Lock

test('every licence is one we accept, every package has its sum, and every version of ours is exact', () => {
  expect(packagesIn(lock).length).toBeGreaterThan(200)
  expect(flawsIn(lock)).toEqual([])
})

test("docs/licences.md is up to date: 'npm run licences' writes it", () => {
  expect(readFileSync(new URL('docs/licences.md', root), 'utf8')).toBe(pageOf(lock))
})

const SUM = `sha512-${'A'.repeat(86)}==`

test.each([
  [{ version: '1.0.0', integrity: SUM, license: 'AGPL-3.0' }, /'AGPL-3.0' is not among/],
  [{ version: '1.0.0', integrity: SUM }, /'none' is not among/],
  [{ version: '1.0.0', license: 'MIT' }, /no sha512 sum/],
  [{ version: '1.0.0', integrity: 'sha1-AAAA', license: 'MIT' }, /no sha512 sum/],
])('%j is found', (odd, flaw) => {
  expect(flawsIn({ packages: { 'node_modules/odd': odd } })).toEqual([expect.stringMatching(flaw)])
})

test('a version that may change by itself is found', () => {
  const packages = { 'packages/kernel': { dependencies: { odd: '^1.0.0', '@bivouac/grid': '*' } } }
  expect(flawsIn({ packages })).toEqual([
    "packages/kernel: 'odd' is asked for as '^1.0.0', not by an exact version.",
  ])
})
