/** What a game tells of its dice, so that the shell can say how much was luck. */
import type { Board, Fact, Seat } from '@bivouac/kernel'
import type { Words } from '../game-words.ts'
import type { Spread } from './spread.ts'

/** One throw of dice. What is counted are hits; those on one's own side count against. */
export interface Throw<E extends Fact = Fact> {
  /** The moment at which it lies on the table. */
  readonly seq: number
  /** Who rolled. */
  readonly seat: Seat
  /** What it was for, by a name that the game's words know. */
  readonly what: string
  /** The exact chance of every number of hits before the throw; a single number where no hits were at stake. */
  readonly spread: Spread
  readonly got: number
  /** Every die, by the name of its face. */
  readonly faces: readonly string[]
  /** What told of it, for the words of the log. */
  readonly facts: readonly E[]
}

/** What one command did; `seq` counts from 1. */
export interface StoryStep<E extends Fact = Fact> {
  readonly seq: number
  readonly facts: readonly E[]
}

interface DieSide {
  readonly face: string
  readonly chance: number
  /** A small drawing, as SVG text. */
  readonly drawing: string
}

export interface Die {
  readonly die: string
  readonly sides: readonly DieSide[]
}

export interface LuckWords {
  what(what: string): string
  die(die: string): string
  face(face: string): string
  /** What counts as a hit, and what does not. */
  readonly note: string
}

export interface GameLuck<B extends Board = Board, V = unknown, E extends Fact = Fact> {
  /** Every throw of the story, oldest first. `opening` is what was seen before its first command. */
  throwsIn(board: B, opening: V, story: readonly StoryStep<E>[]): readonly Throw<E>[]
  /** Each kind of die; faces are told apart over all of them. */
  readonly dice: readonly Die[]
  /** The words that go with those of the table, which have been fetched. */
  wordsIn(words: Pick<Words<B, V, E>, 'language'>): LuckWords
}

export type { Spread }
