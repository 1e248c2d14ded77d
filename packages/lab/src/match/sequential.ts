/** Tests that stop as soon as they know: after every pair the evidence for one strength against another is weighed. */
import { meanScore, PAIR_SCORES, type PairCounts, pairsIn } from './pairs.ts'

/** H0 says that the bot is as weak as the lower bound, H1 that it is as strong as the upper one. */
export type Verdict = 'H0' | 'H1'

/** How often a test may be wrong either way. */
const ERROR_RATE = 0.05

/** The log-likelihood ratio at which a test is over, upwards and, negative, downwards: 2.94. */
export const LLR_BOUND = Math.log((1 - ERROR_RATE) / ERROR_RATE)

export function verdictOf(llr: number): Verdict | undefined {
  if (llr >= LLR_BOUND) return 'H1'
  return llr <= -LLR_BOUND ? 'H0' : undefined
}

/** Stands for kinds of pairs that have not come up: a likelihood can not do without them. */
const UNSEEN = 1e-3

/**
 * The generalised sequential test on pairs: how much likelier the pairs are if the true score is `high` than if it is
 * `low`, each at the likeliest distribution with that mean. It learns the spread of pairs from the pairs themselves.
 */
export function pairsLlr(counts: PairCounts, low: number, high: number): number {
  if (pairsIn(counts) === 0) return 0
  const seen = counts.map(n => Math.max(n, UNSEEN))
  const pairs = pairsIn(seen)
  const shares = seen.map(n => n / pairs)
  const atLow = likeliest(shares, low)
  const atHigh = likeliest(shares, high)
  return seen.reduce((sum, n, i) => sum + n * Math.log(atHigh[i] / atLow[i]), 0)
}

/** The distribution with this mean that explains the shares best: each divided by 1 + x (score − mean). */
export function likeliest(shares: readonly number[], mean: number): number[] {
  const away = PAIR_SCORES.map(score => score - mean)
  let low = -1 / Math.max(...away)
  let high = -1 / Math.min(...away)
  for (let i = 0; i < 100; i++) {
    const x = (low + high) / 2
    const slope = shares.reduce((sum, p, k) => sum + (p * away[k]) / (1 + x * away[k]), 0)
    if (slope > 0) low = x
    else high = x
  }
  const x = (low + high) / 2
  return shares.map((p, k) => p / (1 + x * away[k]))
}

/**
 * Wald's test on single games. Near 0 and 1, where a few losses cannot tell how pairs spread, it needs no spread; games
 * of a pair that even each other out only make it more careful.
 */
export function gamesLlr(counts: PairCounts, low: number, high: number): number {
  const games = 2 * pairsIn(counts)
  const points = games * meanScore(counts)
  return points * Math.log(high / low) + (games - points) * Math.log((1 - high) / (1 - low))
}
