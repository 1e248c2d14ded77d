/** Clause ids that a game's code and tests cite are in its rulebook, once, and rulings are listed there. */
// By its path, so that tidy still runs when another part of the testkit does not load.
import { prefixOf, ruleMatrix } from '../../packages/testkit/src/rule-matrix.ts'
import { type File, isSource, lineAt, type Problem } from './file.ts'

export function clauses(files: readonly File[]): Problem[] {
  return files
    .filter(file => /^games\/[^/]+\/RULEBOOK\.md$/.test(file.path))
    .flatMap(book => inGame(book, files))
}

function inGame(book: File, files: readonly File[]): Problem[] {
  const prefix = prefixOf(book.text)
  if (prefix === undefined)
    return [{ path: book.path, line: 1, text: "no clause found: a clause is a line like '- N-1.1 …'" }]
  const folder = book.path.replace('RULEBOOK.md', '')
  const sources = files.filter(file => isSource(file.path))
  const matrix = ruleMatrix({
    rulebook: book.text,
    code: sources.filter(file => file.path.startsWith(`${folder}src/`)),
    tests: sources.filter(file => file.path.startsWith(`${folder}test/`)),
    prefix,
  })
  const rulings = book.text.slice(book.text.search(/^## Rulings$/m))
  return [
    ...twice(book, prefix),
    ...matrix.clauses
      .filter(clause => clause.decided && !rulings.match(new RegExp(`^- \\*\\*[^*]*${clause.id}\\b`, 'm')))
      .map(({ id }) => ({
        path: book.path,
        line: lineAt(book.text, book.text.indexOf(`- ${id} `)),
        text: `${id} holds a ruling that the chapter 'Rulings' does not list`,
      })),
    ...matrix.unknown.map(({ id, path, line }) => ({ path, line, text: `${id} is not in ${book.path}` })),
  ]
}

function twice(book: File, prefix: string): Problem[] {
  const seen = new Set<string>()
  return [...book.text.matchAll(new RegExp(`^- (${prefix}-\\d+\\.\\d+) `, 'gm'))].flatMap(match => {
    const again = seen.has(match[1])
    seen.add(match[1])
    if (!again) return []
    return [{ path: book.path, line: lineAt(book.text, match.index), text: `${match[1]} is there twice` }]
  })
}
