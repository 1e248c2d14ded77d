/** What a server could not keep is no matter of this browser's storage: it has a code of its own here, and so a sentence of its own. */
import type { Problem } from '@bivouac/kernel'

const UNSAVED = { code: 'server-unsaved' } as const
const FULL = { code: 'server-full' } as const

export function ofTheServer(problem: Problem): Problem {
  if (problem.code === 'storage-failed') return { ...problem, ...UNSAVED }
  return problem.code === 'storage-full' ? { ...problem, ...FULL } : problem
}
