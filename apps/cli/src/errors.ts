/** Errors that are the user's to mend, and the exit codes of the command. */
import type { Problem, Result } from '@bivouac/kernel'
import { harmlessLines } from './output.ts'

export const EXIT = {
  /** The thing checked does not hold. */
  failed: 1,
  /** Bad usage or bad input. */
  usage: 2,
  /** A fault of our own. */
  fault: 70,
  /** The output cannot be written: the disk is full, for one. */
  unwritten: 74,
  /** Nobody reads the output any more. */
  unread: 128 + 13,
  /** Stopped by Ctrl-C. */
  interrupted: 130,
} as const

/** Shown to the user as one plain sentence, never with a stack trace. */
export class UserError extends Error {
  override name = 'UserError'
  readonly problem: Problem

  constructor(code: string, text: string, more: { clause?: string; where?: string } = {}) {
    super(text)
    this.problem = fitToShow({ code, text, ...more })
  }
}

/** A problem may quote a file or a bot, which may hold anything. */
export const fitToShow = (problem: Problem): Problem => ({
  ...problem,
  text: harmlessLines(problem.text),
  ...(problem.where === undefined ? {} : { where: harmlessLines(problem.where) }),
})

/** The value of a result, or its problem as a `UserError`. `where` says which file it speaks of. */
export function orComplain<T>(result: Result<T>, where?: string): T {
  if (result.ok) return result.value
  const { code, text, ...more } = result.problem
  const place = [where, more.where].filter(Boolean).join(', ')
  throw new UserError(code, text, { ...more, ...(place ? { where: place } : {}) })
}

/** The problem as one line for people. */
export const problemLine = ({ text, where }: Problem): string => (where ? `${where}: ${text}` : text)
