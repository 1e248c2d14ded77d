/** Weighs commands from what one side knows: each by descents of its own, all on the same imagined deals. */
import type { Gauge } from '@bivouac/ai'
import type { Board, Imaginer, Seat } from '@bivouac/kernel'
import type { Looks } from './depth.ts'
import { differenceOf } from './estimate.ts'

/** By command: the chance of whoever chooses, deal by deal. */
type Scales = (command: number) => Float64Array

/**
 * Two trees grown below the same command differ by so much in what it is worth, however long they are measured: found by
 * measuring commands against themselves (docs/analysis.md).
 */
const TREES_APART = 0.005

export function newScales<B extends Board>(
  gauge: Gauge<B>,
  { imaginer, seat, dice }: Readonly<{ imaginer: Imaginer<B>; seat: Seat; dice: Int32Array }>,
  { grow, measure }: Pick<Looks, 'grow' | 'measure'>,
): Scales {
  const deals = gauge.deals(imaginer, seat, dice, measure)
  const measured = new Map<number, Float64Array>()
  return command => {
    const known = measured.get(command)
    if (known) return known
    const out = new Float64Array(measure)
    gauge.measure({ seat, command, deals, dice }, grow, out)
    // Told to seat 0; wanted is the chance of whoever chooses.
    const own = seat === 0 ? out : out.map(value => 1 - value)
    measured.set(command, own)
    return own
  }
}

/** The standard error of the difference of two commands that lay on the same scales. */
export const errorBetween = (a: Float64Array, b: Float64Array): number =>
  a === b ? 0 : Math.hypot(differenceOf(a, b).error, TREES_APART)
