/** Files have kebab-case names and stay small enough to be read in one sitting. */
import { type File, isSource, type Problem } from './file.ts'

const LONG = 300
const TOO_LONG = 500

/** `rule-matrix.test.ts`, `.editorconfig`, the pages that by custom shout: `README.md`, `LICENSE`, and names that programs look for. */
const NAME =
  /^(?:\.?[a-z0-9]+(?:[.-][a-z0-9]+)*|[A-Z]+(?:-[A-Z]+)*(?:\.[a-z]+)?|__snapshots__|Caddyfile|Containerfile)$/

export function fileNames(files: readonly File[]): Problem[] {
  return files.flatMap(({ path }) => {
    const bad = path.split('/').find(part => !NAME.test(part))
    return bad ? [{ path, line: 1, text: `'${bad}' is not kebab-case` }] : []
  })
}

export function fileSizes(files: readonly File[]): Problem[] {
  return files
    .filter(file => isSource(file.path))
    .flatMap(({ path, text }): Problem[] => {
      const lines = text.replace(/\n$/, '').split('\n').length
      if (lines > TOO_LONG)
        return [{ path, line: 1, text: `${lines} lines, and ${TOO_LONG} is the most: split it by concern` }]
      if (lines > LONG)
        return [{ path, line: 1, text: `${lines} lines: is it still one room?`, remark: true }]
      return []
    })
}
