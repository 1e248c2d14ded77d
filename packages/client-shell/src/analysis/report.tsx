/** The report of a whole game: in words, as bars that add up, as a curve, decision by decision, and how it was measured. */
import type { Outcome, Seat } from '@bivouac/kernel'
import type { Analysis, Step } from '@bivouac/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { Words } from '../game-ui.ts'
import { paths } from '../paths.ts'
import { useShell } from '../shell-context.ts'
import { ownSeat } from '../table/eyes.ts'
import { bring } from '../theatre/brought.ts'
import { captionOf } from '../theatre/caption.ts'
import { chaptersOf, roundAt } from '../theatre/chapters.ts'
import type { Stage } from '../theatre/use-stage.ts'
import { nearOf } from '../theatre/watching-eyes.ts'
import { type AtReport, ReportContext } from './at-report.ts'
import { Decisions, shownOf } from './decisions.tsx'
import { Lead } from './lead.tsx'
import { Measured } from './measured.tsx'
import { readingOf } from './reading.ts'
import { useAnalysisSay } from './say.ts'
import { Split } from './split.tsx'
import { TurningPoints } from './turning-points.tsx'
import { useMoments } from './use-moments.ts'

interface Props {
  readonly stage: Stage
  readonly words: Words
  readonly analysis: Analysis
  readonly outcome: Outcome
}

export function Report({ stage, words, analysis, outcome }: Props) {
  const { say } = useAnalysisSay()
  const [, goTo] = useLocation()
  const { summary, ui, board, cover, brought } = stage
  const near = nearOf(summary, 'both')
  const own = ownSeat(summary.plan.seats)
  const steps = useStory(summary.id, near)
  const chapters = useMemo(() => ({ ...chaptersOf(ui, steps), last: summary.seq }), [ui, steps, summary.seq])
  const reading = useMemo(() => readingOf(analysis, outcome, near), [analysis, outcome, near])
  const wanted = useMemo(
    () => shownOf(reading).map(({ number, seat }) => ({ seat, seq: number - 1 })),
    [reading],
  )
  const momentOf = useMoments(summary.id, wanted)
  const sideOf = useCallback((seat: Seat) => cover.sides(words.language)[seat], [cover, words])
  const at: AtReport = {
    stage,
    words,
    analysis,
    reading,
    chapters,
    own,
    sideOf,
    whoOf: seat => (seat === own ? say('you') : sideOf(seat)),
    captionAt: number => captionOf(words, board, steps[number]),
    placeOf: number =>
      say(cover.counts === 'rounds' ? 'round' : 'turn', { number: Math.max(1, roundAt(chapters, number)) }),
    momentBefore(number) {
      const step = reading.stepAt(number)
      return step && momentOf({ seat: step.seat, seq: number - 1 })
    },
    go(seq) {
      if (!brought) return goTo(paths.replay(summary.id, seq))
      bring({ ...brought, seq })
      goTo(paths.replayFile)
    },
  }
  return (
    <ReportContext value={at}>
      <Lead />
      <Split />
      <TurningPoints />
      <Decisions />
      <Measured />
    </ReportContext>
  )
}

const NOTHING: readonly Step[] = []

/** The story as the near side knew it. */
function useStory(game: string, seat: Seat): readonly Step[] {
  const { host } = useShell()
  const [steps, setSteps] = useState(NOTHING)
  useEffect(() => {
    let isHere = true
    host.ask('history', { game, seat }).then(
      found => isHere && setSteps(found),
      // The report is told without the story then.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [host, game, seat])
  return steps
}
