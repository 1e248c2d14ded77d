/** Logistic loss over some rows, and its slope for every number of a model. The inner loops of training are here. */
import type { Model } from './model.ts'
import type { Samples } from './samples.ts'

interface Gradient {
  /** In the order of the model's numbers. */
  readonly slope: Float64Array
  /**
   * Adds the slopes of the rows `order[from]` to `order[to - 1]` to `slope`, which is cleared first; gives the sum of
   * their weights.
   */
  add(order: Int32Array, from: number, to: number): number
  /** The mean loss of all these rows; leaves the slopes alone. */
  loss(rows: Int32Array): number
}

export function newGradient(model: Model, samples: Samples): Gradient {
  const { inputs, hidden, all, linear, hiddenBias, out, into, scale } = model
  const { features, won, weight } = samples
  const slope = new Float64Array(all.length)
  const atBias = 1 + inputs
  const atOut = atBias + hidden
  const atInto = atOut + hidden
  /** The features of the row at hand that are not zero: which, and how large. */
  const which = new Int32Array(inputs)
  const size = new Float64Array(inputs)
  const unit = new Float64Array(hidden)
  let used = 0

  /** The odds' logarithm for one row; leaves its features and units behind. */
  function forward(row: number): number {
    let odds = all[0]
    used = 0
    const at = row * inputs
    for (let i = 0; i < inputs; i++) {
      const parts = features[at + i]
      if (parts === 0) continue
      const x = parts * scale[i]
      which[used] = i
      size[used++] = x
      odds += x * linear[i]
    }
    unit.set(hiddenBias)
    for (let k = 0; k < used; k++) {
      const x = size[k]
      const w = which[k] * hidden
      for (let j = 0; j < hidden; j++) unit[j] += x * into[w + j]
    }
    for (let j = 0; j < hidden; j++) if (unit[j] > 0) odds += unit[j] * out[j]
    return odds
  }

  /** `error` is how much too high the value was, times the row's weight. */
  function backward(error: number): void {
    slope[0] += error
    for (let k = 0; k < used; k++) slope[1 + which[k]] += error * size[k]
    for (let j = 0; j < hidden; j++) {
      const u = unit[j]
      if (u > 0) {
        slope[atOut + j] += error * u
        unit[j] = error * out[j]
        slope[atBias + j] += unit[j]
      } else unit[j] = 0
    }
    for (let k = 0; k < used; k++) {
      const x = size[k]
      const w = atInto + which[k] * hidden
      for (let j = 0; j < hidden; j++) slope[w + j] += x * unit[j]
    }
  }

  return {
    slope,
    add(order, from, to) {
      slope.fill(0)
      let total = 0
      for (let n = from; n < to; n++) {
        const row = order[n]
        const value = 1 / (1 + Math.exp(-forward(row)))
        backward((value - won[row]) * weight[row])
        total += weight[row]
      }
      return total
    },
    loss(rows) {
      let sum = 0
      let total = 0
      for (let n = 0; n < rows.length; n++) {
        const row = rows[n]
        sum += weight[row] * lossOf(forward(row), won[row] === 1)
        total += weight[row]
      }
      return sum / total
    },
  }
}

/** How wrong these odds were, as log(1 + e^x), written so that it cannot overflow. */
function lossOf(odds: number, isWon: boolean): number {
  const x = isWon ? -odds : odds
  return x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x))
}
