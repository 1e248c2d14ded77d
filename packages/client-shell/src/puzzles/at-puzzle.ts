/** What the parts of a puzzle's table need of it. */
import type { Moment } from '@bivouac/protocol'
import type { Puzzle } from '@bivouac/puzzles'
import { createContext, useContext } from 'react'
import type { GameCover } from '../game-ui.ts'
import type { Solver } from './kept.ts'
import type { Book } from './use-book.ts'
import type { RushNow } from './use-rush.ts'
import type { Verdict } from './verdict.ts'

/** Today's puzzle, a rush, those of one motif, or any. */
export type Mode = 'today' | 'rush' | 'motif' | 'one'

export interface AtPuzzle {
  readonly cover: GameCover
  readonly book: Book
  readonly mode: Mode
  readonly puzzle: Puzzle
  /** The table as the side that is asked sees it. */
  readonly moment: Moment
  readonly solver: Solver
  /** Once there is an answer. */
  readonly verdict: Verdict | undefined
  /** What the answer made of the rating; undefined where it counted for nothing. */
  readonly change: number | undefined
  readonly rush: RushNow | undefined
  /** Undefined gives up. */
  answer(command: number | undefined): void
  again(): void
  next(): void
}

export const PuzzleContext = createContext<AtPuzzle | undefined>(undefined)

export function useAtPuzzle(): AtPuzzle {
  const puzzle = useContext(PuzzleContext)
  if (!puzzle) throw new Error('useAtPuzzle needs a puzzle around it.')
  return puzzle
}
