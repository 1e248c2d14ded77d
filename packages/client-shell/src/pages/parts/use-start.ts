/** Sets a game up and goes to its table. */
import type { HostClient } from '@bivouac/host/client'
import type { Problem } from '@bivouac/kernel'
import type { GamePlan, GameSummary } from '@bivouac/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../paths.ts'
import { problemOf } from '../../say/problem-text.ts'
import { useShell } from '../../shell-context.ts'
import { keepForGood } from './keep-for-good.ts'

interface Starting {
  /** `luck`: what the player adds to the dice, once they have been committed to. */
  start(plan: GamePlan, luck?: string): void
  readonly isStarting: boolean
  readonly problem: Problem | undefined
}

/** The host commits itself first: it cannot choose its secret to suit what is added. */
async function begun(host: HostClient, plan: GamePlan, words: string): Promise<GameSummary> {
  if (words.trim() === '') return host.ask('create', { plan })
  const { commitment } = await host.ask('commit', { module: plan.module, scenario: plan.scenario })
  return host.ask('create', { plan, luck: { commitment, words: words.trim() } })
}

export function useStart(): Starting {
  const { host } = useShell()
  const [, go] = useLocation()
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  return {
    isStarting,
    problem,
    start(plan, luck = '') {
      if (isStarting) return
      setStarting(true)
      setProblem(undefined)
      begun(host, plan, luck).then(
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
