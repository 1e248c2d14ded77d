/**
 * What a measured chance stands for, by how games really ended: whoever is to choose seems better off to a search than he is. A table of
 * whole numbers and straight lines between them, so that it is the same on every machine.
 */
import { CERTAIN } from './finding.ts'

export interface Correction {
  /** What a measured share stands for, and how much steeper the corrected ones lie there. */
  of(share: number): number
  slope(share: number): number
}

/** `knots`: what is meant, as chances, by the shares 0 to 1 in equal steps. Without any, what was measured is meant. */
export function newCorrection(knots: readonly number[] = [0, CERTAIN]): Correction {
  const steps = knots.length - 1
  /** The step that a share lies on, the last one with its end. */
  const stepOf = (share: number): number => Math.min(steps - 1, Math.floor(share * steps))
  const slopeOn = (step: number): number => ((knots[step + 1] - knots[step]) * steps) / CERTAIN
  return {
    of: share => knots[stepOf(share)] / CERTAIN + (share - stepOf(share) / steps) * slopeOn(stepOf(share)),
    slope: share => slopeOn(stepOf(share)),
  }
}
