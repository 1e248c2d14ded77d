/**
 * Compiles all mutants of a file into one text in which any single one can be switched on while it runs:
 * `a < b` becomes `($m.on === 7 ? (a <= b) : (a < b))`. Loops and functions count their steps, so that a mutant that never
 * comes to an end is stopped.
 */
import { parseSync } from 'vite'
import { lineAt } from '../tidy/file.ts'
import type { Node } from '../tidy/syntax.ts'
import { isForgettable, isTested, mutationsOf } from './mutators.ts'
import { watched } from './watch.ts'

export interface Mutant {
  readonly file: string
  readonly line: number
  /** The source line on which it begins: with the change, what it is known by when lines move. */
  readonly code: string
  readonly change: string
  /** Among mutants of the same line and change, the how many-th. */
  readonly nth: number
}

interface Instrumented {
  readonly text: string
  readonly mutants: readonly Mutant[]
}

/** Types are left as they are: nothing in them runs. */
const TYPES = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeArguments',
])
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
const LEFT_ALONE = /^(?:TS|Import)/
const LOOPS = /^(?:For|While|DoWhile)/
const FUNCTIONS = /^(?:ArrowFunction|Function)Expression$|^FunctionDeclaration$/

const FORGOTTEN = 'forgotten'
const CHANGE_LONGEST = 100

/** What a text is for: to switch one mutant on, or to watch which of them would make a difference. */
export type Purpose = 'switch' | 'watch'

/** Numbers of the mutants count from `first` on. */
export function instrument(file: string, source: string, first: number, purpose: Purpose): Instrumented {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  const mutants: Mutant[] = []
  const lines = source.split('\n')
  const seen = new Map<string, number>()

  const add = (node: Node, to: string): number => {
    const line = lineAt(source, node.start)
    const code = lines[line - 1].trim()
    const from = oneLine(source.slice(node.start, node.end))
    const change = to === FORGOTTEN ? `${from} ${FORGOTTEN}` : `${from} → ${oneLine(to)}`
    const key = `${code}\n${change}`
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    mutants.push({ file, line, code, change, nth })
    return first + mutants.length - 1
  }

  const inside = (node: Node): { text: string; parts: string[] } => {
    let text = ''
    let at = node.start
    const parts = childrenOf(node).map(({ child, role }) => {
      const part = render(child, node, role)
      text += source.slice(at, child.start) + part
      at = child.end
      return part
    })
    return { text: text + source.slice(at, node.end), parts }
  }

  const render = (node: Node, parent: Node | undefined, role: string): string => {
    if (LEFT_ALONE.test(node.type) && !WRAPPERS.has(node.type)) return source.slice(node.start, node.end)
    const { own, instead } = mutationsOf(node, parent, role, source)
    const number = first + mutants.length
    const all = [...own, ...instead].map(to => ({ number: add(node, to), to }))
    const forget = isForgettable(node, parent) ? add(node, FORGOTTEN) : 0
    const { text: plain, parts } = inside(node)
    const text = counted(plain, node, parent, role)
    if (forget > 0)
      return purpose === 'watch'
        ? `{ $m.see(${forget}); ${text} }`
        : `{ if ($m.on !== ${forget}) { ${text} } }`
    // A statement that begins with a bracket would be taken for the arguments of the line before.
    if (node.type === 'ExpressionStatement') return `{ ${text} }`
    if (all.length === 0) return text
    if (purpose === 'watch') {
      const place = { instead, isTested: parent !== undefined && isTested(parent, role) }
      return watched({ node, text, parts, source, first: number, own: own.length, ...place })
    }
    return `(${all.map(({ number, to }) => `$m.on === ${number} ? (${to}) : `).join('')}${text})`
  }

  return { text: render(program as unknown as Node, undefined, ''), mutants }
}

/** The body of a loop or function with its counted step. */
function counted(text: string, node: Node, parent: Node | undefined, role: string): string {
  if (parent === undefined || role !== 'body') return text
  if (LOOPS.test(parent.type)) return `{ $m.step(); ${text} }`
  if (FUNCTIONS.test(parent.type) && node.type === 'BlockStatement') return `{ $m.step(); ${text.slice(1)}`
  return text
}

function childrenOf(node: Node): { child: Node; role: string }[] {
  const found: { child: Node; role: string }[] = []
  for (const [role, value] of Object.entries(node)) {
    if (TYPES.has(role) || (role === 'key' && !node.computed)) continue
    if (node.type === 'ExportNamedDeclaration' && role !== 'declaration') continue
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && typeof child.type === 'string' && 'start' in child)
        found.push({ child, role })
  }
  return found.sort((a, b) => a.child.start - b.child.start)
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= CHANGE_LONGEST ? line : `${line.slice(0, CHANGE_LONGEST - 1)}…`
}
