/** A lesson as data: where it begins, what the learner is asked to do, what else may be tried, and what the others do. */
import type { Seat } from '@bivouac/kernel'

/**
 * A command in the game's notation, after a colon the faces of the dice it rolls: `at german-scouts-a: 7`. What a pile is
 * shuffled to is nobody's business in a lesson: that comes from the position.
 */
export type Scripted = string

/** Something that is allowed but beside the point: what is said of it, by the step's id and this one, and its clause. */
export interface WrongTry {
  readonly id: string
  /** The commands that are meant; `*` stands for any letters. */
  readonly when: string
  readonly clause: string
}

/** One command of the learner's. */
export interface LessonDeed {
  /** The one that is shown; its dice fall as they are written here. */
  readonly right: Scripted
  /** Others that will do just as well, and leave the table so that the lesson can go on. */
  readonly or?: readonly Scripted[]
  readonly wrong?: readonly WrongTry[]
  /** What is done next without the learner, by whoever is to choose. */
  readonly follows?: readonly Scripted[]
}

/** One idea: an instruction, why it is so, and the commands that carry it out. Its words are the game's, by its id. */
export interface LessonStep {
  readonly id: string
  /** Behind the why, most telling first. */
  readonly clauses: readonly string[]
  readonly deeds: readonly LessonDeed[]
  /** Whether its commands may be given one before the other as the learner likes. */
  readonly inAnyOrder?: true
  /** Whether something is said of what came of it, while the next step begins. */
  readonly after?: true
}

export interface Lesson {
  readonly id: string
  /** What it takes somebody who reads everything. */
  readonly minutes: number
  readonly scenario: string
  /** The learner's. */
  readonly seat: Seat
  /** The position it begins from, in the game's own format. */
  readonly position: string
  /** Whether the plates of both sides lie on a phone's table too, where the board needs the room: it speaks of what they tell, as points, tokens or piles. */
  readonly plates?: true
  /** Things on the board, with all of which a phone shows it as large as it can; all of the board unless said. */
  readonly around?: readonly `${string}:${string}`[]
  /** None where the learner is on his own, against a bot. */
  readonly steps: readonly LessonStep[]
}
