/** What a search is set up with and what it can be asked. */
import type { Board, Imaginer, Seat } from '@bivouac/kernel'
import type { Tree } from './tree.ts'

export interface SearchOptions {
  /** Nodes that there is room for. */
  readonly nodes: number
  /** How much an unlikely or little tried command is looked at: the more, the broader the search. */
  readonly breadth: number
  /** How much worse than its place a command is taken to be before it has been tried. */
  readonly caution: number
  /** Commands played on from a new node before it is judged, at most, until the position is quiet. */
  readonly playOn: number
  /** Plays on so many commands whatever the position is like: judged far away instead of here. 0 for not. */
  readonly rollout: number
  /** Whether imagined cards are weighed by what the enemy has done. */
  readonly inference: boolean
}

export const SEARCH_OPTIONS: SearchOptions = {
  nodes: 60_000,
  breadth: 0.5,
  caution: 0.1,
  playOn: 40,
  rollout: 0,
  inference: true,
}

export interface Search<B extends Board = Board> {
  /** The tree as it has grown; its root is node 0. */
  readonly tree: Tree
  /** The deepest descent since the search began, in decisions. */
  readonly depth: number
  /** Begins to think about a position. */
  begin(imaginer: Imaginer<B>, seat: Seat, dice: Int32Array): Root
  /** Shows the tree the game's own plan for this turn and what so many tries of evolution make of it. */
  plan(tries: number): void
  /** Thinks on for so many descents. */
  run(iterations: number): void
  /** Descents that the root has seen, those of earlier searches counted. */
  visits(): number
  /** The command has been given: what lies below it may be of use when the next question comes. */
  commit(command: number): void
}

/** What is to be thought about. */
interface Root {
  /** The commands that are worth a thought. */
  readonly choices: readonly number[]
  /** Whether the other seat chooses at the same time. */
  readonly simultaneous: boolean
}
