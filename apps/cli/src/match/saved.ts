/**
 * A match on disk, one JSON document a line: the plan, then every finished pair. A line is added as soon as its pair is
 * done, so that whatever happens afterwards costs no more than the pairs that were being played.
 */
import { appendFileSync, existsSync } from 'node:fs'
import * as v from 'valibot'
import { UserError } from '../errors.ts'
import { readText, unwritable, writeWhole } from '../files.ts'
import type { PairResult } from './pair.ts'
import type { Goal, MatchPlan } from './plan.ts'

const FORMAT = 'bivouac match 1'

const Bounds = { low: v.number(), high: v.number() }
const Plan = v.object({
  format: v.literal(FORMAT),
  game: v.string(),
  rulesVersion: v.number(),
  scenarios: v.pipe(v.array(v.object({ id: v.string(), fingerprint: v.string() })), v.minLength(1)),
  a: v.string(),
  b: v.string(),
  seed: v.string(),
  goal: v.variant('kind', [
    v.object({ kind: v.literal('pairs') }),
    v.object({ kind: v.literal('sprt'), ...Bounds }),
    v.object({ kind: v.literal('sprt-score'), ...Bounds }),
  ]),
  maxRounds: v.exactOptional(v.number()),
})

const Bot = v.picklist(['a', 'b'])
const Whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const Game = v.object({
  winner: v.nullable(Bot),
  reason: v.string(),
  actions: Whole,
  fault: v.exactOptional(v.object({ bot: Bot, text: v.string() })),
})
const Times = v.object({
  max: v.number(),
  counts: v.array(v.tuple([v.pipe(Whole, v.maxValue(1000)), Whole])),
})
const Pair = v.object({
  pair: Whole,
  scenario: v.string(),
  games: v.tuple([Game, Game]),
  times: v.object({ a: Times, b: Times }),
})

interface SavedMatch {
  readonly plan: MatchPlan
  readonly pairs: ReadonlyMap<number, PairResult>
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`

/** Begins a new file, which must not be there yet: it may hold hours of work. */
export function beginSaved(path: string, plan: MatchPlan): void {
  if (existsSync(path))
    throw new UserError(
      'out-exists',
      `'${path}' is there already. Add --resume to go on with it, or name another file.`,
    )
  writeWhole(path, line({ format: FORMAT, ...plan }))
}

export function savePair(path: string, plan: MatchPlan, pair: number, result: PairResult): void {
  const scenario = plan.scenarios[pair % plan.scenarios.length].id
  try {
    appendFileSync(path, line({ pair, scenario, ...result }))
  } catch (error) {
    throw unwritable(path, error)
  }
}

/** The match in this file; undefined if there is no file yet. */
export function readSaved(path: string): SavedMatch | undefined {
  if (!existsSync(path)) return undefined
  const text = readText(path)
  const lines = text.split('\n')
  // The last line is empty, or torn because the machine stopped while it was written.
  const whole = lines.slice(0, -1)
  const head = v.safeParse(Plan, parsed(whole[0]))
  if (!head.success) throw new UserError('bad-match', `'${path}' does not begin like a saved match.`)
  const { format: _, ...plan } = head.output
  const pairs = new Map<number, PairResult>()
  for (const [i, text] of whole.slice(1).entries()) {
    const read = v.safeParse(Pair, parsed(text))
    if (!read.success)
      throw new UserError('bad-match', 'This line is no pair of a saved match.', {
        where: `${path}, line ${i + 2}`,
      })
    const { pair, games, times } = read.output
    pairs.set(pair, { games, times })
  }
  if (lines.at(-1) !== '') writeWhole(path, `${whole.join('\n')}\n`)
  return { plan, pairs }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Refuses to go on with a match that is another one. */
export function sameMatch(path: string, saved: MatchPlan, now: MatchPlan): void {
  const differ = (what: string, was: string, is: string): void => {
    if (was !== is)
      throw new UserError(
        'other-match',
        `'${path}' holds a match with another ${what} (${was}, not ${is}). Give the same options, or name another file.`,
      )
  }
  const scenarios = ({ scenarios }: MatchPlan): string => scenarios.map(s => s.id).join(',')
  const files = ({ scenarios }: MatchPlan): string => scenarios.map(s => s.fingerprint).join(',')
  differ('game', saved.game, now.game)
  differ('version of the rules', String(saved.rulesVersion), String(now.rulesVersion))
  differ('bot a', saved.a, now.a)
  differ('bot b', saved.b, now.b)
  differ('seed', saved.seed, now.seed)
  differ('list of scenarios', scenarios(saved), scenarios(now))
  differ('content of its scenarios', files(saved), files(now))
  differ('goal', goalText(saved.goal), goalText(now.goal))
  differ('limit of rounds', String(saved.maxRounds ?? 'none'), String(now.maxRounds ?? 'none'))
}

/** A fixed number of pairs may be raised later; the bounds of a test may not. */
const goalText = (goal: Goal): string =>
  goal.kind === 'pairs' ? '--pairs' : `--${goal.kind} ${goal.low},${goal.high}`
