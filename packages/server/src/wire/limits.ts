/** How much anybody may ask for. Whoever asks for more hears so; whoever does not stop is cut off. */

export interface Limits {
  /** Messages on one line: so many at once, and so many a second in the long run. */
  readonly messages: Rate
  /** New guests from one address. */
  readonly guests: Rate
  /** New games by one guest. */
  readonly games: Rate
  readonly chat: Rate
  readonly socketsOfGuest: number
  readonly socketsOfAddress: number
  readonly sockets: number
  /** Bytes that may wait to be sent to one screen. A slower one is cut off and comes back for what it missed. */
  readonly waitingBytes: number
  /** A line that exceeds its rate this often is closed. */
  readonly warnings: number
}

interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export const LIMITS: Limits = {
  messages: { burst: 80, perSecond: 20 },
  guests: { burst: 40, perSecond: 0.5 },
  games: { burst: 20, perSecond: 0.1 },
  chat: { burst: 8, perSecond: 0.5 },
  socketsOfGuest: 20,
  socketsOfAddress: 500,
  sockets: 20_000,
  waitingBytes: 1_048_576,
  warnings: 100,
}

/** A bucket that fills again with time. */
interface Bucket {
  /** Takes one out; false if there is none. */
  take(now: number): boolean
  /** Whether it is as full as it was in the beginning, and may be forgotten. */
  isFull(now: number): boolean
}

export function bucket({ burst, perSecond }: Rate): Bucket {
  let left = burst
  let filled = Number.NEGATIVE_INFINITY
  const fill = (now: number): void => {
    if (filled !== Number.NEGATIVE_INFINITY)
      left = Math.min(burst, left + (Math.max(0, now - filled) / 1000) * perSecond)
    filled = now
  }
  return {
    take(now) {
      fill(now)
      if (left < 1) return false
      left--
      return true
    },
    isFull(now) {
      fill(now)
      return left >= burst
    },
  }
}

/** A bucket for each name; those that have filled up again are forgotten, so that strangers cannot fill the memory. */
export function buckets(rate: Rate): (name: string, now: number) => boolean {
  const all = new Map<string, Bucket>()
  let swept = 0
  return (name, now) => {
    if (all.size > 1000 && now - swept > 10_000) {
      swept = now
      for (const [key, one] of all) if (one.isFull(now)) all.delete(key)
    }
    const one = all.get(name) ?? bucket(rate)
    all.set(name, one)
    return one.take(now)
  }
}

/** How many there are of each name. */
export function counter() {
  const counts = new Map<string, number>()
  return {
    of: (name: string): number => counts.get(name) ?? 0,
    add(name: string, by: 1 | -1): void {
      const count = (counts.get(name) ?? 0) + by
      if (count > 0) counts.set(name, count)
      else counts.delete(name)
    },
  }
}
