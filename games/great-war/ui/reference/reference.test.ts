/** The reference holds every clause of the rulebook, marks every ruling, and its gallery speaks every language. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { checkReference } from '@bivouac/face-kit/check-reference'
import { checkTranslations } from '@bivouac/face-kit/check-translation'
import { expect, test } from 'vitest'
import { CHAPTERS } from './chapters.ts'
import same from './messages/same.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }

const rulebook = readFileSync(new URL('../../RULEBOOK.md', import.meta.url), 'utf8')

test('the rules are those of the rulebook', () => {
  expect(checkReference(rulebook, CHAPTERS, terms)).toEqual([])
})

test('the gallery speaks every language', async () => {
  expect(await checkTables(language => import(`./messages/${language}.ts`), same)).toEqual([])
})

test.each(checkTranslations(fileURLToPath(new URL('../..', import.meta.url))))(
  'the clauses in $language say what the English ones say',
  ({ flaws }) => {
    expect(flaws).toEqual([])
  },
)
