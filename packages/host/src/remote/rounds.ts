/**
 * Over single requests nobody tells us what is new, so it is asked for: the games that are looked at every few seconds, less and less
 * often while nothing changes, and the lists now and then. A hidden page is slowed down further by its browser.
 */
import type { Pace } from './ports.ts'

/** Each round without anything new makes the next one come so much later. */
const SLOWER = 1.5
/** With a game before one's eyes lists are not what is waited for. */
const LISTS_EVERY = 4

interface RoundsOptions {
  readonly pace: Pick<Pace, 'round' | 'roundMost'>
  /** Asks for all games that are looked at; false if there are none. */
  look(): boolean
  /** The lists of games may have changed. */
  lists(): void
}

interface Rounds {
  begin(): void
  /** The next one at once. */
  soon(): void
  /** Something has changed: more may. */
  quicken(): void
  end(): void
}

export function newRounds({ pace, look, lists }: RoundsOptions): Rounds {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOn = false
  let rest = pace.round
  let rounds = 0

  const after = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(round, ms)
  }
  function round(): void {
    const isLooking = look()
    if (!isLooking || ++rounds % LISTS_EVERY === 0) lists()
    after(rest)
    rest = Math.min(pace.roundMost, rest * SLOWER)
  }
  function quicken(): void {
    if (!isOn) return
    rest = pace.round
    after(rest)
  }

  return {
    begin() {
      isOn = true
      quicken()
    },
    soon() {
      if (!isOn) return
      rest = pace.round
      round()
    },
    quicken,
    end() {
      isOn = false
      clearTimeout(timer)
    },
  }
}
