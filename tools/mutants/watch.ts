/**
 * The text that notes, while the true code runs, which mutants would have made a difference where they stand: `a < b` and
 * `a <= b` are the same unless a is b. A test in which one never differs cannot find it, and need not be asked.
 */
import type { Node } from '../tidy/syntax.ts'
import { othersOf } from './mutators.ts'

/** A node as it is to be written: its text, that of its parts, and the numbers of its mutants. */
interface Watched {
  readonly node: Node
  readonly text: string
  readonly parts: readonly string[]
  readonly source: string
  /** The number of its first mutant, and how many it has of its own. */
  readonly first: number
  readonly own: number
  /** What stands instead of it by its place: `true`, `false`, `0`. */
  readonly instead: readonly string[]
  /** Whether only its truth matters there. */
  readonly isTested: boolean
}

export function watched({ first, own, instead, isTested, ...node }: Watched): string {
  const text = own === 0 ? node.text : ownText({ first, own, ...node })
  const value = isTested ? `!!(${text})` : text
  return instead.reduce((inner, to, i) => `$m.instead(${first + own + i}, ${to}, (${inner}))`, value)
}

function ownText({ node, text, parts, source, first, own }: Omit<Watched, 'instead' | 'isTested'>): string {
  const operator = node.operator as string
  const [left, right] = parts
  if (node.type === 'BinaryExpression') {
    const differ = othersOf(operator).map(
      (other, i) => `$m.differ(${first + i}, l ${operator} r, () => l ${other} r), `,
    )
    return `((l, r) => (${differ.join('')}l ${operator} r))((${left}), (${right}))`
  }
  if (node.type === 'LogicalExpression') {
    if (operator === '??') return `((${left}) ?? ($m.see(${first}), (${right})))`
    const whole = operator === '&&'
    const { start, end } = node.right as Node
    const otherwise = isPlain(node.right as Node) ? `, () => (${source.slice(start, end)})` : ''
    return `($m.left(${first}, ${whole}, (${left})${otherwise}) ${operator} $m.right(${first}, ${whole}, (${right})))`
  }
  const all = Array.from({ length: own }, (_, i) => `$m.see(${first + i}), `)
  return `(${all.join('')}${text})`
}

const PLAIN = new Set(['Identifier', 'Literal'])

/** Whether it may be worked out where the true code does not: it can neither do anything nor fail. */
function isPlain(node: Node): boolean {
  if (PLAIN.has(node.type)) return true
  if (node.type === 'ParenthesizedExpression') return isPlain(node.expression as Node)
  if (node.type === 'UnaryExpression') return isPlain(node.argument as Node)
  return (
    (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') &&
    isPlain(node.left as Node) &&
    isPlain(node.right as Node)
  )
}
