/** The result of a match as one JSON document. */
import { eloOfGames, eloOfScore, scoreOfPairs, type Times, timeAt, timesIn, type Verdict } from '@bivouac/lab'
import { UNFINISHED } from '../work/simulate.ts'
import type { Goal } from './plan.ts'
import type { Forfeit, Standing } from './standing.ts'

/** Milliseconds for each decision that left a choice. */
export interface ThinkTimes {
  readonly decisions: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** JSON has no undefined and no infinity: null stands for what is not known. */
export interface MatchSummary {
  readonly a: string
  readonly b: string
  readonly game: string
  readonly games: number
  /** Of bot a, 0 to 1, with its 95 % interval. */
  readonly score: number
  readonly low: number
  readonly high: number
  readonly elo: number
  readonly eloLow: number | null
  readonly eloHigh: number | null
  readonly byScenario: readonly {
    readonly scenario: string
    readonly games: number
    readonly score: number
    readonly low: number
    readonly high: number
  }[]
  readonly decided: Verdict | null
  /** Whether the match came to its end: all pairs played, or the test decided. */
  readonly finished: boolean
  readonly goal: Goal
  readonly llr: number | null
  readonly seed: string
  readonly pairs: number
  /** Pairs that brought bot a 0, ½, 1, 1½ and 2 points. */
  readonly pairCounts: readonly number[]
  /** Bot a's score on each side. */
  readonly bySide: Readonly<Record<string, number>>
  readonly ends: Readonly<Record<string, number>>
  /** Games that were broken off, half a point for each bot. */
  readonly unfinished: number
  readonly forfeits: readonly Forfeit[]
  readonly thinkMs: { readonly a: ThinkTimes; readonly b: ThinkTimes }
}

export function summary(standing: Standing): MatchSummary {
  const { plan, counts, points, wonOn, sides, llr, decided, times } = standing
  const { games, score, low, high } = scoreOfPairs(counts)
  return {
    a: plan.a,
    b: plan.b,
    game: plan.game,
    games,
    score: round(score),
    low: round(low),
    high: round(high),
    elo: round(eloOfGames(score, games), 1),
    eloLow: finite(eloOfScore(low)),
    eloHigh: finite(eloOfScore(high)),
    byScenario: plan.scenarios.map(({ id }, i) => {
      const of = scoreOfPairs(standing.byScenario[i])
      return {
        scenario: id,
        games: of.games,
        score: round(of.score),
        low: round(of.low),
        high: round(of.high),
      }
    }),
    decided: decided ?? null,
    finished: standing.over,
    goal: plan.goal,
    llr: llr === undefined ? null : round(llr, 3),
    seed: plan.seed,
    pairs: points.length,
    pairCounts: counts,
    bySide: Object.fromEntries(sides.map((side, i) => [side, round(wonOn[i] / Math.max(1, points.length))])),
    ends: standing.ends,
    unfinished: standing.ends[UNFINISHED] ?? 0,
    forfeits: standing.forfeits,
    thinkMs: { a: thinking(times.a), b: thinking(times.b) },
  }
}

const thinking = (times: Times): ThinkTimes => ({
  decisions: timesIn(times),
  p50: round(timeAt(times, 0.5)),
  p99: round(timeAt(times, 0.99)),
  max: round(times.max),
})

const round = (n: number, digits = 4): number => Number(n.toFixed(digits))

const finite = (elo: number): number | null => (Number.isFinite(elo) ? round(elo, 1) : null)
