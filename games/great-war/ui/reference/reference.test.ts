/** The reference holds every clause of the rulebook, marks every ruling, and its gallery speaks every language. */
import { readFileSync } from 'node:fs'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { checkReference } from '@bivouac/face-kit/check-reference'
import { expect, test } from 'vitest'
import { CHAPTER_TITLES } from './chapter-titles.ts'
import terms from './terms.json' with { type: 'json' }

const rulebook = readFileSync(new URL('../../RULEBOOK.md', import.meta.url), 'utf8')

test('the rules are those of the rulebook', () => {
  expect(checkReference(rulebook, CHAPTER_TITLES, terms)).toEqual([])
})

test('the gallery speaks every language', async () => {
  expect(await checkTables(language => import(`./messages/${language}.ts`))).toEqual([])
})
