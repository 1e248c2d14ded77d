/** Analysts at work, as a host sees them: it names the commands of a game, somebody in other threads looks at them. */
import type { Problem } from '@bivouac/kernel'
import type { Depth, Finding } from '@bivouac/protocol'

/** A whole game that is over. */
export interface LookTask {
  readonly module: string
  /** Its record. */
  readonly text: string
  readonly depth: Depth
}

export interface LookHearing {
  found(finding: Finding): void
  /** All have been looked at. */
  done(): void
  /** One of them cannot be looked at; the others are left. */
  failed(problem: Problem): void
}

export interface Look {
  stop(): void
}

export interface Analysts {
  /** How many threads work at once. */
  readonly threads: number
  /** Looks at the commands with these numbers, in this order. */
  look(task: LookTask, numbers: readonly number[], hear: LookHearing): Look
  /** While somebody waits for a bot nothing new is begun. */
  hold(isHeld: boolean): void
}
