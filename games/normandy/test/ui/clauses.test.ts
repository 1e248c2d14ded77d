/** Lines of the log name clauses that exist. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { NormandyFact } from '../../src/facts.ts'
import { ACTIONS } from '../../src/vocabulary.ts'
import { clauseOf } from '../../ui/table/logic/clauses.ts'

const rulebook = readFileSync(new URL('../../RULEBOOK.md', import.meta.url), 'utf8')
const played = (use: string): NormandyFact => ({
  type: 'cardPlayed',
  side: 'us',
  card: 'scout-a.1',
  use,
  value: 1,
})

test.each([...ACTIONS, 'hunker-down', 'ready'])(
  'a card played for %s names the clause that tells of it',
  use => {
    const clause = clauseOf(played(use))
    const [, text] = rulebook.match(new RegExp(`^- ${clause?.replace('.', '\\.')} (.*)$`, 'm')) ?? []
    expect(text?.toLowerCase()).toContain(use.replace('-', ' '))
  },
)
