/**
 * Pairs of games: the same scenario and the same seed, played twice with the sides swapped. A lucky seed or a lopsided
 * scenario helps both bots alike, so a pair tells more than two games that have nothing to do with each other.
 */

/** How many pairs brought the first bot 0, ½, 1, 1½ and 2 points: the pentanomial of the literature. */
export type PairCounts = readonly number[]

/** What a pair of each kind scores, 0 to 1. */
export const PAIR_SCORES: readonly number[] = [0, 0.25, 0.5, 0.75, 1]

/** Counts pairs by the points (0 to 2, in halves) that each brought. */
export function countPairs(points: Iterable<number>): number[] {
  const counts = PAIR_SCORES.map(() => 0)
  for (const p of points) counts[Math.round(p * 2)]++
  return counts
}

export const pairsIn = (counts: PairCounts): number => counts.reduce((sum, n) => sum + n, 0)

/** The mean score of a pair; a half when there is none. */
export function meanScore(counts: PairCounts): number {
  const pairs = pairsIn(counts)
  if (pairs === 0) return 0.5
  return counts.reduce((sum, n, i) => sum + n * PAIR_SCORES[i], 0) / pairs
}

/** The variance of one pair's score, estimated without bias; 0 for fewer than two pairs. */
export function pairVariance(counts: PairCounts): number {
  const pairs = pairsIn(counts)
  if (pairs < 2) return 0
  const mean = meanScore(counts)
  return counts.reduce((sum, n, i) => sum + n * (PAIR_SCORES[i] - mean) ** 2, 0) / (pairs - 1)
}
