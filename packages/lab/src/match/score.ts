/**
 * A score with the interval that holds the true one. It is the exact binomial interval (Clopper and Pearson), which
 * stays right when a bot loses almost nothing, taken over as many games as the pairs are worth (Korn and Graubard):
 * pairs whose games even each other out count for more than two games, pairs whose games go alike for fewer.
 */
import { betaQuantile } from './beta.ts'
import { meanScore, type PairCounts, pairsIn, pairVariance } from './pairs.ts'

interface Interval {
  readonly low: number
  readonly high: number
}

interface Score extends Interval {
  readonly games: number
  /** 0 to 1. */
  readonly score: number
}

/** Exact limits of a rate after `hits` of `games`; neither need be whole. */
export function exactInterval(hits: number, games: number, confidence = 0.95): Interval {
  const tail = (1 - confidence) / 2
  return {
    low: hits <= 0 ? 0 : betaQuantile(tail, hits, games - hits + 1),
    high: hits >= games ? 1 : betaQuantile(1 - tail, hits + 1, games - hits),
  }
}

/** A handful of pairs knows little about how pairs spread: so many imagined ones of independent games are added. */
const CAUTION = 10

/** How the variance of the mean compares with that of independent games: below 1, pairing has helped. */
export function designEffect(counts: PairCounts): number {
  const pairs = pairsIn(counts)
  const mean = meanScore(counts)
  const independent = (mean * (1 - mean)) / 2
  if (independent === 0) return 1
  return (pairs * (pairVariance(counts) / independent) + CAUTION) / (pairs + CAUTION)
}

export function scoreOfPairs(counts: PairCounts, confidence = 0.95): Score {
  const games = 2 * pairsIn(counts)
  const score = meanScore(counts)
  if (games === 0) return { games, score, low: 0, high: 1 }
  const worth = games / designEffect(counts)
  return { games, score, ...exactInterval(score * worth, worth, confidence) }
}
