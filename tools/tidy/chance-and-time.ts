/**
 * Chance and time come in through ports, and no sum may come out differently on another machine: rules and bots never
 * ask the machine for what it does in its own way.
 */
import { type File, isSource, lineAt, type Problem } from './file.ts'
import { type Node, nameChain, nodesOf } from './syntax.ts'

const RULES = /^(?:games\/[^/]+|packages\/kernel|packages\/grid|packages\/ai|packages\/analysis)\/src\//
const PORTS = 'chance and time come in through parameters'
const LAST_DIGIT = "engines differ in its last digit: use the kernel's `exp`, or a table"
const FORBIDDEN: Readonly<Record<string, string>> = {
  'Math.random': PORTS,
  'Date.now': PORTS,
  'performance.now': PORTS,
  'new Date': PORTS,
  ...Object.fromEntries(
    ['exp', 'expm1', 'log', 'log1p', 'log2', 'log10', 'tanh', 'atan', 'cbrt'].map(name => [
      `Math.${name}`,
      LAST_DIGIT,
    ]),
  ),
}

export function chanceAndTime(files: readonly File[]): Problem[] {
  return files
    .filter(file => RULES.test(file.path) && isSource(file.path))
    .flatMap(file =>
      nodesOf(file).flatMap(node => {
        const found = forbiddenIn(node)
        if (found === undefined) return []
        const text = `${found} is not allowed here: ${FORBIDDEN[found]}`
        return [{ path: file.path, line: lineAt(file.text, node.start), text }]
      }),
    )
}

function forbiddenIn(node: Node): string | undefined {
  if (node.type === 'NewExpression' && nameChain(node.callee).at(-1) === 'Date') return 'new Date'
  if (node.type !== 'MemberExpression') return undefined
  const chain = nameChain(node)
  const name = chain.slice(-2).join('.')
  return Object.hasOwn(FORBIDDEN, name) ? name : undefined
}
