/** Turns worths of commands into weights: the best of ten gets a third to a half of their sum, whatever the scale. */
import { exp } from '@bivouac/kernel'

/** The share of the best one's lead over the mean that counts as one step of doubt, and the least such step. */
const SHARE = 0.5
const LEAST = 0.15
/** Nobody is written off altogether. */
const LOWEST = -12

export function spread(worths: Float64Array, count: number): void {
  let most = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let i = 0; i < count; i++) {
    const worth = worths[i]
    sum += worth
    if (worth > most) most = worth
  }
  const step = 1 / (SHARE * (most - sum / count) + LEAST)
  for (let i = 0; i < count; i++) worths[i] = exp(Math.max(LOWEST, (worths[i] - most) * step))
}
