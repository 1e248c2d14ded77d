/** Plays a match with a crew of workers until it is over or somebody stops it. */
import { byCrew } from '../work/crew.ts'
import type { MatchJob, PairTask } from '../work/match.ts'
import type { PairResult } from './pair.ts'
import { scenarioOf, seedOf } from './plan.ts'
import type { Standing } from './standing.ts'

interface RunOptions {
  /** The scenario files' contents, in the plan's order. */
  readonly scenarios: readonly unknown[]
  readonly workers: number
  /** Pairs that have been played before. */
  readonly known: ReadonlyMap<number, PairResult>
  /** Called for every new pair, before it is counted. */
  onPair(pair: number, result: PairResult): void
  readonly signal: AbortSignal
}

const JOB = new URL('../work/match.ts', import.meta.url)

export async function runMatch(standing: Standing, options: RunOptions): Promise<void> {
  const { plan } = standing
  const { scenarios, workers, known, onPair, signal } = options
  for (const [pair, result] of known) standing.take(pair, result)
  if (standing.over) return
  const job: MatchJob = { game: plan.game, scenarios, a: plan.a, b: plan.b, maxRounds: plan.maxRounds }
  let dealt = 0
  await byCrew<PairTask, PairResult>(JOB, job, {
    workers,
    next() {
      while (known.has(dealt)) dealt++
      if (dealt >= standing.most) return undefined
      const pair = dealt++
      return { pair, scenario: scenarioOf(plan, pair), seed: seedOf(plan, pair) }
    },
    done({ pair }, result) {
      onPair(pair, result)
      standing.take(pair, result)
      return !standing.over
    },
    named: ({ pair, scenario, seed }) => `pair ${pair} (${plan.scenarios[scenario].id}, seed ${seed})`,
    signal,
  })
}
