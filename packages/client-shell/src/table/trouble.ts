/** Problems at the table, as they come from the host or from the page itself. */
import type { Problem } from '@bivouac/kernel'
import type { RequestName } from '@bivouac/protocol'
import { problemOf } from '../say/problem-text.ts'

export interface Trouble {
  readonly problem: Problem
  /** What was asked when it arose; undefined if nothing was. */
  readonly about: RequestName | undefined
}

/** What went wrong when something was asked of the host, or fetched. */
export const troubleOf = (error: unknown, about: RequestName): Trouble => ({
  problem: problemOf(error),
  about,
})
