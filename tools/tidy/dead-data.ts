/** No dead data: every file in a game's data folder is imported or read by that game's sources. */
import { posix } from 'node:path'
import { type File, isSource, type Problem } from './file.ts'
import { nodesOf } from './syntax.ts'

export function deadData(files: readonly File[]): Problem[] {
  const read = new Set(
    files
      .filter(file => /^games\/[^/]+\/(?:src|data)\//.test(file.path) && isSource(file.path))
      .flatMap(pathsIn),
  )
  return files
    .filter(file => /^games\/[^/]+\/data\//.test(file.path) && !file.path.endsWith('.md'))
    .filter(file => !read.has(file.path) && !read.has(posix.dirname(file.path)))
    .map(file => ({ path: file.path, line: 1, text: 'no source of this game imports or reads this file' }))
}

/**
 * Relative paths that the file quotes, seen from the root. Of a template with gaps the folder before the first gap
 * counts: whoever fills in names there reads the folder.
 */
function pathsIn(file: File): string[] {
  return nodesOf(file)
    .flatMap(node => {
      if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
      if (node.type !== 'TemplateLiteral') return []
      const [first, ...more] = node.quasis as { value: { raw: string } }[]
      return [more.length === 0 ? first.value.raw : first.value.raw.replace(/[^/]*$/, '')]
    })
    .filter(path => path.startsWith('./') || path.startsWith('../'))
    .map(path => posix.join(posix.dirname(file.path), path).replace(/\/$/, ''))
}
