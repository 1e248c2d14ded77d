/** The table at which one game stands: what never changes, all that changes, and the two ports. */
import type { Layout } from './layout.ts'
import { REVEALED, RNG } from './layout.ts'
import type { Recorder } from './recorder.ts'

/** Where dice and shuffles come from: see `chance.ts`. */
export interface Chance {
  /** 0 to faces-1. */
  die(t: Table, faces: number): number
  /** Puts the `count` cells from `at` on into a new order. `pile` is the game's number for the pile. */
  shuffle(t: Table, at: number, count: number, pile: number): void
}

export interface Table<Board = unknown> {
  /** The scenario's map and figures, worked out once and never written again. */
  readonly board: Board
  /** The whole state. Copy these and you have copied the game. */
  readonly cells: Int32Array
  /** Where dice and shuffles come from. */
  chance: Chance
  /** Who notes what happens. Nobody, in search. */
  recorder: Recorder | undefined
}

export function newTable<Board>(layout: Layout, board: Board, chance: Chance): Table<Board> {
  return { board, cells: new Int32Array(layout.size), chance, recorder: undefined }
}

/** Copies the state only: ports stay as they are. Both tables must stand on the same board. */
export const copyState = (from: Table, to: Table): void => {
  to.cells.set(from.cells)
}

/** The whole state, to come back to. */
export const savedState = (t: Table): Int32Array => t.cells.slice()

export const restoreState = (t: Table, saved: Int32Array): void => t.cells.set(saved)

/** Clears everything but the generator, whose cells come first and which runs on: the next game may be dealt. */
export function clearState(t: Table): void {
  t.cells.fill(0, RNG + 4)
}

/** All of a state but its generator, to be laid on other tables of the same board. */
export const withoutGenerator = (t: Table): Int32Array => t.cells.subarray(RNG + 4)

export function layWithoutGenerator(t: Table, state: Int32Array): void {
  t.cells.set(state, RNG + 4)
}

/** A second table in the same state, with the same source of chance and no recorder. */
export function cloneTable<Board>(t: Table<Board>): Table<Board> {
  return { board: t.board, cells: t.cells.slice(), chance: t.chance, recorder: undefined }
}

/** Called by a door that shows `seat` something it could not know: undo stops here. */
export const revealTo = (t: Table, seat: number): void => {
  t.cells[REVEALED + seat]++
}

export function revealedTo(t: Table, seat: number): number {
  return t.cells[REVEALED + seat]
}

/** For a position that is read: how often it was. */
export function setRevealed(t: Table, seat: number, times: number): void {
  t.cells[REVEALED + seat] = times
}
