/** A value, or the problem that kept it from being made, put so that its reader knows what to do. */

export interface Problem {
  /** A stable word for programs: `illegal`, `unknown-scenario`, `bad-position` … */
  readonly code: string
  /** One plain sentence for people. */
  readonly text: string
  /** The rule clause that says so, if a rule does. */
  readonly clause?: string
  /** Where: a path in a file, a line. */
  readonly where?: string
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const fail = (
  code: string,
  text: string,
  more: { clause?: string; where?: string } = {},
): Result<never> => ({
  ok: false,
  problem: { code, text, ...more },
})

/** For callers that know it went well, or have nobody to tell. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(
    result.problem.where ? `${result.problem.where}: ${result.problem.text}` : result.problem.text,
  )
}
