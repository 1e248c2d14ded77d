/**
 * What a game tells the search: how good a position is and where to look first. Everything here is called hundreds of
 * thousands of times a second, on tables that belong to the search: nothing may allocate, and nothing but `thin` (on
 * its list) may write. A fraction that a function hands back is an object of its own, so they are left in `out[0]`.
 */
import type { Board, Commands, Seat, Table } from '@bivouac/kernel'

export interface Sense<B extends Board = Board> {
  /** Who has won; -1 while the game goes on. */
  winner(t: Table<B>): number

  /** The chance of seat 0 to win, 0 to 1, of a position that is not over. */
  value(t: Table<B>, out: Float64Array): void

  /** How promising each command of the list is: `out[i]` above 0, on any scale; the search divides by their sum. */
  weigh(t: Table<B>, seat: Seat, list: Commands, out: Float64Array): void

  /**
   * Takes commands off the list that only repeat what others lead to (another order of the same). Leaves one at least.
   * At the root nothing may be left out because of what was really done before: an order of doing things that the search
   * keeps to was not kept to there.
   */
  thin(t: Table<B>, seat: Seat, list: Commands, atRoot: boolean): void

  /** Whether the position may be judged as it stands, or something begun is first to be played on to its end. */
  isQuiet(t: Table<B>): boolean

  /**
   * Dice grouped by what they do. Called at the first die that `command` leads to, with the attack still on the
   * table: writes the exact chance of each group and tells how many there are; 0 if these dice are not grouped.
   */
  groups(t: Table<B>, command: number, chances: Float64Array): number
  /** How many dice the roll has that `groups` was last asked about. */
  diceInRoll(): number
  /** The group of that roll, by the faces of its dice. */
  groupOf(faces: Int8Array): number

  /** A small number that tells apart what other chance has led to; positions alike for planning get the same one. */
  mark(t: Table<B>): number

  /** A number for all that everybody can see on the table: two positions with the same one look alike. */
  print(t: Table<B>): number

  /** How well the hidden cards of this imagined table go with what the enemy of `seat` has done: above 0, at most 1. */
  credit(t: Table<B>, seat: Seat, out: Float64Array): void

  /** A plan's next command by the game's own, slower judgement; used to show the search a whole turn once. */
  advise(t: Table<B>, seat: Seat, list: Commands): number
}

/** A game's sense for one board. Boards differ, so tables worked out from one are made here, once. */
export type SenseMaker<B extends Board = Board> = { make(board: B): Sense<B> }['make']
