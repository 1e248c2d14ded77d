/** What a solver has made of the puzzles of each game, in local storage: rating, first answers, days, and the best rush. */
import { afterPuzzle, NEW_SOLVER_RATING, type Puzzle, type Rating, UNKNOWN } from '@bivouac/puzzles'
import { type Browserly, keptStore, readText } from '../store/kept-store.ts'
import type { Watched } from '../store/store.ts'

interface FirstAnswer {
  /** In the game's notation; '' where the solver gave up. */
  readonly command: string
  readonly isSolved: boolean
}

export interface Solver {
  readonly rating: Rating
  /** By the puzzle's id. Only the first answer counts: after it, the solution has been seen. */
  readonly answers: Readonly<Record<string, FirstAnswer>>
  /** Whether the puzzle of a day was solved, by the date. */
  readonly days: Readonly<Record<string, boolean>>
  /** The most that were solved in one rush. */
  readonly best: number
}

/** By the game's id. */
type Solvers = Readonly<Record<string, Solver>>

interface Answer extends FirstAnswer {
  /** The date whose puzzle it is. */
  readonly day?: string | undefined
  /** What is answered in a hurry is noted, but moves no rating. */
  readonly isRush?: boolean
}

interface SolverStore extends Watched<Solvers> {
  /** Whether what was kept could not be read, or not all of it. */
  readonly isDamaged: boolean
  note(game: string, puzzle: Pick<Puzzle, 'id' | 'rating' | 'deviation'>, answer: Answer): void
  /** Keeps the result of a rush if it is the best so far. */
  noteRush(game: string, solved: number): void
}

export const NEW_SOLVER: Solver = { rating: NEW_SOLVER_RATING, answers: {}, days: {}, best: 0 }

/** What the answer makes of the solver. */
export function answered(
  solver: Solver,
  puzzle: Pick<Puzzle, 'id' | 'rating' | 'deviation'>,
  { command, isSolved, day, isRush = false }: Answer,
): Solver {
  const before = solver.answers[puzzle.id]
  const first = before ?? { command, isSolved }
  return {
    ...solver,
    rating: before || isRush ? solver.rating : afterPuzzle(solver.rating, puzzle, isSolved),
    answers: { ...solver.answers, [puzzle.id]: first },
    days: day === undefined || day in solver.days ? solver.days : { ...solver.days, [day]: first.isSolved },
  }
}

const KEY = 'bivouac.puzzles'

export function solverStore(browser: Browserly): SolverStore {
  const text = readText(browser, KEY)
  const { get, set, subscribe } = keptStore(browser, KEY, readSolvers)
  const of = (game: string): Solver => get()[game] ?? NEW_SOLVER
  return {
    get,
    subscribe,
    isDamaged: text !== undefined && !isSame(text, get()),
    note: (game, puzzle, answer) => set({ ...get(), [game]: answered(of(game), puzzle, answer) }),
    noteRush(game, solved) {
      const solver = of(game)
      if (solved > solver.best) set({ ...get(), [game]: { ...solver, best: solved } })
    },
  }
}

/** What was understood, written again, is what was kept. */
const isSame = (text: string, read: Solvers): boolean => JSON.stringify(read) === text

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(value) ? Object.entries(value) : []

/** Takes of what is stored whatever makes sense. */
const readSolvers = (stored: unknown): Solvers =>
  Object.fromEntries(
    entriesOf(stored).flatMap(([game, one]) => (isRecord(one) ? [[game, readSolver(one)]] : [])),
  )

const readSolver = ({ rating, answers, days, best }: Readonly<Record<string, unknown>>): Solver => ({
  rating: readRating(rating) ?? NEW_SOLVER_RATING,
  answers: Object.fromEntries(
    entriesOf(answers).flatMap(([id, one]) => {
      const answer = readAnswer(one)
      return answer ? [[id, answer]] : []
    }),
  ),
  days: Object.fromEntries(
    entriesOf(days).flatMap(([day, isSolved]) => (typeof isSolved === 'boolean' ? [[day, isSolved]] : [])),
  ),
  best: Number.isInteger(best) && (best as number) > 0 ? (best as number) : 0,
})

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

function readRating(stored: unknown): Rating | undefined {
  if (!isRecord(stored)) return undefined
  const { rating, deviation, volatility } = stored
  return isBetween(rating, -5000, 10_000) &&
    isBetween(deviation, 1, UNKNOWN.deviation) &&
    isBetween(volatility, 0.0001, 1)
    ? { rating, deviation, volatility }
    : undefined
}

function readAnswer(stored: unknown): FirstAnswer | undefined {
  if (!isRecord(stored)) return undefined
  const { command, isSolved } = stored
  return typeof command === 'string' && typeof isSolved === 'boolean' ? { command, isSolved } : undefined
}

let made: SolverStore | undefined

/** One store a window, made when first asked for. */
export function theSolvers(): SolverStore {
  made ??= solverStore(window)
  return made
}
