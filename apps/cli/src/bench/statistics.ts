/** The few figures a benchmark is reported in: middle, spread, and whether the machine stood still enough to believe them. */
import { median } from '../work/statistics.ts'

/** The smallest value that at least `share` (0 to 1) of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
}

interface Spread {
  readonly middle: number
  readonly range: readonly [low: number, high: number]
}

/** Round by round, ours over the yardstick's of the same round: a slow moment of the machine hits both. */
export function ratios(ours: readonly number[], yardstick: readonly number[]): Spread {
  const each = ours.map((value, round) => value / yardstick[round])
  return { middle: median(each), range: [Math.min(...each), Math.max(...each)] }
}

const NOISE_MAX = 0.2

/** Whether some round lies more than 20 % away from the middle. */
export const isNoisy = ({ middle, range: [low, high] }: Spread): boolean =>
  low < middle * (1 - NOISE_MAX) || high > middle * (1 + NOISE_MAX)

/** A short trial run, as tests make it, warms up for a short while too. */
export const warmUpSeconds = (seconds: number): number => Math.min(2, seconds)
