/** Learning: the linear value first, then the hidden units on top of it, each until held-back games say it is enough. */
import { type NetWeights, newNet, wholeWeights } from '@bivouac/ai'
import { seedCells } from '@bivouac/kernel'
import { newAdam } from './adam.ts'
import { newGradient } from './gradient.ts'
import { type Metrics, measure } from './metrics.ts'
import { type Model, newModel, realWeights, scalesOf, withHidden } from './model.ts'
import type { Samples } from './samples.ts'
import { type Split, shuffled, splitByGame } from './split.ts'

export interface FitOptions {
  /** Hidden units; 0 learns the linear value only. If units bring nothing, the weights that come out are linear too. */
  readonly hidden: number
  /** The same samples and seed give the same weights. */
  readonly seed: string
  /** How fast weights fade if nothing speaks for them. */
  readonly decay?: number
  /** Passes over all samples, at most, of each of the two stages. */
  readonly passes?: number
  readonly onPass?: (pass: Pass) => void
}

/** How far learning is. */
export interface Pass {
  readonly stage: 'linear' | 'hidden'
  /** From 1. */
  readonly pass: number
  /** On held-back games. */
  readonly loss: number
}

export interface Fit {
  readonly weights: NetWeights
  readonly learnGames: number
  readonly heldGames: number
  readonly learnPositions: number
  /** On held-back games: the linear value alone, and the weights that came out. */
  readonly linear: Metrics
  readonly final: Metrics
}

const BATCH = 256
export const PASSES = 40
const DECAY = 0.1
const PACE = { linear: 0.01, hidden: 0.002 }
/** When a pass brings nothing, the pace is divided by this; after so many divisions learning is over. */
const SLOWER = 3
const SLOWINGS = 3
/** Less than this is nothing. */
const GAIN = 1e-5

export function fit(samples: Samples, options: FitOptions): Fit {
  const dice = new Int32Array(4)
  seedCells(dice, `${options.seed}/fit`, 0)
  const split = splitByGame(samples, dice)

  const linear = newModel(samples.inputs, 0, scalesOf(samples, split.learn))
  learn(linear, samples, split, 'linear', dice, options)
  const linearWeights = wholeWeights(realWeights(linear))
  const linearMetrics = measure(newNet(linearWeights), samples, split.held)
  const found = {
    learnGames: split.learnGames,
    heldGames: split.heldGames,
    learnPositions: split.learn.length,
    linear: linearMetrics,
  }
  if (options.hidden === 0) return { ...found, weights: linearWeights, final: linearMetrics }

  const deep = withHidden(linear, options.hidden, dice)
  learn(deep, samples, split, 'hidden', dice, options)
  // Units without a say would only cost time.
  if (deep.out.every(w => w === 0)) return { ...found, weights: linearWeights, final: linearMetrics }
  const weights = wholeWeights(realWeights(deep))
  return { ...found, weights, final: measure(newNet(weights), samples, split.held) }
}

/** Leaves the model at the best that any pass has reached on the held-back rows. */
function learn(
  model: Model,
  samples: Samples,
  split: Split,
  stage: Pass['stage'],
  dice: Int32Array,
  { decay = DECAY, passes = PASSES, onPass }: FitOptions,
): void {
  const gradient = newGradient(model, samples)
  const order = split.learn.slice()
  const best = model.all.slice()
  let bestLoss = gradient.loss(split.held)
  let adam = newAdam(model.all)
  let pace = PACE[stage]
  let slowings = 0
  for (let pass = 1; pass <= passes; pass++) {
    shuffled(order, dice)
    for (let from = 0; from < order.length; from += BATCH) {
      const total = gradient.add(order, from, Math.min(order.length, from + BATCH))
      adam.step(gradient.slope, total, pace, decay)
    }
    const loss = gradient.loss(split.held)
    onPass?.({ stage, pass, loss })
    if (loss < bestLoss - GAIN) {
      bestLoss = loss
      best.set(model.all)
      continue
    }
    model.all.set(best)
    if (slowings++ === SLOWINGS) break
    pace /= SLOWER
    adam = newAdam(model.all)
  }
  model.all.set(best)
}
