/** What was found that must never be, by kind: counted, and the first few told in full. */

/** What must hold, whatever is delayed, lost, sent twice or killed. */
const LAWS = {
  lost: 'a player was told of a command as taken, and the log does not have it',
  ghost: 'a player was told of a command as refused, and the log has it',
  twice: 'the log holds a command that nobody gave',
  shrunk: 'an entry of a log was changed, is gone, or has another number than the next',
  clock: 'a clock is negative, runs backwards, or loses or gains time that nobody had',
  late: 'a move was kept after the flag had fallen',
  'no-timer': 'a clock runs and no timer is set for its flag',
  'timer-twice': 'a timer was handed out to two at once',
  overdue: 'a timer did not fire',
  early: 'somebody was shown what was not kept yet',
  view: 'what a player sees is not what follows from the log',
  fold: 'the log cannot be played again to where the game stands',
  memory: 'a game that nobody looks at stays in memory',
  stuck: 'a player has waited for minutes, or a game neither goes on nor ends',
  fault: 'a server called something its own fault',
} as const
export type Law = keyof typeof LAWS

export interface Breaches {
  note(law: Law, about: string): void
  readonly counts: Readonly<Partial<Record<Law, number>>>
  /** The first few of each law, in words. */
  readonly first: readonly string[]
}

const SHOWN = 3

export function newBreaches(): Breaches {
  const counts: Partial<Record<Law, number>> = {}
  const first: string[] = []
  return {
    counts,
    first,
    note(law, about) {
      const count = (counts[law] ?? 0) + 1
      counts[law] = count
      if (count <= SHOWN) first.push(`${law}: ${LAWS[law]} (${about})`)
    },
  }
}
