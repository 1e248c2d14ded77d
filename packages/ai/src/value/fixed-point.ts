/**
 * The scales of a learned value's whole numbers. Sums of whole numbers are exact in any order, so a value worked out
 * from what has changed is the very same as one worked out afresh, and decisions can be repeated anywhere.
 */

/** Whole parts of one unit of a feature. */
export const FEATURE_ONE = 64
/** Whole parts of one unit of a weight. */
export const WEIGHT_ONE = 1024
/** Whole parts of one unit of their product, and of biases. */
export const SUM_ONE = FEATURE_ONE * WEIGHT_ONE

/** A feature beyond this, either way, counts as this. */
export const FEATURE_MOST = 16
const MOST = FEATURE_MOST * FEATURE_ONE

/** A feature as whole parts, to the nearest. */
export function quantised(x: number): number {
  if (x >= FEATURE_MOST) return MOST
  if (x <= -FEATURE_MOST) return -MOST
  // Above zero, cutting off is rounding down: quicker than Math.round and the same for both signs.
  return ((x * FEATURE_ONE + MOST + 0.5) | 0) - MOST
}
