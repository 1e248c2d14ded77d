/** What is said about a study: where a chapter begins, the moves from there, and what came of trying one. */
import type { Fact, Outcome, Scripted, Seat } from '@bivouac/kernel'
import type { GameId } from './games.ts'
import type { Moment, Step } from './table.ts'

/** Where a chapter begins: with the setup of a scenario and what it drew, or with a position. */
export interface ChapterStart {
  readonly game: string
  readonly scenario: string
  /** Other house values than the usual ones, as JSON. */
  readonly house?: string
  /** What the setup drew, as records write it: ` | us-deck …`. */
  readonly setup?: string
  /** The text of a position, in the game's own format; either this or `setup` is there. */
  readonly position?: string
}

/** A command in the game's notation, and what it drew as records write it: ` | d10 7`; '' if it drew nothing. */
export interface StudyMove {
  readonly side: string
  readonly command: string
  readonly chance: string
}

/** A moment of a study: how its chapter begins, and the moves from there. */
export interface StudyPlace {
  readonly start: ChapterStart
  readonly moves: readonly StudyMove[]
}

/** A move with all that follows it, the main line first. */
export interface StudyBranch extends StudyMove {
  readonly next: readonly StudyBranch[]
}

/** What a chapter can be begun from. A game that is still being played gives what the seat knows, with the rest dealt anew. */
export type StudyOrigin =
  | { readonly from: 'scenario'; readonly game: string; readonly scenario: string }
  | { readonly from: 'position'; readonly text: string }
  | { readonly from: 'moment'; readonly game: GameId; readonly seq: number; readonly seat: Seat }

export interface BegunChapter {
  readonly start: ChapterStart
  /** Whether the hands are those that were really held, or were dealt anew. */
  readonly hands: 'known' | 'unknown'
}

/** A moment as one seat sees it, with what led to it and what the seat may do. */
export interface StudyMoment {
  readonly moment: Moment
  readonly led: Step | undefined
}

/** What chance is asked for next: a die, or the order of a pile, whose items are named. */
export type WantedChance =
  | { readonly faces: number }
  | { readonly pile: string; readonly items: readonly string[] }

/** What came of trying a command: the move, or the chance that has yet to be chosen for it. */
export type TriedMove = { readonly move: StudyMove } | { readonly wants: WantedChance }

/** By chance, or with these outcomes, one after the other; of a pile it is enough to name what lies on top. */
export type ChosenChance = 'drawn' | readonly Scripted[]

/** What is told of a move in a chapter's tree, by its place in it: numbers of branches from the beginning on. */
export interface ShownMove {
  readonly path: readonly number[]
  readonly by: Seat
  readonly facts: readonly Fact[]
  readonly outcome?: Outcome
}
