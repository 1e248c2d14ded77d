/** Every package, game and app has a README: what it is for, an example, where to begin reading. */
import { posix } from 'node:path'
import type { File, Problem } from './file.ts'

export function readmes(files: readonly File[]): Problem[] {
  const paths = new Set(files.map(file => file.path))
  return files
    .filter(({ path }) => /^(?:packages|games|apps)\/[^/]+\/package\.json$/.test(path))
    .filter(({ path }) => !paths.has(posix.join(posix.dirname(path), 'README.md')))
    .map(({ path }) => ({ path, line: 1, text: `${posix.dirname(path)} has no README.md` }))
}
