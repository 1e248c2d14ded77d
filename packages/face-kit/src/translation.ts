/**
 * A rulebook in another language: `rulebook/de.md` beside the English RULEBOOK.md, one line for each chapter and clause, with
 * the same id and a mark made of the English text that it translates: `- N-1.5 [3f09ac] Ein Marker zeigt …`.
 */
import type { Language } from './languages.ts'
import { parseRulebook } from './rulebook.ts'
import type { Fetchable } from './tables.ts'

interface TranslatedLine {
  /** Of the English text as it was when this was written; undefined while nobody has set it. */
  readonly mark: string | undefined
  readonly text: string
}

const LINE = /^(?:##|-) ([A-Za-z][\w.-]*) (?:\[([0-9a-f]{6})\] )?(.+)$/gm

/** By the id of a chapter or clause. */
export const parseTranslation = (markdown: string): ReadonlyMap<string, TranslatedLine> =>
  new Map([...markdown.matchAll(LINE)].map(([, id, mark, text]) => [id, { mark, text }]))

export interface ReadClause {
  readonly id: string
  /** Markdown of one paragraph, in the reader's language. */
  readonly text: string
  /** The same in English: what a reader does not find by his own words he may find by those on his cards. */
  readonly english: string
  /** Whether it is in the reader's language; otherwise it is shown in English, and says so. */
  readonly isTranslated: boolean
  readonly isRuling: boolean
}

/** A chapter as it is read in one language. */
export interface ReadChapter {
  readonly id: string
  readonly title: string
  readonly clauses: readonly ReadClause[]
}

/** The chapters of these ids in the order of the rulebook; without a translation in English. */
export function chaptersOf(
  rulebook: string,
  ids: readonly string[],
  translation: string | undefined,
): readonly ReadChapter[] {
  const lines = translation === undefined ? undefined : parseTranslation(translation)
  return parseRulebook(rulebook)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title, clauses }) => ({
      id,
      title: lines?.get(id)?.text ?? title,
      clauses: clauses.map(clause => ({
        id: clause.id,
        text: lines?.get(clause.id)?.text ?? clause.text,
        english: clause.text,
        isTranslated: lines?.has(clause.id) ?? true,
        isRuling: clause.isRuling,
      })),
    }))
}

/** Fetches `rulebook/de.md` among what a glob found; undefined where a language has none. */
export async function fetchTranslation(found: Fetchable, language: Language): Promise<string | undefined> {
  const path = Object.keys(found).find(one => one.endsWith(`/${language}.md`))
  return path === undefined ? undefined : ((await found[path]()) as string)
}
