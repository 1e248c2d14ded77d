/** The whole app in every language that it offers, and what the check says of one that is not begun. */
import { LANGUAGES } from '@bivouac/face-kit'
import { expect, test } from 'vitest'
import { languageFlaws } from './language/check.ts'
import { gameFolders, tableFolders } from './language/tables.ts'

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
