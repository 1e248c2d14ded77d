/** What a game brings along so that its puzzles can be named after what their solution does. */
import type { Board, Seat, Table } from '@bivouac/kernel'

export interface GameMotifs<B extends Board = Board> {
  /** Every name there is, in the order they are shown. */
  readonly names: readonly string[]
  /** What the command would be an example of here; undefined if of nothing that has a name. */
  of(t: Table<B>, seat: Seat, command: number): string | undefined
}
