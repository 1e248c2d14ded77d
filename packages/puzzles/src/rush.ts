/** A rush: as many puzzles as one can in a few minutes, from easy to hard, until the third mistake. Plain data and pure functions. */
import { shuffled } from './order.ts'
import type { Puzzle } from './puzzle.ts'

export interface Rush {
  /** The ids in the order they come. */
  readonly order: readonly string[]
  /** What was made of each so far. */
  readonly answers: readonly boolean[]
  readonly beganMs: number
  readonly limitMs: number
}

export const RUSH_MISTAKES = 3
/** Puzzles of about the same rating come in an order of chance. */
const STEP = 100

export const beginRush = (
  puzzles: readonly Puzzle[],
  { seed, beganMs, limitMs }: Readonly<{ seed: string; beganMs: number; limitMs: number }>,
): Rush => ({
  order: shuffled(puzzles, seed)
    .sort((a, b) => Math.floor(a.rating / STEP) - Math.floor(b.rating / STEP))
    .map(({ id }) => id),
  answers: [],
  beganMs,
  limitMs,
})

export const solvedIn = ({ answers }: Pick<Rush, 'answers'>): number => answers.filter(Boolean).length
export const mistakesIn = ({ answers }: Rush): number => answers.length - solvedIn({ answers })

/** What is left of the time. */
export const leftOf = ({ beganMs, limitMs }: Rush, nowMs: number): number =>
  Math.max(0, beganMs + limitMs - nowMs)

/** The puzzle to be solved now; undefined when the rush is over. */
export const puzzleIn = (rush: Rush, nowMs: number): string | undefined =>
  leftOf(rush, nowMs) === 0 || mistakesIn(rush) >= RUSH_MISTAKES ? undefined : rush.order[rush.answers.length]

/** An answer that comes after the end counts for nothing. */
export const answered = (rush: Rush, isSolved: boolean, nowMs: number): Rush =>
  puzzleIn(rush, nowMs) === undefined ? rush : { ...rush, answers: [...rush.answers, isSolved] }
