/** Why a record does not hold, by the code of what was found. */
import type { Problem } from '@bivouac/kernel'
import type { Checked } from '@bivouac/protocol'
import type { CheckKey } from './check-words.ts'

const WHY: Readonly<Partial<Record<string, CheckKey>>> = {
  'bad-record': 'why.line',
  'bad-script': 'why.line',
  'bad-command': 'why.line',
  'not-from-seed': 'why.dice',
  'other-secret': 'why.secret',
  'bad-secret': 'why.secret',
  'broken-commitment': 'why.seed',
  'other-entropy': 'why.added',
  'bad-entropy': 'why.added',
}

/** Undefined for what is told elsewhere: a game, a scenario or rules that are not known here. */
export const whyOf = ({ code }: Problem): CheckKey | undefined => WHY[code]

/** The line where it shows. */
export const lineOfProblem = ({ altered, problem }: Checked): number | undefined => {
  const line = altered?.line ?? Number(problem?.where?.match(/^line (\d+)$/)?.[1])
  return Number.isNaN(line) ? undefined : line
}
