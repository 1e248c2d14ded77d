/** What a learned value looks at: a list of named numbers read off a position, from the side of one seat. */
import type { Board, Seat, Table } from '@bivouac/kernel'

export interface Features<B extends Board = Board> {
  /** In the order they are written; the same on every board of a game. A trained value belongs to exactly these names. */
  readonly names: readonly string[]
  /** For one board: reads all features of a position, own ones and the enemy's as `seat` sees them. About -4 to 4 each. */
  reader(board: B): FeatureReader<B>
}

/** Written as a method, so that a game's own reader may stand in a list of games, as its module does. */
export type FeatureReader<B extends Board = Board> = {
  read(t: Table<B>, seat: Seat, out: Float32Array): void
}['read']
