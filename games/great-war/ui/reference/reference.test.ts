/** The reference holds every clause of the rulebook, marks every ruling, and its gallery speaks every language. */
import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@bivouac/face-kit'
import { checkMessages } from '@bivouac/face-kit/check-messages'
import { checkReference } from '@bivouac/face-kit/check-reference'
import { expect, test } from 'vitest'
import { CHAPTER_TITLES } from './chapter-titles.ts'
import { GALLERY as de } from './messages/de.ts'
import { GALLERY as en } from './messages/en.ts'
import { GALLERY as es } from './messages/es.ts'
import { GALLERY as hu } from './messages/hu.ts'
import { GALLERY as pl } from './messages/pl.ts'
import terms from './terms.json' with { type: 'json' }

const rulebook = readFileSync(new URL('../../RULEBOOK.md', import.meta.url), 'utf8')
const TABLES = { en, de, es, hu, pl }

test('the rules are told as the rulebook tells them', () => {
  expect(checkReference(rulebook, CHAPTER_TITLES, terms)).toEqual([])
})

/** What is called the same in English. */
const SAME: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: [],
  es: [],
  hu: [],
  pl: [],
}

test.each(LANGUAGES.filter(language => language !== 'en'))('the gallery in %s', language => {
  expect(checkMessages(en, TABLES[language], language, SAME[language])).toEqual([])
})
