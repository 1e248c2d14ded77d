/** Clauses are found by words, by number, and by terms of the reader's language. */
import { describe, expect, it } from 'vitest'
import { marked, type Searched, searchClauses } from '../../src/reference/search.ts'

const clause = (id: string, english: string, text = english) => ({
  id,
  text,
  english,
  isTranslated: text !== english,
  isRuling: false,
})
const REFERENCE: Searched = {
  chapters: [
    {
      id: 'N-1',
      title: 'Ködös dolgok',
      clauses: [clause('N-1.1', 'Two sides.', 'Két fél van.'), clause('N-1.11', 'A **card** may be *lost*.')],
    },
    {
      id: 'N-11',
      title: 'Fire',
      clauses: [
        clause('N-11.1', 'Hunker down: the card goes to your supply.'),
        clause('N-11.2', 'Fog of War.'),
      ],
    },
  ],
  terms: [
    {
      en: 'Hunker down',
      de: 'In Sicherheit bringen',
      es: 'Atrincherarse',
      fr: 'Atrincherarse',
      hu: 'Fedezékbe vonulás',
      pl: 'Przeczekanie',
    },
    { en: 'Guide (action)', de: 'Führen', es: 'Guiar', fr: 'Guiar', hu: 'Vezetés', pl: 'Manewr' },
  ],
}
const found = (query: string, language: 'en' | 'hu' | 'pl' = 'en') =>
  searchClauses(REFERENCE, query, language).found.flatMap(({ clauses }) => clauses.map(({ id }) => id))

describe('searching the rules', () => {
  it('shows everything while nothing is asked', () => {
    expect(found('  ')).toHaveLength(4)
  })

  it('wants all words, in any order and case, across the marks', () => {
    expect(found('LOST card')).toEqual(['N-1.11'])
    expect(found('lost supply')).toEqual([])
  })

  it('finds a clause by its number, with or without the letter', () => {
    expect(found('N-1.1')).toEqual(['N-1.1', 'N-1.11'])
    expect(found('11.2')).toEqual(['N-11.2'])
    expect(found('n-11')).toEqual(['N-11.1', 'N-11.2'])
    expect(found('1.')).toEqual(['N-1.1', 'N-1.11'])
  })

  it('finds English clauses by a term of the reader', () => {
    expect(found('fedezek', 'hu')).toEqual(['N-11.1'])
    expect(found('Przecz', 'pl')).toEqual(['N-11.1'])
    expect(found('fedezek', 'en')).toEqual([])
  })

  it('finds a clause by its own words and by the English ones', () => {
    expect(found('ket fel', 'hu')).toEqual(['N-1.1'])
    expect(found('two sides', 'hu')).toEqual(['N-1.1'])
  })

  it('finds by the title of the chapter in the language that is read', () => {
    expect(found('kodos', 'hu')).toEqual(['N-1.1', 'N-1.11'])
  })

  it('takes signs that mean something elsewhere as they are', () => {
    expect(found('.*(')).toEqual([])
  })

  it('marks without changing a letter', () => {
    const pieces = marked('Żółw i fog Fogfog', ['fog', 'zolw'])
    expect(pieces.map(({ text }) => text).join('')).toBe('Żółw i fog Fogfog')
    expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Żółw', 'fog', 'Fogfog'])
  })
})
