/** The switch that every instrumented line asks, and the count of steps. One for a process. */

class OutOfSteps extends Error {
  override name = 'OutOfSteps'
}

interface Switches {
  /** The number of the mutant that is on; 0 for none. */
  on: number
  /** Which mutants have been passed by since this was last cleared. */
  hits: Uint8Array
  stepsLeft: number
  is(mutant: number): boolean
  step(): void
}

export function newSwitches(mutants: number): Switches {
  const switches: Switches = {
    on: 0,
    hits: new Uint8Array(mutants + 1),
    stepsLeft: Number.MAX_SAFE_INTEGER,
    is(mutant) {
      switches.hits[mutant] = 1
      return switches.on === mutant
    },
    step() {
      if (--switches.stepsLeft < 0) throw new OutOfSteps('more steps than ever before')
    },
  }
  return switches
}
