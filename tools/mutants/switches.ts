/** The switch that every instrumented line asks, what is noted while watching, and the count of steps. One for a process. */

class OutOfSteps extends Error {
  override name = 'OutOfSteps'
}

interface Switches {
  /** The number of the mutant that is on; 0 for none. */
  on: number
  stepsLeft: number
  step(): void
  /** Which mutants would have made a difference since this was last cleared. The rest is asked by watched texts only. */
  hits: Uint8Array
  see(mutant: number): void
  /** Of an expression with another operator. */
  differ(mutant: number, value: unknown, other: () => unknown): void
  /** Of a constant in place of a value, which it gives back. */
  instead(mutant: number, constant: unknown, value: unknown): unknown
  /** Of `l && r` (`whole`) or `l || r` without r: `mutant`, and without l: the next one. Gives back l. */
  left(mutant: number, whole: boolean, l: unknown, r?: () => unknown): unknown
  /** The same when r was asked. Gives back r. */
  right(mutant: number, whole: boolean, r: unknown): unknown
}

export function newSwitches(mutants: number): Switches {
  const hits = new Uint8Array(mutants + 1)
  const see = (mutant: number): void => {
    hits[mutant] = 1
  }
  const differ = (mutant: number, value: unknown, other: () => unknown): void => {
    if (hits[mutant] === 1) return
    try {
      if (!Object.is(value, other())) see(mutant)
    } catch {
      see(mutant)
    }
  }
  const switches: Switches = {
    on: 0,
    stepsLeft: Number.MAX_SAFE_INTEGER,
    step() {
      if (--switches.stepsLeft < 0) throw new OutOfSteps('more steps than ever before')
    },
    hits,
    see,
    differ,
    instead(mutant, constant, value) {
      if (!Object.is(constant, value)) see(mutant)
      return value
    },
    left(mutant, whole, l, r) {
      const isDecided = Boolean(l) !== whole
      if (isDecided && r === undefined) see(mutant + 1)
      else if (isDecided && r !== undefined) differ(mutant + 1, l, r)
      // Otherwise r is the answer, and l in its place is the same only if both are plainly true, or plainly false.
      else if (l !== whole) see(mutant)
      return l
    },
    right(mutant, whole, r) {
      if (r !== whole) see(mutant)
      return r
    },
  }
  return switches
}
