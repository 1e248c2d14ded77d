/** One puzzle from the question to the verdict: notes the answer, once, and lays the table. */
import type { Puzzle } from '@bivouac/puzzles'
import { useState } from 'react'
import { useStore } from '../store/use-store.ts'
import { boardOf } from '../table/use-table.ts'
import type { AtPuzzle, Mode } from './at-puzzle.ts'
import { NEW_SOLVER, type Solver, theSolvers } from './kept.ts'
import { PuzzleTable } from './puzzle-table.tsx'
import type { GameBook } from './use-book.ts'
import type { RushOn } from './use-rush.ts'
import { verdictOn } from './verdict.ts'

interface Props extends GameBook, Pick<AtPuzzle, 'again' | 'next'> {
  readonly mode: Mode
  readonly puzzle: Puzzle
  readonly day?: string | undefined
  /** What was answered at another time: the verdict is shown at once. */
  readonly before?: Solver['answers'][string] | undefined
  readonly rush?: RushOn | undefined
}

export function Sitting({ mode, puzzle, day, before, rush, again, next, ...game }: Props) {
  const { cover, ui, book } = game
  const solver = useStore(theSolvers())[cover.id] ?? NEW_SOLVER
  const [given, setGiven] = useState<{ readonly command: string; readonly change?: number } | undefined>(
    before && { command: before.command },
  )
  const [board] = useState(() => boardOf(ui, puzzle.scenario))
  function answer(code: number | undefined): void {
    if (given || 'problem' in board) return
    const command = code === undefined ? '' : ui.module.formatCommand(board, code)
    const { isSolved } = verdictOn(puzzle, command)
    const isCounted = !(puzzle.id in solver.answers) && !rush
    theSolvers().note(cover.id, puzzle, { command, isSolved, day, isRush: rush !== undefined })
    const after = theSolvers().get()[cover.id] ?? NEW_SOLVER
    setGiven({ command, ...(isCounted && { change: after.rating.rating - solver.rating.rating }) })
    rush?.answer(isSolved)
  }
  return (
    <PuzzleTable
      {...game}
      {...{ cover, ui, book, mode, puzzle, board, solver, rush, answer, again, next }}
      verdict={given && !rush ? verdictOn(puzzle, given.command) : undefined}
      change={given?.change}
    />
  )
}
