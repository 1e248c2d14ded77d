/**
 * The clocks of a game: pure arithmetic on times that somebody else has read. A clock stands still while the server was
 * down or the game is paused, and never gains or loses by a clock of the machine that was set.
 */
import type { ClockPlan } from '@bivouac/protocol/online'

/** Time that no clock counts. */
export interface Outage {
  readonly since: number
  readonly until: number
}

export interface Clocks {
  /** Milliseconds that each seat had left at `at`. */
  readonly left: readonly [number, number]
  readonly at: number
  /** Whose clock is running, as bits. */
  readonly running: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Undefined where no clock is played with. */
export function newClocks(plan: ClockPlan, now: number): Clocks | undefined {
  if (plan.kind === 'none') return undefined
  const each = plan.kind === 'live' ? plan.minutes * MINUTE : plan.days * DAY
  return { left: [each, each], at: now, running: 0 }
}

/** How much of the time from `since` to `now` was played in. */
function played(since: number, now: number, outages: readonly Outage[]): number {
  let sum = Math.max(0, now - since)
  for (const outage of outages)
    sum -= Math.max(0, Math.min(now, outage.until) - Math.max(since, outage.since))
  return Math.max(0, sum)
}

/** The clocks as they stand now. */
export function clocksAt(clocks: Clocks, now: number, outages: readonly Outage[]): Clocks {
  const spent = played(clocks.at, now, outages)
  const left = clocks.left.map((ms, seat) =>
    clocks.running & (1 << seat) ? Math.max(0, ms - spent) : ms,
  ) as [number, number]
  // A machine's clock that was set back must not give the time back that has been spent.
  return { ...clocks, left, at: Math.max(now, clocks.at) }
}

/** Who is asked from now on, as bits; 0 stops both. Whoever has chosen gets what the plan gives for it. */
export function clocksAsking(
  clocks: Clocks,
  plan: ClockPlan,
  asked: number,
  now: number,
  outages: readonly Outage[],
): Clocks {
  const { left, at, running } = clocksAt(clocks, now, outages)
  const fresh = left.map((ms, seat) => {
    const bit = 1 << seat
    if (plan.kind === 'live' && running & bit && !(asked & bit)) return ms + plan.increment * SECOND
    if (plan.kind === 'turn' && asked & bit && !(running & bit)) return plan.days * DAY
    return ms
  }) as [number, number]
  return { left: fresh, at, running: asked }
}

/** Stops both clocks, or lets those run on that are asked. Nobody gains by it. */
export const clocksHeld = (
  clocks: Clocks,
  running: number,
  now: number,
  outages: readonly Outage[],
): Clocks => ({
  ...clocksAt(clocks, now, outages),
  running,
})

/** The seat whose time has run out; the lower seat first if both have. */
export function fallen(clocks: Clocks, now: number, outages: readonly Outage[]): 0 | 1 | undefined {
  const { left, running } = clocksAt(clocks, now, outages)
  if (running & 1 && left[0] <= 0) return 0
  return running & 2 && left[1] <= 0 ? 1 : undefined
}

/** When the next flag falls if nobody does anything; undefined while no clock runs. */
export function fallsAt({ left, at, running }: Clocks): number | undefined {
  if (running === 0) return undefined
  return at + Math.min(...left.filter((_, seat) => running & (1 << seat)))
}
