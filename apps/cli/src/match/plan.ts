/** What a match is: who plays what, from which seed, and when it is over. */
import { gamesLlr, type PairCounts, pairsLlr, scoreOfElo } from '@bivouac/lab'

/** When to stop: after so many pairs, or as soon as a test knows (bounds in Elo on pairs, or as scores on games). */
export type Goal =
  | { readonly kind: 'pairs' }
  | { readonly kind: 'sprt'; readonly low: number; readonly high: number }
  | { readonly kind: 'sprt-score'; readonly low: number; readonly high: number }

export interface MatchPlan {
  readonly game: string
  readonly rulesVersion: number
  /** Pair k plays the scenario k modulo their number. */
  readonly scenarios: readonly { readonly id: string; readonly fingerprint: string }[]
  readonly a: string
  readonly b: string
  readonly seed: string
  readonly goal: Goal
  /** Games are broken off after so many rounds, and bring half a point each. */
  readonly maxRounds?: number
}

export const scenarioOf = (plan: MatchPlan, pair: number): number => pair % plan.scenarios.length

export const seedOf = (plan: MatchPlan, pair: number): string => `${plan.seed}/${pair}`

/** The evidence for the upper bound against the lower one; undefined where nothing is tested. */
export function llrOf({ kind, ...bounds }: Goal, counts: PairCounts): number | undefined {
  if (!('low' in bounds)) return undefined
  const { low, high } = bounds
  return kind === 'sprt' ? pairsLlr(counts, scoreOfElo(low), scoreOfElo(high)) : gamesLlr(counts, low, high)
}
