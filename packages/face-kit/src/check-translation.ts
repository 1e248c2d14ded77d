/** Whether a rulebook's translation says what the English clauses say today: for tests and `bivouac rules --check`. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LANGUAGES, type Language } from './languages.ts'
import { parseRulebook } from './rulebook.ts'
import { parseTranslation } from './translation.ts'

/** Rulebooks that do not speak a language yet, as `normandy/fr`: the reference shows them in English and says so. */
const ENGLISH_ONLY: readonly string[] = []

/** What a translated line carries of the English text it was made from. */
const markOf = (english: string): string => createHash('sha256').update(english).digest('hex').slice(0, 6)

interface EnglishLine {
  readonly id: string
  readonly text: string
  /** The id of its chapter. */
  readonly chapter: string
}

const linesOf = (rulebook: string): readonly EnglishLine[] =>
  parseRulebook(rulebook).flatMap(({ id, title, clauses }) =>
    [{ id, text: title }, ...clauses].map(line => ({ id: line.id, text: line.text, chapter: id })),
  )

/** Chapters with a number and the rulings have to be translated; any other chapter whole or not at all. */
const isAlwaysAsked = (chapter: string): boolean => chapter === 'rulings' || /^[A-Z]+-\d+$/.test(chapter)

interface TranslationReport {
  /** Clauses with a number, and how many of them are translated and up to date. */
  readonly clauses: number
  readonly current: number
  /** What is wrong, one line each; none if all is well. */
  readonly flaws: readonly string[]
}

/** Every language but English, from a game's folder; a language without a file has nothing, and says whether that is known. */
export function checkTranslations(
  folder: string,
): readonly (TranslationReport & { readonly language: Language })[] {
  const game = basename(folder)
  const rulebook = readFileSync(join(folder, 'RULEBOOK.md'), 'utf8')
  return LANGUAGES.filter(language => language !== 'en').map(language => {
    const file = join(folder, 'rulebook', `${language}.md`)
    const isExcused = ENGLISH_ONLY.includes(`${game}/${language}`)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const report = checkTranslation(rulebook, text, `games/${game}/RULEBOOK.md`)
    return { language, ...report, flaws: isExcused ? [] : report.flaws }
  })
}

/** `path` is the English rulebook's from the root of the repository, for the command that shows what changed. */
function checkTranslation(rulebook: string, translation: string, path: string): TranslationReport {
  const english = linesOf(rulebook)
  const lines = parseTranslation(translation)
  const flawOf = ({ id, text, chapter }: EnglishLine): string | undefined => {
    const line = lines.get(id)
    if (line === undefined)
      return isAlwaysAsked(chapter) || lines.has(chapter) ? `${id} is missing` : undefined
    if (line.mark === undefined) return `${id} has no mark: 'npx bivouac rules --mark' sets it`
    if (line.mark !== markOf(text)) return staleness(id, line.mark, markOf(text), path)
    const cited = citedIn(text).filter(one => !citedIn(line.text).includes(one))
    return cited.length > 0 ? `${id} does not name ${cited.join(', ')} as the English one does` : undefined
  }
  const numbered = english.filter(({ id }) => id.includes('.'))
  const known = new Set(english.map(({ id }) => id))
  return {
    clauses: numbered.length,
    current: numbered.filter(line => flawOf(line) === undefined).length,
    flaws: [
      ...english.flatMap(line => flawOf(line) ?? []),
      ...[...lines.keys()].filter(id => !known.has(id)).map(id => `${id} is not in the English rulebook`),
      ...idsOf(translation)
        .filter((id, i, ids) => ids.indexOf(id) < i)
        .map(id => `${id} is there twice`),
    ],
  }
}

const citedIn = (text: string): string[] => text.match(/\b[A-Z]-\d+(?:\.\d+)?\b/g) ?? []

const idsOf = (translation: string): string[] =>
  [...translation.matchAll(/^(?:##|-) ([\w.-]+)/gm)].map(([, id]) => id)

function staleness(id: string, old: string, now: string, path: string): string {
  const place = id.includes('.') ? `'/^- ${id.replace('.', '\\.')} /,+1:${path}'` : path
  const command = id.includes('.') ? `git log -p -L ${place}` : `git log -p ${place}`
  return `${id} has changed in English since it was translated: '${command}' shows how; then write [${now}] for [${old}]`
}

/** Puts a mark on every translated line that has none. Nobody but a translator may change one that is there. */
export function markTranslations(folder: string): void {
  const rulebook = readFileSync(join(folder, 'RULEBOOK.md'), 'utf8')
  for (const language of LANGUAGES) {
    const file = join(folder, 'rulebook', `${language}.md`)
    if (existsSync(file)) writeFileSync(file, markedTranslation(rulebook, readFileSync(file, 'utf8')))
  }
}

function markedTranslation(rulebook: string, translation: string): string {
  const english = new Map(linesOf(rulebook).map(({ id, text }) => [id, text]))
  return translation.replace(/^(##|-) ([\w.-]+) (?!\[[0-9a-f]{6}\] )/gm, (whole, sign, id) => {
    const text = english.get(id)
    return text === undefined ? whole : `${sign} ${id} [${markOf(text)}] `
  })
}
