/** Chance and time come in through ports: rules never ask the machine for them. */
import { type File, isSource, lineAt, type Problem } from './file.ts'
import { type Node, nameChain, nodesOf } from './syntax.ts'

const RULES = /^(?:games\/[^/]+|packages\/kernel|packages\/grid)\/src\//
const FORBIDDEN = ['Math.random', 'Date.now', 'performance.now']

export function chanceAndTime(files: readonly File[]): Problem[] {
  return files
    .filter(file => RULES.test(file.path) && isSource(file.path))
    .flatMap(file =>
      nodesOf(file).flatMap(node => {
        const found = forbiddenIn(node)
        if (found === undefined) return []
        const text = `${found} is not allowed here: chance and time come in through parameters`
        return [{ path: file.path, line: lineAt(file.text, node.start), text }]
      }),
    )
}

function forbiddenIn(node: Node): string | undefined {
  if (node.type === 'NewExpression' && nameChain(node.callee).at(-1) === 'Date') return 'new Date'
  if (node.type !== 'MemberExpression') return undefined
  const chain = nameChain(node)
  return FORBIDDEN.find(name => chain.slice(-2).join('.') === name)
}
