/** The whole app in every language that it offers, and what the check says of one that is not begun. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@bivouac/face-kit'
import { expect, test } from 'vitest'
import { languageFlaws } from './language/check.ts'
import { gameFolders, ROOT, tableFolders } from './language/tables.ts'

test.each(LANGUAGES)('%s is whole', async language => {
  expect(await languageFlaws(language)).toEqual([])
})

test('a language that is not begun lacks its place in the list, every table, every clause and every term', async () => {
  const flaws = await languageFlaws('it')
  expect(flaws[0]).toBe("packages/face-kit/src/languages.ts: 'it' is not in the list")
  for (const { pathIn } of tableFolders())
    expect(flaws).toContainEqual(expect.stringMatching(`^${pathIn('it')}: missing, [0-9]+ messages$`))
  for (const game of gameFolders()) {
    expect(flaws).toContain(`${game}/rulebook/it.md: missing, the rules are shown in English`)
    expect(flaws).toContain(`${game}/ui/reference/terms.json: missing, 'hill'`)
  }
})

test('whoever adds a language is led to every folder of messages, and to none that is not there', () => {
  const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const chapter = guide.split(/^## /m).find(text => text.startsWith('Adding a language'))!
  // A folder is named by a pattern that ends in it: `apps/web/src/messages`, `games/*/ui/{coach,cover}/messages`.
  const patterns = [...chapter.matchAll(/`((?:apps|games|packages)\/[^`]*messages\}?)`/g)].map(
    ([, path]) => path,
  )
  const named = patterns.map(pattern => globSync(pattern, { cwd: ROOT }))
  expect(named.flat().sort()).toEqual(tableFolders().map(({ folder }) => folder))
  // A name among several of which there is no folder finds nothing, and the pattern would hide it.
  for (const pattern of patterns)
    for (const single of eachOf(pattern)) expect(globSync(single, { cwd: ROOT }), single).not.toEqual([])
})

/** `a/{b,c}/d` is `a/b/d` and `a/c/d`. */
function eachOf(pattern: string): readonly string[] {
  const [, before, names, after] = pattern.match(/^(.*?)\{(.*)\}(.*)$/) ?? []
  return names === undefined ? [pattern] : names.split(',').map(name => `${before}${name}${after}`)
}
