/** A function fits on a screen, or says why not on the line above: `// long: …`. Tests may tell long stories. */
import { type File, isSource, isTest, lineAt, type Problem } from './file.ts'
import { nodesOf, syntax } from './syntax.ts'

const LINES_MAX = 80
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

export function longFunctions(files: readonly File[]): Problem[] {
  return files.filter(file => isSource(file.path) && !isTest(file.path)).flatMap(inFile)
}

function inFile(file: File): Problem[] {
  const { path, text } = file
  return nodesOf(file).flatMap(({ type, start, end }) => {
    if (!FUNCTIONS.includes(type)) return []
    const line = lineAt(text, start)
    const lines = lineAt(text, end) - line + 1
    if (lines <= LINES_MAX || reasonAbove(file, line)) return []
    const advice = `split it into its natural parts, or say why not above it: '// long: …'`
    return [{ path, line, text: `a function of ${lines} lines, and ${LINES_MAX} is the most: ${advice}` }]
  })
}

const reasonAbove = (file: File, line: number): boolean =>
  syntax(file).comments.some(
    ({ value, end }) => lineAt(file.text, end) === line - 1 && /(?:^|\s)long: \S/.test(value),
  )
