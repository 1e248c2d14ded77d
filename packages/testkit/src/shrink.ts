/** Cuts the commands that led to a failure down to a short list that still shows it. */
import type { Bench, Check, Played } from './bench.ts'
import { type Shown, showAgain } from './play-again.ts'

/** How many commands may be played in search of a shorter list. */
const PATIENCE = 400_000

/**
 * First the shortest beginning that still fails, then ever smaller pieces taken out of the middle. What is no longer
 * legal without them is left out too. Gives `what: undefined` when the failure does not show again at all.
 */
export function shrink(
  bench: Bench,
  check: Check | undefined,
  seed: string,
  played: readonly Played[],
): Shown {
  let patience = PATIENCE
  let best = showAgain(bench, check, seed, played)
  if (best.what === undefined) return { played, what: undefined }

  const shorter = (wanted: readonly Played[]): boolean => {
    patience -= wanted.length + 1
    const shown = showAgain(bench, check, seed, wanted)
    if (shown.what === undefined || shown.played.length >= best.played.length) return false
    best = shown
    return true
  }

  let enough = best.played.length
  for (let tooFew = -1; enough - tooFew > 1 && patience > 0; ) {
    const middle = (enough + tooFew) >> 1
    if (shorter(best.played.slice(0, middle))) enough = best.played.length
    else tooFew = middle
  }
  for (let before = Number.POSITIVE_INFINITY; best.played.length < before && patience > 0; ) {
    before = best.played.length
    for (let size = before >> 1; size >= 1; size >>= 1)
      for (let at = 0; at < best.played.length && patience > 0; )
        if (!shorter(best.played.toSpliced(at, size))) at += size
  }
  return best
}
