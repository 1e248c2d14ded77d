/** No test is focused, and none is skipped without saying why on the same line. */
import { type File, isSource, isTest, lineAt, type Problem } from './file.ts'
import { type Node, nameChain, nodesOf, syntax } from './syntax.ts'

const SKIPS = ['skip', 'todo', 'skipIf', 'runIf']

export function focusedTests(files: readonly File[]): Problem[] {
  return files.filter(file => isSource(file.path) && isTest(file.path)).flatMap(inFile)
}

function inFile(file: File): Problem[] {
  const explained = new Set(syntax(file).comments.map(comment => lineAt(file.text, comment.start)))
  return nodesOf(file).flatMap(node => {
    const modifier = modifierOf(node)
    if (modifier === undefined) return []
    const line = lineAt(file.text, (node.property as Node).start)
    if (modifier === 'only')
      return [{ path: file.path, line, text: '.only keeps every other test from running' }]
    if (!SKIPS.includes(modifier) || explained.has(line)) return []
    return [{ path: file.path, line, text: `.${modifier} needs a comment on the same line that says why` }]
  })
}

/** The last word of `test.only`, `describe.concurrent.skip` and their like. */
function modifierOf(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined
  const [first, ...rest] = nameChain(node)
  return ['test', 'it', 'describe', 'suite'].includes(first) ? rest.at(-1) : undefined
}
