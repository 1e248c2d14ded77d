/** How the clocks of a game may change from one entry of its log to the next. */
import type { ClockPlan } from '@bivouac/protocol/online'

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
/** A gap is known by heartbeats a second apart: so much may be counted too much or too little for each. */
const GAP_SLACK_MS = 3 * SECOND

/** What is wrong with the change; undefined if nothing is. */
export function clockFlaw(
  before: KeptClocks,
  after: KeptClocks,
  plan: ClockPlan,
  gaps: readonly Gap[],
): string | undefined {
  const elapsed = after.at - before.at
  if (elapsed < 0) return `set back by ${-elapsed} ms`
  const within = gaps.filter(({ since, until }) => until > before.at && since < after.at)
  const down = within.reduce(
    (sum, { since, until }) => sum + Math.min(until, after.at) - Math.max(since, before.at),
    0,
  )
  const slack = within.length * GAP_SLACK_MS
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
    const due = Math.max(0, elapsed - down)
    // Whoever stops has his increment or, where a pause or the end stopped him, has not.
    const least = Math.min(due - slack, before.left[seat]) - 1
    const most = Math.min(elapsed, due + slack) + gained + 1
    if (spent < least || spent > most)
      return `seat ${seat} has spent ${spent} ms of ${elapsed}, of which ${down} were nobody's`
  }
  return undefined
}
