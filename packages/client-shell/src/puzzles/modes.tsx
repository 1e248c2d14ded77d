/** The ways to solve puzzles one by one: today's, any, and those of one motif; after each comes another that is about as hard. */
import { nextPuzzle, type Puzzle, puzzleOfTheDay } from '@bivouac/puzzles'
import { useCallback, useState } from 'react'
import { useStore } from '../store/use-store.ts'
import type { Mode } from './at-puzzle.ts'
import { NEW_SOLVER, theSolvers } from './kept.ts'
import { Sitting } from './sitting.tsx'
import type { GameBook } from './use-book.ts'
import { dayOf } from './week.ts'

export function TodaysPuzzle(game: GameBook) {
  const [day] = useState(() => dayOf(new Date()))
  // The book is never empty, and the day always one.
  return <OneByOne {...game} mode="today" day={day} first={puzzleOfTheDay(game.book.puzzles, day)!} />
}

export function AnyPuzzle({ puzzle, ...game }: GameBook & { readonly puzzle: Puzzle }) {
  return <OneByOne {...game} mode="one" first={puzzle} />
}

export function MotifPuzzles({ motif, ...game }: GameBook & { readonly motif: string }) {
  const next = useNext(game, motif)
  const [first] = useState(next)
  return <OneByOne {...game} mode="motif" motif={motif} first={first} isFresh />
}

interface Props extends GameBook {
  readonly mode: Mode
  readonly first: Puzzle
  readonly day?: string
  readonly motif?: string
  /** Whether the first is asked even if there is an answer already. */
  readonly isFresh?: boolean
}

function OneByOne({ mode, first, day, motif, isFresh = false, ...game }: Props) {
  const solver = useStore(theSolvers())[game.cover.id] ?? NEW_SOLVER
  const next = useNext(game, motif)
  const [now, setNow] = useState({ times: 0, puzzle: first })
  const { times, puzzle } = now
  const isFirst = times === 0
  return (
    <Sitting
      key={times}
      {...game}
      mode={isFirst || mode !== 'today' ? mode : 'one'}
      puzzle={puzzle}
      day={isFirst ? day : undefined}
      before={isFirst && !isFresh ? solver.answers[puzzle.id] : undefined}
      again={() => setNow({ times: times + 1, puzzle })}
      next={() => setNow({ times: times + 1, puzzle: next(puzzle) })}
    />
  )
}

/** Picks what comes next, never the same twice in a row where there is another. */
function useNext({ cover, book }: GameBook, motif: string | undefined): (but?: Puzzle) => Puzzle {
  return useCallback(
    but => {
      const { rating, answers } = theSolvers().get()[cover.id] ?? NEW_SOLVER
      const others = book.puzzles.filter(one => one !== but && (motif === undefined || one.motif === motif))
      const wish = { rating: rating.rating, tried: new Set(Object.keys(answers)), seed: crypto.randomUUID() }
      return nextPuzzle(others, wish) ?? but ?? book.puzzles[0]
    },
    [cover.id, book, motif],
  )
}
