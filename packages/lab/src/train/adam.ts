/** Adam (Kingma and Ba) with decoupled decay: moves every number of a model a little, each at its own pace. */

const FADE = 0.9
const FADE_SQUARES = 0.999
const TINY = 1e-8

interface Adam {
  /** One step of about `pace` against `slope` (divided by `total`), and all but the bias fade by `decay` times the pace. */
  step(slope: Float64Array, total: number, pace: number, decay: number): void
}

/** The first of the numbers is the bias. */
export function newAdam(all: Float64Array): Adam {
  const mean = new Float64Array(all.length)
  const square = new Float64Array(all.length)
  let steps = 0
  return {
    step(slope, total, pace, decay) {
      steps++
      const meanAll = 1 - FADE ** steps
      const squareAll = 1 - FADE_SQUARES ** steps
      for (let i = 0; i < all.length; i++) {
        const g = slope[i] / total
        const m = FADE * mean[i] + (1 - FADE) * g
        const s = FADE_SQUARES * square[i] + (1 - FADE_SQUARES) * g * g
        mean[i] = m
        square[i] = s
        const fading = i === 0 ? 0 : decay * all[i]
        all[i] -= pace * (m / meanAll / (Math.sqrt(s / squareAll) + TINY) + fading)
      }
    },
  }
}
