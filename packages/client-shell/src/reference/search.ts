/** Finds clauses by words or by their number, also by the game's terms in the reader's own language. */
import type { Language, ReadChapter, ReadClause } from '@bivouac/face-kit'
import type { GameReference } from '../game-ui.ts'
import { plainText } from './clause-markdown.ts'

/** What is looked through. */
export interface Searched extends Pick<GameReference, 'terms'> {
  readonly chapters: readonly ReadChapter[]
}

interface Found {
  readonly chapter: ReadChapter
  readonly clauses: readonly ReadClause[]
}

export interface SearchAnswer {
  /** Chapters with the clauses that answer; chapters without one are left out. */
  readonly found: readonly Found[]
  /** The words to be marked in the text, folded. */
  readonly words: readonly string[]
}

/** Without accents and capitals, so that `Kodd` finds `ködd`: people search on the keyboard they have. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ß', 'ss')
    .toLowerCase()

/** Whether a text has all words of a query, in any order. */
export function hasWords(text: string, query: string): boolean {
  const row = folded(text)
  return wordsOf(query).every(word => row.includes(word))
}

const wordsOf = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean)

/** The beginning of a term is enough from this many letters on. */
const BEGINNING = 3

/** What is looked for: the query's own words, or the English ones of a term that it names. */
function readings(reference: Searched, query: string, language: Language): string[][] {
  const asked = folded(query.trim())
  const named =
    asked.length < BEGINNING
      ? []
      : reference.terms
          .filter(term => folded(term[language]).startsWith(asked))
          .map(term => wordsOf(term.en.replace(/\(.*\)/, '')))
  return [wordsOf(query), ...named]
}

const CLAUSE_ID = /^(?:[a-z]{1,2}-)?(\d+)(?:\.(\d+)?)?$/

/** `4.3` could be any figure in any text: only the clause is meant. With its letter, clauses that cite it answer too. */
const BARE_ID = /^\d+\.\d*$/

/** `n-4`, `4.`, `4.3` and `n-4.3` name a chapter or a clause. */
function isNamed(id: string, query: string): boolean {
  const asked = CLAUSE_ID.exec(folded(query.trim()))
  if (!asked) return false
  const [chapter, clause] = id.replace(/^[A-Z]+-/, '').split('.')
  return asked[1] === chapter && (asked[2] === undefined || clause.startsWith(asked[2]))
}

export function searchClauses(reference: Searched, query: string, language: Language): SearchAnswer {
  if (query.trim() === '')
    return { found: reference.chapters.map(chapter => ({ chapter, clauses: chapter.clauses })), words: [] }
  const ways = readings(reference, query, language)
  const answers = (chapter: ReadChapter, clause: ReadClause): boolean => {
    if (isNamed(clause.id, query)) return true
    if (BARE_ID.test(query.trim())) return false
    const text = folded(
      `${clause.id} ${chapter.title} ${plainText(clause.text)} ${plainText(clause.english)}`,
    )
    return ways.some(words => words.every(word => text.includes(word)))
  }
  return {
    found: reference.chapters
      .map(chapter => ({ chapter, clauses: chapter.clauses.filter(clause => answers(chapter, clause)) }))
      .filter(({ clauses }) => clauses.length > 0),
    words: [...new Set(ways.flat())],
  }
}

/** A text in pieces, those to be marked apart. Folding keeps the number of letters but for a few, which are then not marked. */
export function marked(
  text: string,
  words: readonly string[],
): { readonly text: string; readonly isHit: boolean }[] {
  const plain = [...text].map(letter => folded(letter))
  if (words.length === 0 || plain.some(letter => letter.length > 1)) return [{ text, isHit: false }]
  const row = plain.join('')
  const hits = new Uint8Array(row.length)
  for (const word of words)
    for (let at = row.indexOf(word); at >= 0 && word !== ''; at = row.indexOf(word, at + word.length))
      hits.fill(1, at, at + word.length)
  const letters = [...text]
  const pieces: { text: string; isHit: boolean }[] = []
  letters.forEach((letter, i) => {
    const isHit = hits[i] === 1
    const last = pieces.at(-1)
    if (last && last.isHit === isHit) last.text += letter
    else pieces.push({ text: letter, isHit })
  })
  return pieces
}
