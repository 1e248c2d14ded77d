/** A rush that is on: its clock, what has been solved, and when it is over. */
import {
  answered,
  beginRush,
  leftOf,
  mistakesIn,
  type Puzzle,
  puzzleIn,
  type Rush,
  solvedIn,
} from '@bivouac/puzzles'
import { useCallback, useEffect, useState } from 'react'

const LIMIT_MS = 180_000
const TICK_MS = 250

export interface RushNow {
  readonly solved: number
  readonly mistakes: number
  /** What is left, in seconds. */
  readonly left: number
  /** Whether the last one was solved; undefined before the first answer. */
  readonly last: boolean | undefined
}

export interface RushOn extends RushNow {
  /** The puzzle to be solved; undefined when it is over. */
  readonly id: string | undefined
  /** Those that were answered, in their order. */
  readonly answers: readonly { readonly id: string; readonly isSolved: boolean }[]
  answer(isSolved: boolean): void
}

/** Undefined until it is begun; to begin once more is another rush. */
export function useRush(puzzles: readonly Puzzle[]): {
  readonly rush: RushOn | undefined
  begin(): void
} {
  const [rush, setRush] = useState<Rush>()
  const [now, setNow] = useState(0)
  const isOn = rush !== undefined && puzzleIn(rush, now) !== undefined
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isOn])
  const begin = useCallback(() => {
    const beganMs = Date.now()
    setNow(beganMs)
    setRush(beginRush(puzzles, { seed: crypto.randomUUID(), beganMs, limitMs: LIMIT_MS }))
  }, [puzzles])
  const answer = useCallback((isSolved: boolean) => {
    const at = Date.now()
    setNow(at)
    setRush(before => before && answered(before, isSolved, at))
  }, [])
  return { rush: rush && { ...standing(rush, now), answer }, begin }
}

const standing = (rush: Rush, now: number): Omit<RushOn, 'answer'> => ({
  id: puzzleIn(rush, now),
  answers: rush.answers.map((isSolved, at) => ({ id: rush.order[at], isSolved })),
  solved: solvedIn(rush),
  mistakes: mistakesIn(rush),
  left: Math.ceil(leftOf(rush, now) / 1000),
  last: rush.answers.at(-1),
})
