/** How the clocks of a game may change from one entry of its log to the next. */
import type { ClockPlan } from '@bivouac/protocol/online'
import { PULSE_MS } from '@bivouac/server/parts'

export interface KeptClocks {
  readonly left: readonly [number, number]
  readonly at: number
  readonly running: number
}

/** A time in which no server was up. */
export interface Gap {
  readonly since: number
  readonly until: number
}

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
/**
 * A gap is known by heartbeats, which take a moment to be kept: each end of it may be taken for so much earlier or later. A turn may lie beside the gap
 * itself and yet within what servers take for it.
 */
const EDGE_MS = PULSE_MS + 100

/** How much of the time between the two lies in gaps that are longer by so much at both ends, or shorter. */
const downBetween = (from: number, to: number, gaps: readonly Gap[], edge: number): number =>
  gaps.reduce(
    (sum, { since, until }) => sum + Math.max(0, Math.min(until + edge, to) - Math.max(since - edge, from)),
    0,
  )

/** What is wrong with the change; undefined if nothing is. */
export function clockFlaw(
  before: KeptClocks,
  after: KeptClocks,
  plan: ClockPlan,
  gaps: readonly Gap[],
): string | undefined {
  const elapsed = after.at - before.at
  if (elapsed < 0) return `set back by ${-elapsed} ms`
  const [down, downAtMost, downAtLeast] = [0, EDGE_MS, -EDGE_MS].map(edge =>
    downBetween(before.at, after.at, gaps, edge),
  )
  for (const seat of [0, 1] as const) {
    const left = after.left[seat]
    if (left < 0) return `seat ${seat} has ${left} ms left`
    const bit = 1 << seat
    const ran = (before.running & bit) !== 0
    const runs = (after.running & bit) !== 0
    if (plan.kind === 'turn' && runs && !ran && left === plan.days * DAY) continue
    const gained = plan.kind === 'live' && ran && !runs ? plan.increment * SECOND : 0
    const spent = before.left[seat] + gained - left
    if (!ran && spent !== 0) return `seat ${seat} was not asked and has spent ${spent} ms`
    if (!ran) continue
    if (spent < 0 && gained === 0) return `seat ${seat} has gained ${-spent} ms`
    const least = Math.min(elapsed - downAtMost, before.left[seat]) - 1
    // Whoever stops has his increment or, where a pause or the end stopped him, has not.
    const most = elapsed - downAtLeast + gained + 1
    if (spent < least || spent > most)
      return `seat ${seat} has spent ${spent} ms of ${elapsed}, of which ${down} were nobody's`
  }
  return undefined
}
