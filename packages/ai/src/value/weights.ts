/** The weights of a learned value: as real numbers while they are learned, as whole numbers ever after. */
import { SUM_ONE, WEIGHT_ONE } from './fixed-point.ts'

/** value = sigmoid(bias + linear·x + out·relu(W·x + b)) */
export interface RealWeights {
  readonly inputs: number
  /** Hidden units; 0 for a value that is linear only. */
  readonly hidden: number
  readonly bias: number
  /** One for each input. */
  readonly linear: Float64Array
  /** W: the weights into all hidden units, input after input. */
  readonly into: Float64Array
  /** b: one for each hidden unit. */
  readonly hiddenBias: Float64Array
  /** One for each hidden unit. */
  readonly out: Float64Array
}

/** The same in whole parts: biases of `SUM_ONE`, all others of `WEIGHT_ONE`. */
export interface NetWeights {
  readonly inputs: number
  readonly hidden: number
  readonly bias: number
  readonly linear: Int32Array
  readonly into: Int32Array
  readonly hiddenBias: Int32Array
  readonly out: Int32Array
}

const whole = (reals: Float64Array, one: number): Int32Array =>
  Int32Array.from(reals, x => Math.round(x * one))

/** What is learned, made ready for use. */
export function wholeWeights(real: RealWeights): NetWeights {
  const { inputs, hidden } = real
  const weights: NetWeights = {
    inputs,
    hidden,
    bias: Math.round(real.bias * SUM_ONE),
    linear: whole(real.linear, WEIGHT_ONE),
    into: whole(real.into, WEIGHT_ONE),
    hiddenBias: whole(real.hiddenBias, SUM_ONE),
    out: whole(real.out, WEIGHT_ONE),
  }
  const wrong = whyUnfit(weights)
  if (wrong !== undefined) throw new Error(`these weights cannot be used: ${wrong}`)
  return weights
}

/** What is wrong with these weights; undefined if they are in order. */
export function whyUnfit({ inputs, hidden, linear, into, hiddenBias, out }: NetWeights): string | undefined {
  if (linear.length !== inputs) return `${linear.length} linear weights for ${inputs} features`
  if (into.length !== inputs * hidden)
    return `${into.length} hidden weights for ${inputs} features and ${hidden} hidden units`
  if (hiddenBias.length !== hidden || out.length !== hidden)
    return `${hiddenBias.length} biases and ${out.length} outputs for ${hidden} hidden units`
  return undefined
}
