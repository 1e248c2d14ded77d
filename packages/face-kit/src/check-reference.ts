/** What is wrong with a game's rules as its reference tells them, for tests: one line each, none if all is well. */
import { LANGUAGES, type Language } from './languages.ts'
import { parseRulebook } from './rulebook.ts'

type Texts = Readonly<Record<Language, string>>

/** Every numbered chapter and clause is there once, whatever the rulings name is marked as one, and all terms are there in every language. */
export function checkReference(
  rulebook: string,
  shown: readonly string[],
  terms: readonly Texts[],
): string[] {
  const book = parseRulebook(rulebook)
  const all = book.map(({ id }) => id)
  const chapters = book.filter(({ id }) => shown.includes(id))
  const clauses = chapters.flatMap(chapter => chapter.clauses)
  const ids = clauses.map(({ id }) => id)
  const numbers = [...rulebook.matchAll(/^- ([A-Z]-\d+\.\d+) /gm)].map(([, id]) => id)
  const rulings =
    chapters.find(({ id }) => id === 'rulings')?.clauses.filter(({ isRuling }) => isRuling) ?? []
  const isWhole = (texts: Texts): boolean => LANGUAGES.every(language => /\S/.test(texts[language]))
  return [
    ...all.filter(id => /^[A-Z]-\d+$/.test(id) && !chapters.some(one => one.id === id)).map(missing),
    ...shown.filter(id => !all.includes(id)).map(id => `no such chapter: ${id}`),
    ...numbers.filter(id => !ids.includes(id)).map(missing),
    ...ids.filter((id, i) => ids.indexOf(id) < i).map(id => `there twice: ${id}`),
    ...(rulings.length === 0 ? ['no rulings'] : []),
    ...rulings
      // The first clause named is the one that was decided; others say what it touches.
      .map(({ text }) => text.match(/^\*\*([^*,]+)/)?.[1] ?? text)
      .filter(id => !clauses.find(clause => clause.id === id)?.isRuling)
      .map(id => `not marked as a ruling: ${id}`),
    ...terms.filter(texts => !isWhole(texts)).map(({ en }) => `missing in a language: ${en}`),
  ]
}

const missing = (id: string): string => `missing: ${id}`
