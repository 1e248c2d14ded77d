/** Going back in a game. Nothing is struck out: the story goes on with the word that so many commands stay. */
import { generatorOf, seeded, setGenerator } from './chance.ts'
import type { Board, Seat } from './game-module.ts'
import { type Back, type Entry, isBack, type Match, resubmit } from './match.ts'
import { matchAt } from './opening.ts'
import type { Fact } from './recorder.ts'
import { fail, ok, type Result, unwrap } from './result.ts'
import { newTable, restoreState } from './table.ts'
import { boardUnder, goOnUnder } from './versions.ts'

export const canUndo = ({ log, undoable }: Match, seat: Seat): boolean =>
  log.at(-1)?.seat === seat && undoable.length > 0

/** Takes the seat's last command back, if nothing was revealed, nothing rolled and nobody answered since. */
export function undo<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  seat: Seat,
): Result<undefined> {
  const { log, undoable } = match
  const last = log.at(-1)
  if (last === undefined) return fail('nothing-to-undo', 'Nothing has been done yet.')
  if (last.seat !== seat) return fail('nothing-to-undo', 'The other side has acted since.')
  if (undoable.length === 0)
    return fail('nothing-to-undo', 'Dice, cards or the other side have spoken: that cannot be taken back.')
  return takeBackTo(match, log.length - 1)
}

/**
 * Takes the game back to how it stood after `to` commands, whatever came since. Whoever asks has made sure that it is allowed. The
 * generator is not turned back: nobody rolls again what was rolled already.
 */
export function takeBackTo<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  to: number,
): Result<undefined> {
  const { module, table, log, story, undoable } = match
  if (module.toChoose(table) === 0) return fail('over', 'The game is over.')
  if (!Number.isInteger(to) || to < 0 || to >= log.length)
    return fail('no-such-moment', `${log.length} commands stand: the game cannot go back to ${to}.`)
  const count = log.length - to
  const generator = generatorOf(table)
  restoreState(table, undoable.at(-count) ?? playedAgain(match, to).table.cells)
  setGenerator(table, generator)
  undoable.length = Math.max(0, undoable.length - count)
  log.length = to
  story.push({ to })
  return ok(undefined)
}

/** A second match at the beginning of this one. */
export function begunLike<B extends Board, V, E extends Fact>(match: Match<B, V, E>): Match<B, V, E> {
  const { module, dealt, opening, position, rules, begun } = match
  const table = newTable(module.layout, unwrap(boardUnder(module, match.table.board, rules)), seeded)
  restoreState(table, begun)
  return { ...matchAt(module, table), dealt, opening, position }
}

/** Does once more what was done in another match, with exactly the chance it drew, under the rules of its time. */
export function repeated<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  entry: Entry | Back,
): Match<B, V, E> {
  if (isBack(entry)) {
    unwrap(takeBackTo(match, entry.to))
    return match
  }
  const { module, table } = match
  const under =
    entry.rules === table.board.rules
      ? match
      : goOnUnder(match, unwrap(boardUnder(module, table.board, entry.rules)))
  unwrap(resubmit(under, entry))
  return under
}

/** A second match that stands as this one stood after `to` of the commands that stand. */
export const playedAgain = <B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  to: number,
): Match<B, V, E> => match.log.slice(0, to).reduce(repeated<B, V, E>, begunLike(match))
