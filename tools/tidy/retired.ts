/** Words that came to mean too much are names no longer: each meaning has a word of its own. */
import { type File, isSource, lineAt, type Problem } from './file.ts'
import { nodesOf } from './syntax.ts'

/** In a name of several words too: `isTold`, `told-lines.ts`. */
const RETIRED = /(?:^|[^a-z])told(?![a-z])|Told(?![a-z])|TOLD(?![A-Z])/

export function retired(files: readonly File[]): Problem[] {
  return files
    .filter(file => isSource(file.path))
    .flatMap(file => {
      const { path, text } = file
      const say = 'say what is meant: forecast, answer, report, heard, shown, sent …'
      const names = nodesOf(file).flatMap(node => {
        const name = nameIn(node)
        return name !== undefined && RETIRED.test(name)
          ? [{ path, line: lineAt(text, node.start), text: `'${name}' is a retired word: ${say}` }]
          : []
      })
      return RETIRED.test(path)
        ? [{ path, line: 1, text: `the file's name is retired: ${say}` }, ...names]
        : names
    })
}

function nameIn(node: { readonly type: string; readonly [field: string]: unknown }): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node.name)
  if (node.type !== 'Property' && node.type !== 'TSPropertySignature') return undefined
  const key = node.key as { type: string; value?: unknown }
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}
