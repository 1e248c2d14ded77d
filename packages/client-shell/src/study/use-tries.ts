/** Trying commands: the host says what comes of them; where chance is chosen, it is asked for one by one. */
import type { Problem, Scripted, Seat } from '@bivouac/kernel'
import type { StudyMove, StudyPlace, WantedChance } from '@bivouac/protocol'
import { useCallback, useRef, useState } from 'react'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'

interface Trying {
  readonly place: StudyPlace
  readonly seat: Seat
  readonly command: number
  readonly chosen: readonly Scripted[]
}

interface Tries {
  attempt(place: StudyPlace, seat: Seat, command: number): void
  readonly wanted: WantedChance | undefined
  choose(chance: { readonly die: number } | { readonly order: readonly string[] }): void
  stop(): void
  readonly problem: Problem | undefined
  dropProblem(): void
}

export function useTries(chooses: boolean, made: (move: StudyMove, place: StudyPlace) => void): Tries {
  const { host } = useShell()
  const [trying, setTrying] = useState<{ readonly what: Trying; readonly wanted: WantedChance }>()
  const [problem, setProblem] = useState<Problem>()
  const isBusy = useRef(false)
  const ask = useCallback(
    async (what: Trying, chance: 'drawn' | readonly Scripted[]) => {
      if (isBusy.current) return
      isBusy.current = true
      try {
        const { place, seat, command } = what
        const tried = await host.ask('studyTry', { place, seat, command, chance })
        setProblem(undefined)
        if ('wants' in tried) setTrying({ what, wanted: tried.wants })
        else {
          setTrying(undefined)
          made(tried.move, place)
        }
      } catch (error) {
        setTrying(undefined)
        setProblem(problemOf(error))
      } finally {
        isBusy.current = false
      }
    },
    [host, made],
  )
  return {
    attempt: useCallback(
      (place, seat, command) => void ask({ place, seat, command, chosen: [] }, chooses ? [] : 'drawn'),
      [ask, chooses],
    ),
    wanted: trying?.wanted,
    choose(chance) {
      if (!trying) return
      const chosen = [...trying.what.chosen, chance]
      void ask({ ...trying.what, chosen }, chosen)
    },
    stop: () => setTrying(undefined),
    problem,
    dropProblem: () => setProblem(undefined),
  }
}
