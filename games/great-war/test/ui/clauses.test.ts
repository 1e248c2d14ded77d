/** Lines of the log name clauses and chapters that exist: tried with every fact of some random games. */
import { readFileSync } from 'node:fs'
import { parseRulebook } from '@bivouac/face-kit'
import { expect, test } from 'vitest'
import { clauseOf } from '../../ui/table/clauses.ts'
import { playRandomly } from '../random-play.ts'

const rulebook = readFileSync(new URL('../../RULEBOOK.md', import.meta.url), 'utf8')
const ids = new Set(
  parseRulebook(rulebook).flatMap(({ id, clauses }) => [id, ...clauses.map(clause => clause.id)]),
)

test.each([1, 7])('in a random game of scenario %s', scenario => {
  const named = playRandomly(scenario, 'clauses', () => {}).flatMap(fact => clauseOf(fact) ?? [])
  expect([...new Set(named)].filter(clause => !ids.has(clause))).toEqual([])
  expect(new Set(named).size).toBeGreaterThan(8)
})
