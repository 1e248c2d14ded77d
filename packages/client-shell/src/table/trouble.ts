/** Problems at the table, as they come from the host or from the page itself. */
import type { Problem } from '@bivouac/kernel'
import type { Opening, RequestName } from '@bivouac/protocol'
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

/** Not a fault, but the players should know: what follows is played by other rules than what they have seen. */
export const newRules = ({ from, to }: NonNullable<Opening['newRules']>): Trouble => ({
  problem: {
    code: 'new-rules',
    text: `Begun under version ${from} of the rules, it goes on under version ${to}.`,
  },
  about: undefined,
})
