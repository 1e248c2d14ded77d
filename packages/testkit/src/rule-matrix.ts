/** The clause matrix: which lines of code carry out a rulebook clause, and which tests tell its story. */

export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface Clause {
  readonly id: string
  readonly text: string
  /** Where the code cites it, as `path:line`. */
  readonly code: readonly string[]
  /** The tests that name it, as `path: title`. */
  readonly tests: readonly string[]
  /** Whether it holds a ruling of ours. */
  readonly decided: boolean
}

export interface RuleMatrix {
  readonly clauses: readonly Clause[]
  readonly missing: readonly { readonly id: string; readonly what: 'code' | 'test' }[]
  /** Ids that are cited but are not in the rulebook. */
  readonly unknown: readonly { readonly id: string; readonly path: string; readonly line: number }[]
}

export interface MatrixInput {
  readonly rulebook: string
  readonly code: readonly SourceFile[]
  readonly tests: readonly SourceFile[]
  /** The letter all ids of this rulebook begin with. */
  readonly prefix: string
}

const DECIDED = /\*\([^)]*\bdecided\b[^)]*\)\*/

export function ruleMatrix({ rulebook, code, tests, prefix }: MatrixInput): RuleMatrix {
  const texts = clauseTexts(rulebook, prefix)
  const inCode = code.flatMap(file => citations(file, prefix))
  const inTests = tests.flatMap(file => citations(file, prefix))
  const titles = tests.flatMap(file => titlesOf(file, prefix))

  const clauses = [...texts].map(([id, text]) => ({
    id,
    text,
    code: unique(inCode.filter(c => c.id === id).map(c => `${c.path}:${c.line}`)),
    tests: unique(titles.filter(t => t.ids.includes(id)).map(t => `${t.path}: ${t.title}`)),
    decided: DECIDED.test(text),
  }))
  return {
    clauses,
    missing: clauses.flatMap(({ id, code, tests }) => [
      ...(code.length === 0 ? [{ id, what: 'code' as const }] : []),
      ...(tests.length === 0 ? [{ id, what: 'test' as const }] : []),
    ]),
    unknown: [...inCode, ...inTests].filter(c => !texts.has(c.id)),
  }
}

/** The letter of the first clause in a rulebook, for callers that only have its text. */
export const prefixOf = (rulebook: string): string | undefined =>
  rulebook.match(/^- ([A-Z]+)-\d+\.\d+ /m)?.[1]

function clauseTexts(rulebook: string, prefix: string): Map<string, string> {
  const lines = rulebook.matchAll(new RegExp(`^- (${prefix}-\\d+\\.\\d+) (.*)$`, 'gm'))
  return new Map([...lines].map(([, id, text]) => [id, text.trim()]))
}

/** `N-3.4`, but not part of a longer word or number; a full stop may follow. */
const idPattern = (prefix: string): RegExp =>
  new RegExp(`(?<![\\w-])${prefix}-\\d+\\.\\d+(?!\\w|\\.\\d)`, 'g')

const idsIn = (text: string, prefix: string): string[] => text.match(idPattern(prefix)) ?? []

/** Any mention counts: ids look like nothing else in code, so a comment and a `clause: 'N-4.1'` are found alike. */
function citations(file: SourceFile, prefix: string): { id: string; path: string; line: number }[] {
  return file.text
    .split('\n')
    .flatMap((text, i) => idsIn(text, prefix).map(id => ({ id, path: file.path, line: i + 1 })))
}

/**
 * A test call with a quoted title: `test('…'`, or the second pair of brackets of `test.each(…)('…'`, for which a
 * closing bracket (or the backtick of a table) stands before the opening one.
 */
const CALL = /(?:\b(?:test|it|describe)((?:\.\w+)*)|[)`])\s*\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g

/** Titles that name clauses in square brackets. What is commented out, skipped or still to be written proves nothing. */
function titlesOf(file: SourceFile, prefix: string): { ids: string[]; path: string; title: string }[] {
  const live = file.text.replace(/^\s*(?:\/\/|\/\*|\*).*$/gm, '')
  return [...live.matchAll(CALL)].flatMap(([, modifiers, , title]) => {
    if (/\.(?:skip|todo)\b/.test(modifiers ?? '')) return []
    const ids = [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) => idsIn(inside, prefix))
    return ids.length > 0 ? [{ ids, path: file.path, title: title.replace(/\\(.)/g, '$1') }] : []
  })
}

const unique = (list: readonly string[]): string[] => [...new Set(list)]

const LONGEST = 90

export function matrixTable(matrix: RuleMatrix): string {
  const { clauses, missing, unknown } = matrix
  const without = (what: 'code' | 'test') => missing.filter(m => m.what === what).map(m => m.id)
  const lines = [
    `${clauses.length} clauses, ${clauses.filter(c => c.decided).length} with a ruling of ours; ` +
      `${without('code').length} without code, ${without('test').length} without a test, ` +
      `${unknown.length} unknown ids.`,
    '',
    '| clause | says | ruling | code | tests |',
    '|---|---|---|---|---|',
    ...clauses.map(
      c =>
        `| ${c.id} | ${cell(shorten(c.text))} | ${c.decided ? 'yes' : ''} | ${cells(c.code)} | ${cells(c.tests)} |`,
    ),
    ...section('Without code', without('code')),
    ...section('Without a test', without('test')),
    ...section(
      'Unknown ids',
      unknown.map(u => `${u.id} at ${u.path}:${u.line}`),
    ),
  ]
  return `${lines.join('\n')}\n`
}

const section = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : ['', `## ${title}`, '', ...items.map(item => `- ${item}`)]

const cells = (items: readonly string[]): string =>
  items.length > 0 ? items.map(cell).join('<br>') : '**none**'

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Cuts at a word and drops Markdown's asterisks, of which a cut might leave one alone. */
function shorten(text: string): string {
  const plain = text.replaceAll('*', '')
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`
}
