/** Which small mistakes could stand in place of one node of the source: each as the text that would be there instead. */
import type { Node } from '../tidy/syntax.ts'

/** What a comparison becomes: its neighbour at the boundary, and its opposite. */
const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
}

const ARITHMETIC: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '^': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
}

const METHODS = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['some', 'every'],
  ['every', 'some'],
])

const ANSWERS_YES_OR_NO = /^(?:is|has|can|may|are|was|needs)[A-Z]/

const unwrapped = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' ||
  node.type === 'TSAsExpression' ||
  node.type === 'TSNonNullExpression' ||
  node.type === 'TSSatisfiesExpression'
    ? unwrapped(node.expression as Node)
    : node

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

const isBoolean = (node: Node): boolean => node.type === 'Literal' && typeof node.value === 'boolean'

/** What could stand in place of a node: for what it is itself, and for the place it has. */
interface Mutations {
  readonly own: readonly string[]
  readonly instead: readonly string[]
}

/**
 * The texts that could stand in place of `node`, which is the child `role` of `parent`. Texts shown to people are left
 * alone: what they say is for the tests of the texts.
 */
export function mutationsOf(node: Node, parent: Node | undefined, role: string, source: string): Mutations {
  const text = (part: unknown): string => source.slice((part as Node).start, (part as Node).end)
  const own = ownMutations(node, text)
  if (parent === undefined) return { own, instead: [] }
  if (isReturned(node, parent, role)) return { own, instead: returned(node) }
  return {
    own,
    instead: isTested(parent, role) && !isBoolean(unwrapped(node)) ? tested(parent) : [],
  }
}

/** The operators that could stand in place of this one. */
export const othersOf = (operator: string): readonly string[] =>
  COMPARISONS[operator] ?? (operator in ARITHMETIC ? [ARITHMETIC[operator]] : [])

function ownMutations(node: Node, text: (part: unknown) => string): string[] {
  const operator = node.operator as string
  switch (node.type) {
    case 'BinaryExpression': {
      if (isText(node.left as Node) || isText(node.right as Node)) return []
      return othersOf(operator).map(other => `${text(node.left)} ${other} ${text(node.right)}`)
    }
    case 'LogicalExpression':
      return operator === '??' ? [text(node.left)] : [text(node.left), text(node.right)]
    case 'UnaryExpression':
      return operator === '!' || operator === '~' || (operator === '-' && !isNumber(node.argument as Node))
        ? [text(node.argument)]
        : []
    case 'UpdateExpression': {
      const other = operator === '++' ? '--' : '++'
      return [node.prefix ? `${other}${text(node.argument)}` : `${text(node.argument)}${other}`]
    }
    case 'AssignmentExpression': {
      const other = ARITHMETIC[operator.slice(0, -1)]
      return other === undefined || isText(node.right as Node)
        ? []
        : [`${text(node.left)} ${other}= ${text(node.right)}`]
    }
    case 'Literal':
      if (typeof node.value === 'boolean') return [`${!node.value}`]
      return typeof node.value === 'number' ? [`${node.value + 1}`] : []
    case 'CallExpression': {
      const callee = node.callee as Node
      if (callee.type !== 'MemberExpression' || callee.computed) return []
      const property = callee.property as Node
      const other = METHODS.get(property.name as string)
      if (other === undefined) return []
      const after = text(node).slice(property.end - node.start)
      return [`${text(callee.object)}.${other}${after}`]
    }
    default:
      return []
  }
}

const isNumber = (node: Node): boolean => node.type === 'Literal' && typeof node.value === 'number'

const isReturned = (_: Node, parent: Node, role: string): boolean =>
  (parent.type === 'ReturnStatement' && role === 'argument') ||
  (parent.type === 'ArrowFunctionExpression' && role === 'body')

/** A value that is worked out elsewhere becomes a constant. */
function returned(node: Node): string[] {
  const value = unwrapped(node)
  if (value.type === 'CallExpression') {
    const callee = value.callee as Node
    const name = ((callee.type === 'MemberExpression' ? callee.property : callee) as Node).name
    return typeof name === 'string' && ANSWERS_YES_OR_NO.test(name) ? ['true', 'false'] : ['0']
  }
  if (value.type === 'Identifier') return value.name === 'undefined' ? [] : ['0']
  return value.type === 'MemberExpression' ? ['0'] : []
}

export const isTested = (parent: Node, role: string): boolean =>
  role === 'test' &&
  ['IfStatement', 'ConditionalExpression', 'WhileStatement', 'DoWhileStatement'].includes(parent.type)

const tested = (parent: Node): string[] =>
  parent.type === 'WhileStatement' || parent.type === 'DoWhileStatement' ? ['false'] : ['true', 'false']

/** A statement that does something may be forgotten. */
export function isForgettable(node: Node, parent: Node | undefined): boolean {
  if (node.type === 'ExpressionStatement')
    return ['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(
      unwrapped(node.expression as Node).type,
    )
  // `if (…) return` alone is forgotten by its condition already.
  return (
    node.type === 'ReturnStatement' &&
    !node.argument &&
    parent?.type === 'BlockStatement' &&
    (parent.body as Node[]).length > 1
  )
}
