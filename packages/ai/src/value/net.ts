/** A learned value at work: from the features of a position to the chance to win, redoing only what has changed. */
import { exp } from '@bivouac/kernel'
import * as fixed from './fixed-point.ts'
import type { NetWeights } from './weights.ts'

// Numbers of another module are looked up each time; as constants of this one they are not.
const { FEATURE_ONE, FEATURE_MOST, SUM_ONE, WEIGHT_ONE } = fixed
const MOST = FEATURE_MOST * FEATURE_ONE
/** Sums are worked on eight at a time, in the machine's registers. */
const BLOCK = 8

export interface Net {
  /** The chance to win, 0 to 1, of the seat whose features these are. The same features always give the same number. */
  value(features: Float32Array): number
  /** The same, left in `out[0]`: a search that asks so often cannot afford a new number each time. */
  judge(features: Float32Array, out: Float64Array): void
}

/**
 * A net remembers the last position it saw, and is quick if the next one is like it: give each seat's side, and each
 * search, a net of its own. The weights may be shared.
 */
export function newNet(weights: NetWeights): Net {
  const { inputs, hidden } = weights
  // Units beyond the hidden ones, up to a whole block, stay zero; the sum of the linear part comes after them.
  const stride = Math.ceil(hidden / BLOCK) * BLOCK
  // Whole numbers, kept as doubles: those are exact far beyond any sum there can be, and quicker to multiply.
  const sum = new Float64Array(stride + 1)
  const into = new Float64Array(inputs * stride)
  const out = new Float64Array(hidden)
  const linear = Float64Array.from(weights.linear)
  const last = new Int32Array(inputs)
  const lastGiven = new Float32Array(inputs)
  /** Where the weights of each changed feature begin, and by how much it changed. */
  const at = new Int32Array(inputs)
  const by = new Float64Array(inputs)
  const answer = new Float64Array(1)

  sum.set(weights.hiddenBias)
  sum[stride] = weights.bias
  for (let i = 0; i < inputs; i++)
    for (let j = 0; j < hidden; j++) into[i * stride + j] = weights.into[i * hidden + j]
  for (let j = 0; j < hidden; j++) out[j] = weights.out[j] / WEIGHT_ONE / SUM_ONE

  /** Notes what has changed since the last position, adds up the linear part and gives how many features changed. */
  function compare(features: Float32Array): number {
    let n = 0
    let total = sum[stride]
    for (let i = 0; i < inputs; i++) {
      const given = features[i]
      if (given === lastGiven[i]) continue
      lastGiven[i] = given
      // As `quantised` does it.
      const x = given * FEATURE_ONE
      const now = x >= MOST ? MOST : x <= -MOST ? -MOST : ((x + (MOST + 0.5)) | 0) - MOST
      const change = (now - last[i]) | 0
      last[i] = now
      total += change * linear[i]
      at[n] = i * stride
      by[n++] = change
    }
    sum[stride] = total
    return n
  }

  function judge(features: Float32Array, chance: Float64Array): void {
    const n = compare(features)
    if (n > 0) addBlocks(sum, into, at, by, n)
    let odds = sum[stride] / SUM_ONE
    for (let j = 0; j < hidden; j++) {
      const unit = sum[j]
      if (unit > 0) odds += unit * out[j]
    }
    chance[0] = 1 / (1 + exp(-odds))
  }

  return {
    judge,
    value(features) {
      judge(features, answer)
      return answer[0]
    },
  }
}

/** Adds to the sums what the first `n` changes bring, a block of units at a time. */
function addBlocks(sum: Float64Array, into: Float64Array, at: Int32Array, by: Float64Array, n: number): void {
  // The last sum is the linear part's: it belongs to no block.
  for (let j = 0; j < sum.length - 1; j += BLOCK) {
    let a = sum[j]
    let b = sum[j + 1]
    let c = sum[j + 2]
    let d = sum[j + 3]
    let e = sum[j + 4]
    let f = sum[j + 5]
    let g = sum[j + 6]
    let h = sum[j + 7]
    for (let k = 0; k < n; k++) {
      const w = at[k] + j
      const x = by[k]
      a += x * into[w]
      b += x * into[w + 1]
      c += x * into[w + 2]
      d += x * into[w + 3]
      e += x * into[w + 4]
      f += x * into[w + 5]
      g += x * into[w + 6]
      h += x * into[w + 7]
    }
    sum[j] = a
    sum[j + 1] = b
    sum[j + 2] = c
    sum[j + 3] = d
    sum[j + 4] = e
    sum[j + 5] = f
    sum[j + 6] = g
    sum[j + 7] = h
  }
}
