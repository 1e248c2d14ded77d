/** The analysis of a game as the host knows it, and as it grows; begun, stopped and gone on with from here. */
import type { Problem } from '@bivouac/kernel'
import type { Analysis, AnalysisProgress, Depth, Finding } from '@bivouac/protocol'
import { useCallback, useEffect, useState } from 'react'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'

export interface AnalysisAtWork {
  /** Undefined until the host has said; null if there is none yet. */
  readonly analysis: Analysis | null | undefined
  readonly progress: AnalysisProgress | undefined
  readonly problem: Problem | undefined
  begin(depth: Depth): void
  stop(): void
}

/** `goesOn`: what was under way when the page was left goes on by itself; without it only what is whole counts. */
export function useAnalysis(game: string | undefined, goesOn: boolean): AnalysisAtWork {
  const { host } = useShell()
  const [analysis, setAnalysis] = useState<Analysis | null>()
  const [progress, setProgress] = useState<AnalysisProgress>()
  const [problem, setProblem] = useState<Problem>()

  const begin = useCallback(
    (depth: Depth) => {
      if (game === undefined) return
      setProblem(undefined)
      setProgress(undefined)
      host.ask('analyse', { game, depth }).then(setAnalysis, error => setProblem(problemOf(error)))
    },
    [host, game],
  )

  useEffect(() => {
    if (game === undefined) return
    let isHere = true
    const stop = host.onNews(news => {
      if (news.news !== 'analysis' || news.progress.game !== game) return
      setProgress(news.progress)
      setProblem(news.progress.problem)
      setAnalysis(before => grown(before, news.progress))
    })
    host.ask('analysis', goesOn ? { game } : { game, isWhole: true }).then(
      found => {
        if (!isHere) return
        setAnalysis(found)
        if (found && goesOn && isUnderWay(found)) begin(found.depth)
      },
      error => isHere && setProblem(problemOf(error)),
    )
    return () => {
      isHere = false
      stop()
    }
  }, [host, game, goesOn, begin])

  const stop = useCallback(() => {
    if (game !== undefined) void host.ask('stopAnalysis', { game }).catch(() => undefined)
  }, [host, game])
  return { analysis, progress, problem, begin, stop }
}

export const isWhole = ({ findings, total }: Analysis): boolean => findings.length >= total

/** Begun, not finished, and nobody stopped it: the page was closed. */
const isUnderWay = (analysis: Analysis): boolean =>
  !isWhole(analysis) && !analysis.isAtWork && !analysis.isStopped

/** With what has been found since; the same finding may come twice. */
function grown(
  before: Analysis | null | undefined,
  { depth, findings, isAtWork }: AnalysisProgress,
): Analysis | null | undefined {
  if (!before || before.depth !== depth) return before
  const all = new Map<number, Finding>([...before.findings, ...findings].map(one => [one.number, one]))
  return {
    ...before,
    isAtWork,
    isStopped: before.isAtWork && !isAtWork && all.size < before.total,
    findings: [...all.values()].sort((a, b) => a.number - b.number),
  }
}
