/** A problem on its way to whoever asked. */
import type { Problem, Result } from '@bivouac/kernel'

/** A request was refused or could not be answered; `problem` says why. */
export class HostError extends Error {
  override name = 'HostError'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.text)
    this.problem = problem
  }
}

export const refuse = (code: string, text: string): never => {
  throw new HostError({ code, text })
}

/** The value, or its problem thrown. */
export function orRefuse<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new HostError(result.problem)
}

/** What to tell of anything that was thrown. */
export const problemOf = (error: unknown, code: string): Problem =>
  error instanceof HostError
    ? error.problem
    : { code, text: error instanceof Error ? error.message : String(error) }
