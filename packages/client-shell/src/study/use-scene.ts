/** What is seen of a study: asks the host for the moment that is wanted, and for what each move of the chapter does. */
import type { Fact, Problem, Seat } from '@bivouac/kernel'
import type { ShownMove, StudyMoment, StudyPlace } from '@bivouac/protocol'
import { type Chapter, lineTo, type Path } from '@bivouac/study'
import { useEffect, useMemo, useRef, useState } from 'react'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'

/** Through whose eyes: those of the side that is to move, a side's own, or what everybody may know. */
export type Eyes = 'mover' | Seat

export interface Scene {
  /** Each moment that is shown has another number, wherever in the tree it is. */
  readonly number: number
  readonly chapter: Chapter['start']
  readonly path: string
  readonly place: StudyPlace
  /** As the two sides and everybody else see it. */
  readonly moments: readonly StudyMoment[]
  /** Whether one came by one move forward: it is played out then. */
  readonly isNext: boolean
}

export const keyOf = (path: Path): string => path.join('.')

/** The scene of a place; while it is on its way, the one before. */
export function useScene(
  chapter: Chapter,
  path: Path,
): { scene: Scene | undefined; problem: Problem | undefined } {
  const { host } = useShell()
  const [scene, setScene] = useState<Scene>()
  const [problem, setProblem] = useState<Problem>()
  const count = useRef(0)
  const line = lineTo(chapter, path).map(({ side, command, chance }) => ({ side, command, chance }))
  const wanted = JSON.stringify(line)
  const { start } = chapter
  const key = keyOf(path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the line.
  useEffect(() => {
    let isHere = true
    const place = { start, moves: line }
    host.ask('studyAt', { place, seats: [0, 1, -1] }).then(
      moments => {
        if (!isHere) return
        setProblem(undefined)
        setScene(before => ({
          number: ++count.current,
          chapter: start,
          path: key,
          place,
          moments,
          isNext:
            before?.chapter === start &&
            before.place.moves.length === line.length - 1 &&
            JSON.stringify(before.place.moves) === JSON.stringify(line.slice(0, -1)),
        }))
      },
      error => isHere && setProblem(problemOf(error)),
    )
    return () => {
      isHere = false
    }
  }, [host, start, wanted, key])
  return { scene: scene?.chapter === start ? scene : undefined, problem }
}

/** The seat whose eyes are meant at a moment. */
export function seatOf({ moments }: Pick<Scene, 'moments'>, eyes: Eyes): Seat {
  if (eyes !== 'mover') return eyes
  return moments.find(({ moment }) => moment.legal.length > 0)?.moment.seat ?? 0
}

export const momentOf = ({ moments }: Pick<Scene, 'moments'>, seat: Seat): StudyMoment =>
  moments.find(({ moment }) => moment.seat === seat) ?? moments[0]

/** What each move of a chapter does, by its path. */
export type Shown = ReadonlyMap<string, ShownMove>

export function useShownMoves({ start, next, hands }: Chapter, eyes: Eyes): Shown {
  const { host } = useShell()
  const [shown, setShown] = useState<Shown>(NOTHING)
  const seat = hands === 'known' || eyes === 'mover' ? undefined : eyes
  useEffect(() => {
    let isHere = true
    if (next.length === 0) setShown(NOTHING)
    else
      host.ask('studyTell', { start, tree: next, ...(seat === undefined ? {} : { seat }) }).then(
        moves => isHere && setShown(new Map(moves.map(move => [keyOf(move.path), move]))),
        // The moment itself says what is wrong.
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [host, start, next, seat])
  return useMemo(() => shown, [shown])
}

const NOTHING: Shown = new Map()
export const NO_FACTS: readonly Fact[] = []
