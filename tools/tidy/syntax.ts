/** Source files as syntax trees, so that a check never mistakes a comment or a quotation for code. */
import { parseSync } from 'vite'
import type { File } from './file.ts'

/** A node of the tree, as far as the checks need to know it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

type Parsed = ReturnType<typeof parseSync>

const parsed = new WeakMap<File, Parsed>()

/** Each file is parsed once, however many checks look at it. */
export function syntax(file: File): Parsed {
  const known = parsed.get(file)
  if (known) return known
  const fresh = parseSync(file.path, file.text)
  parsed.set(file, fresh)
  return fresh
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Every node of the file, from the outside in. */
export function nodesOf(file: File): Node[] {
  const found: Node[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (isNode(value)) {
      found.push(value)
      Object.values(value).forEach(visit)
    }
  }
  visit(syntax(file).program)
  return found
}

/** `Math.random` as ['Math', 'random']; empty if it is not a plain chain of names (calls in between are passed over). */
export function nameChain(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'CallExpression') return nameChain(node.callee)
  if (node.type !== 'MemberExpression' || node.computed) return []
  const before = nameChain(node.object)
  return before.length > 0 ? [...before, ...nameChain(node.property)] : []
}
