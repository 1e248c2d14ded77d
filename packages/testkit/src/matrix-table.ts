/** Renders the clause matrix as a Markdown page for the docs. */
import type { RuleMatrix } from './rule-matrix.ts'

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
