/** A value while it is being learned: its numbers, what it says of a sample, and which way each number should move. */
import { FEATURE_ONE, type RealWeights } from '@bivouac/ai'
import { next } from '@bivouac/kernel'
import type { Samples } from './samples.ts'

export interface Model {
  readonly inputs: number
  readonly hidden: number
  /** All numbers that are learned, one after the other: bias, linear, hiddenBias, out, into. The rest are windows on it. */
  readonly all: Float64Array
  readonly linear: Float64Array
  readonly hiddenBias: Float64Array
  readonly out: Float64Array
  readonly into: Float64Array
  /** Brings each feature, given in whole parts, to about the size of one while learning. */
  readonly scale: Float64Array
}

export function newModel(inputs: number, hidden: number, scale: Float64Array): Model {
  const all = new Float64Array(1 + inputs + 2 * hidden + inputs * hidden)
  const atBias = 1 + inputs
  const atOut = atBias + hidden
  const atInto = atOut + hidden
  return {
    inputs,
    hidden,
    all,
    linear: all.subarray(1, atBias),
    hiddenBias: all.subarray(atBias, atOut),
    out: all.subarray(atOut, atInto),
    into: all.subarray(atInto),
    scale,
  }
}

/** Features that stay near zero are not blown up beyond this. */
const LEAST_SIZE = 1 / 16

/** For each feature, one by its usual size in these rows; 0 for one that is never anything but zero. */
export function scalesOf({ inputs, features }: Samples, rows: Int32Array): Float64Array {
  const squares = new Float64Array(inputs)
  for (let r = 0; r < rows.length; r++) {
    const at = rows[r] * inputs
    for (let i = 0; i < inputs; i++) squares[i] += features[at + i] * features[at + i]
  }
  return squares.map(sum =>
    sum === 0 ? 0 : 1 / (FEATURE_ONE * Math.max(LEAST_SIZE, Math.sqrt(sum / rows.length) / FEATURE_ONE)),
  )
}

/** A model with hidden units that begins exactly where the linear one stands: no unit has a say yet. */
export function withHidden(linear: Model, hidden: number, dice: Int32Array): Model {
  const { inputs, scale } = linear
  const model = newModel(inputs, hidden, scale)
  model.all.set(linear.all.subarray(0, 1 + inputs))
  const used = scale.reduce((n, s) => n + (s > 0 ? 1 : 0), 0)
  const spread = Math.sqrt(6 / Math.max(1, used))
  for (let i = 0; i < inputs; i++)
    for (let j = 0; j < hidden; j++) {
      const draw = (next(dice, 0) / 0x80000000) * spread
      // A weight that no sample could correct must not stay at random.
      model.into[i * hidden + j] = scale[i] > 0 ? draw : 0
    }
  return model
}

/** The weights for features as they are, no longer scaled. */
export function realWeights({
  inputs,
  hidden,
  all,
  linear,
  hiddenBias,
  out,
  into,
  scale,
}: Model): RealWeights {
  return {
    inputs,
    hidden,
    bias: all[0],
    linear: linear.map((w, i) => w * scale[i] * FEATURE_ONE),
    hiddenBias: hiddenBias.slice(),
    out: out.slice(),
    into: into.map((w, k) => w * scale[Math.floor(k / hidden)] * FEATURE_ONE),
  }
}
