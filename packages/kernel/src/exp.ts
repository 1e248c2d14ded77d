/**
 * The exponential function by plain arithmetic, which every machine does alike. `Math.exp` may differ in its last digit
 * from one engine to the next, and a search that rests on it would then decide differently in a browser.
 */

const LOG2_E = Math.LOG2E
/** ln 2 in two parts, so that multiples of it are exact. */
const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10
/** The best five coefficients for x·coth(x/2) near 0, as in fdlibm. */
const P1 = 1.6666666666666602e-1
const P2 = -2.7777777777015593e-3
const P3 = 6.613756321437934e-5
const P4 = -1.6533902205465252e-6
const P5 = 4.1381367970572385e-8

const LEAST = -708
const MOST = 709
const OFFSET = 1022

const POWERS_OF_2 = new Float64Array(2 * OFFSET + 2)
POWERS_OF_2[OFFSET] = 1
for (let i = 1; i <= OFFSET + 1; i++) POWERS_OF_2[OFFSET + i] = POWERS_OF_2[OFFSET + i - 1] * 2
for (let i = 1; i <= OFFSET; i++) POWERS_OF_2[OFFSET - i] = POWERS_OF_2[OFFSET - i + 1] / 2

/** e to the power of x. Below -708 it is 0, above 709 infinite. */
export function exp(x: number): number {
  if (x < LEAST) return 0
  if (x > MOST) return Number.POSITIVE_INFINITY
  const k = Math.floor(x * LOG2_E + 0.5)
  const high = x - k * LN2_HIGH
  const low = k * LN2_LOW
  const r = high - low
  const t = r * r
  const c = r - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))))
  return (1 - (low - (r * c) / (2 - c) - high)) * POWERS_OF_2[OFFSET + k]
}
