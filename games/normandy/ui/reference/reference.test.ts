/** The reference holds every clause of the rulebook, marks every ruling, and its gallery speaks every language. */
import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language, parseRulebook, titledChapters } from '@bivouac/face-kit'
import { checkMessages } from '@bivouac/face-kit/check-messages'
import { expect, test } from 'vitest'
import { CHAPTER_TITLES } from './chapter-titles.ts'
import { GALLERY as de } from './messages/de.ts'
import { GALLERY as en } from './messages/en.ts'
import { GALLERY as es } from './messages/es.ts'
import { GALLERY as hu } from './messages/hu.ts'
import { GALLERY as pl } from './messages/pl.ts'
import terms from './terms.json' with { type: 'json' }

const rulebook = readFileSync(new URL('../../RULEBOOK.md', import.meta.url), 'utf8')
const chapters = titledChapters(rulebook, CHAPTER_TITLES)
const clauses = chapters.flatMap(chapter => chapter.clauses)
const TABLES = { en, de, es, hu, pl }

test('every numbered chapter is there, and no title is without one', () => {
  const all = parseRulebook(rulebook).map(({ id }) => id)
  const told = chapters.map(({ id }) => id)
  expect(told).toEqual(expect.arrayContaining(all.filter(id => /^N-\d+$/.test(id))))
  expect(all).toEqual(expect.arrayContaining(Object.keys(CHAPTER_TITLES)))
})

test('every clause of the rulebook is there once', () => {
  const numbers = [...rulebook.matchAll(/^- (N-\d+\.\d+) /gm)].map(([, id]) => id)
  const told = clauses.map(({ id }) => id)
  expect(told).toEqual(expect.arrayContaining(numbers))
  expect(new Set(told).size).toBe(told.length)
})

test('whatever the rulings name is marked as one', () => {
  const rulings =
    chapters.find(({ id }) => id === 'rulings')?.clauses.filter(({ isRuling }) => isRuling) ?? []
  expect(rulings.length).toBeGreaterThan(20)
  for (const { text } of rulings) {
    // The first clause named is the one that was decided; others say what it touches.
    const [, id] = text.match(/^\*\*([^*,]+)/) ?? []
    expect(clauses.find(clause => clause.id === id)?.isRuling, text).toBe(true)
  }
})

test('titles and terms in every language', () => {
  for (const texts of [...Object.values(CHAPTER_TITLES), ...terms])
    for (const language of LANGUAGES) expect(texts[language]).toMatch(/\S/)
})

/** What is called the same in English. */
const SAME: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: ['cards.initiative'],
  es: ['marker.radio'],
  hu: [],
  pl: [],
}

test.each(LANGUAGES.filter(language => language !== 'en'))('the gallery in %s', language => {
  expect(checkMessages(en, TABLES[language], language, SAME[language])).toEqual([])
})
