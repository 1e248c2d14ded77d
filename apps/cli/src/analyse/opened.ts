/** A recorded game ready to be looked back at: as much of it as holds, moment by moment. */
import { type Moment, momentsOf } from '@bivouac/analysis'
import { type Board, fail, type Outcome, ok, type Problem, type Result, replayPart } from '@bivouac/kernel'
import type { Registered } from '../games.ts'
import { figure } from '../output.ts'
import { openPart } from '../records.ts'

/** Nobody has played a game as long; a file may claim to hold any. */
const COMMANDS_MOST = 5000

/** A file as it was read: all threads look at the same bytes. */
export interface Given {
  readonly file: string
  readonly text: string
  /** The scenario's file when it is not one of ours. */
  readonly scenario: string | undefined
}

export interface OpenGame {
  readonly game: Registered
  readonly board: Board
  readonly moments: readonly Moment[]
  /** The state after the last of them, and how the game ended there, if it did. */
  readonly last: Int32Array
  readonly outcome: Outcome | undefined
  /** Why the rest of the file is left out, if any is. */
  readonly problem?: Problem
}

export function openGame({ file, text, scenario }: Given, most = COMMANDS_MOST): Result<OpenGame> {
  const part = openPart(text, file, scenario)
  if (!part.ok) return part
  const { game, board } = part.value
  const played = replayPart(game.module, board, part.value)
  if (!played.ok) return played
  const { match, problem } = played.value
  const moments = momentsOf(match, most)
  const last = moments.at(-1)
  if (last === undefined)
    return fail('nothing-played', 'No command has been given in this game: there is nothing to look back at.')
  const isAll = moments.length === match.log.length
  const left = isAll ? problem : tooLong(match.log.length, most)
  return ok({
    game,
    board: last.board,
    moments,
    last: last.after,
    outcome: isAll ? game.module.outcome(match.table) : undefined,
    ...(left ? { problem: left } : {}),
  })
}

const tooLong = (commands: number, most: number): Problem => ({
  code: 'too-long',
  text: `The game has ${figure(commands)} commands: only the first ${figure(most)} are looked at.`,
})
