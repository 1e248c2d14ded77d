/** The part of a record that holds: of a file that is cut off or was altered, all that comes before the first wrong line. */
import type { Board, GameModule } from './game-module.ts'
import type { Match } from './match.ts'
import { parseRecord } from './read-record.ts'
import type { GameRecord } from './record.ts'
import type { Fact } from './recorder.ts'
import { replay } from './replay.ts'
import { ok, type Problem, type Result } from './result.ts'
import { playedAgain } from './take-back.ts'

/** `problem` tells where and why the rest is left out; there is none if nothing is. */
interface ReadPart {
  readonly record: GameRecord
  readonly problem?: Problem
}

/** Stands where the rest of the file is missing. */
const NO_STATE = `state ${'0'.repeat(32)}`

/** Reads a record as far as it can be read: at least its head and its setup. */
export function readPart(text: string): Result<ReadPart> {
  const whole = parseRecord(text)
  if (whole.ok) return ok({ record: whole.value })
  const { problem } = whole
  const wrong = Number(problem.where?.replace('line ', ''))
  const lines = text.replaceAll('\r\n', '\n').split('\n', wrong - 1)
  // A word on the next command, or on the end, says nothing without it.
  while (lines.length > 0 && !/^(?:\d|back |setup)/.test(lines[lines.length - 1])) lines.pop()
  const part = parseRecord([...lines, NO_STATE].join('\n'))
  return part.ok ? ok({ record: part.value, problem }) : whole
}

interface ReplayedPart<B extends Board, V, E extends Fact> {
  readonly match: Match<B, V, E>
  readonly problem?: Problem
}

/** Plays a record again as far as it holds: at least its setup and one command. */
export function replayPart<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  { record, problem }: ReadPart,
): Result<ReplayedPart<B, V, E>> {
  let held: { readonly match: Match<B, V, E>; readonly standing: number } | undefined
  const whole = replay(module, board, record, match => {
    held = { match, standing: match.log.length }
  })
  if (whole.ok) return ok({ match: whole.value })
  const wrong = earlier(problem, whole.problem, record)
  return held === undefined
    ? { ok: false, problem: wrong }
    : ok({ match: playedAgain(held.match, held.standing), problem: wrong })
}

/** What is wrong first. A part has no end of its own: that this is missing is no news. */
const earlier = (read: Problem | undefined, played: Problem, { closing }: GameRecord): Problem =>
  read !== undefined && played.where === `line ${closing}` ? read : played
