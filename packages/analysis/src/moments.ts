/** The moments of a recorded game: every command that stands, with the state it was given in. */
import {
  type Board,
  begunLike,
  commands,
  endingBy,
  type Fact,
  type Match,
  newTable,
  repeated,
  restoreState,
  revealedTo,
  type Seat,
  savedState,
  seeded,
  type Table,
} from '@bivouac/kernel'

export interface Moment<B extends Board = Board> {
  /** The command's number among those that stand, from 1. The moment after the last one has the next number. */
  readonly number: number
  readonly seat: Seat
  readonly command: number
  readonly board: B
  /** The states before and after it. */
  readonly before: Int32Array
  readonly after: Int32Array
  /** Whether there was anything else to choose. */
  readonly isChoice: boolean
  /** Whether dice were thrown, piles shuffled, or something hidden was shown to somebody. */
  readonly isChance: boolean
  /** Given outside the rules: the seat resigned, ran out of time, or both agreed. */
  readonly isEnding: boolean
}

/** The first `count` of the commands that stand. */
export function momentsOf<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  count: number = match.log.length,
): Moment<B>[] {
  const { module } = match
  const list = commands()
  let again = begunLike(match)
  return match.log.slice(0, count).map((entry, i) => {
    const { seat, command, drawn } = entry
    const before = savedState(again.table)
    const shown = shownIn(again.table)
    const isEnding = endingBy(command) !== undefined
    list.count = 0
    if (!isEnding) module.legal(again.table, seat, list)
    again = repeated(again, entry)
    const { table } = again
    return {
      number: i + 1,
      seat,
      command,
      board: table.board,
      before,
      after: savedState(table),
      isChoice: list.count > 1,
      isChance: drawn.length > 0 || shownIn(table) !== shown,
      isEnding,
    }
  })
}

const shownIn = (t: Table): number => revealedTo(t, 0) + revealedTo(t, 1)

/** A table in that state. */
export function tableAt<B extends Board, V, E extends Fact>(
  { module }: Pick<Match<B, V, E>, 'module'>,
  board: B,
  state: Int32Array,
): Table<B> {
  const table = newTable(module.layout, board, seeded)
  restoreState(table, state)
  return table
}
