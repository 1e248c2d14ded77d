/** How well a value foretells who wins: loss, hits, and whether 70 in 100 of its '70 %' are won. */
import { FEATURE_ONE, type Net } from '@bivouac/ai'
import type { Samples } from './samples.ts'

/** Values from `from` up to the next tenth. */
interface Decile {
  readonly from: number
  readonly positions: number
  /** The mean of what was foretold, and the share that was won; 0 where there are no positions. */
  readonly foretold: number
  readonly won: number
}

export interface Metrics {
  readonly positions: number
  /** Mean logistic loss: 0.693 for one who always says one half. */
  readonly loss: number
  /** The share of positions where the likelier winner won. */
  readonly accuracy: number
  readonly calibration: readonly Decile[]
}

const CERTAIN = 1e-9

export function measure(net: Net, { inputs, features, won }: Samples, rows: Int32Array): Metrics {
  const x = new Float32Array(inputs)
  const count = new Int32Array(10)
  const foretold = new Float64Array(10)
  const wins = new Float64Array(10)
  let loss = 0
  let hits = 0
  for (const row of rows) {
    for (let i = 0; i < inputs; i++) x[i] = features[row * inputs + i] / FEATURE_ONE
    const value = net.value(x)
    const chance = won[row] === 1 ? value : 1 - value
    loss -= Math.log(Math.max(chance, CERTAIN))
    hits += chance > 0.5 ? 1 : chance === 0.5 ? 0.5 : 0
    const tenth = Math.min(9, Math.floor(value * 10))
    count[tenth]++
    foretold[tenth] += value
    wins[tenth] += won[row]
  }
  const positions = rows.length
  return {
    positions,
    loss: loss / positions,
    accuracy: hits / positions,
    calibration: [...count].map((n, tenth) => ({
      from: tenth / 10,
      positions: n,
      foretold: n === 0 ? 0 : foretold[tenth] / n,
      won: n === 0 ? 0 : wins[tenth] / n,
    })),
  }
}
