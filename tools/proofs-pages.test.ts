/** The pages of proofs say which test holds what: all of them must be there. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)

/** A page's own abbreviations, as its first lines explain them. */
const foldersIn = (page: string) =>
  [...page.matchAll(/`([a-z]\/)` (?:stands )?for\s+`([^`]+)`/g)].map(([, short, long]) => [short, long])

test.each([
  ['docs/online-proofs.md', 3],
  ['docs/house-proofs.md', 4],
  ['docs/threat-model.md', 3],
])('%s: every test that is named is there, and no line is without one', (file, abbreviations) => {
  const page = readFileSync(new URL(file, root), 'utf8')
  const folders = foldersIn(page)
  expect(folders).toHaveLength(abbreviations)
  const [proofs] = page.split('## Long runs')
  const rows = proofs.split('\n').filter(line => /^\| [^|]/.test(line) && !line.includes('| held by |'))
  const named = rows.map(row => [...row.matchAll(/`([^`]+\.test\.ts)`/g)])
  expect(rows.filter((_, i) => named[i].length === 0)).toEqual([])
  const paths = named.flat().map(([, path]) => {
    const [, long] = folders.find(([short]) => path.startsWith(short)) ?? []
    return long === undefined ? path : long + path.slice(2)
  })
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter(path => !existsSync(new URL(path, root)))).toEqual([])
})
