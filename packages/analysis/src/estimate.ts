/** Means of descents and how far they may be off. */
import type { Chance } from '@bivouac/protocol'
import { CERTAIN } from './finding.ts'

interface Estimate {
  readonly mean: number
  readonly error: number
}

/** The mean and its standard error. */
export function estimateOf(values: Float64Array): Estimate {
  const n = values.length
  let sum = 0
  for (const value of values) sum += value
  const mean = sum / n
  let squares = 0
  for (const value of values) squares += (value - mean) * (value - mean)
  return { mean, error: n > 1 ? Math.sqrt(squares / (n - 1) / n) : 0.5 }
}

/** The same of the differences of two lists, deal by deal. */
export const differenceOf = (a: Float64Array, b: Float64Array): Estimate =>
  estimateOf(a.map((value, i) => value - b[i]))

/** 0 to 1 as whole hundredths of a percentage point. */
export const inChance = (share: number): Chance => Math.round(share * CERTAIN)
