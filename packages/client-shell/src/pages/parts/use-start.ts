/** Sets a game up and goes to its table. */
import type { Problem } from '@bivouac/kernel'
import type { GamePlan } from '@bivouac/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../paths.ts'
import { problemOf } from '../../say/problem-text.ts'
import { useShell } from '../../shell-context.ts'
import { keepForGood } from './keep-for-good.ts'

interface Starting {
  start(plan: GamePlan): void
  readonly isStarting: boolean
  readonly problem: Problem | undefined
}

export function useStart(): Starting {
  const { host } = useShell()
  const [, go] = useLocation()
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  return {
    isStarting,
    problem,
    start(plan) {
      if (isStarting) return
      setStarting(true)
      setProblem(undefined)
      host.ask('create', { plan }).then(
        game => {
          keepForGood()
          go(paths.play(game.id))
        },
        error => {
          setStarting(false)
          setProblem(problemOf(error))
        },
      )
    },
  }
}
