/** The table of the theatre: what is seen, hands that can do nothing, and the frame around them. */
import { useCallback, useMemo, useState } from 'react'
import { readingOf } from '../analysis/reading.ts'
import { isWhole, useAnalysis } from '../analysis/use-analysis.ts'
import type { Words } from '../game-ui.ts'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { useWindowTitle } from '../parts/use-window-title.ts'
import { paths } from '../paths.ts'
import { useStore } from '../store/use-store.ts'
import { DeskContext, type DrawerName } from '../table/desk.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { useLaidDesk } from '../table/use-laid-desk.ts'
import { type AtTheatre, type SheetName, TheatreContext } from './at-theatre.ts'
import { captionOf } from './caption.ts'
import { roundAt, turnAt } from './chapters.ts'
import { theNotes } from './notes.ts'
import { useTheatreSay } from './say.ts'
import { seenIn } from './seen-in.ts'
import { TheatreFrame } from './theatre-frame.tsx'
import type { Stage } from './use-stage.ts'
import { useTheatre } from './use-theatre.ts'
import { useTheatreKeys } from './use-theatre-keys.ts'
import { nearOf } from './watching-eyes.ts'

interface Props {
  readonly stage: Stage
  readonly words: Words
}

export function TheatreTable({ stage, words }: Props) {
  const theatre = useTheatre(stage)
  const [sheet, openSheet] = useState<SheetName>()
  const notes = useStore(theNotes())[stage.notes] ?? NO_NOTES
  const { say } = useTheatreSay()
  const { board, cover } = stage
  const { steps, chapters } = theatre
  const captionAt = useCallback(
    (seq: number) => (seq === 0 ? say('setup') : captionOf(words, board, steps[seq])),
    [words, board, steps, say],
  )
  const placeOf = useCallback(
    (seq: number) => {
      const number = roundAt(chapters, seq)
      const turn = turnAt(chapters, seq)
      return [
        number > 0 ? say(cover.counts === 'rounds' ? 'round' : 'turn', { number }) : say('before'),
        ...(turn ? [cover.sides(words.language)[turn.side]] : []),
      ].join(' · ')
    },
    [chapters, say, cover, words],
  )
  useTheatreKeys(theatre, stage.notes)
  const reading = useReading(stage)
  const report = stage.brought ? paths.analysisFile : paths.analysis(stage.summary.id)
  const at: AtTheatre = {
    ...theatre,
    stage,
    notes,
    captionAt,
    placeOf,
    reading,
    report,
    ...useLine(theatre.seq),
    sheet,
    openSheet,
  }
  return (
    <TheatreContext value={at}>
      {theatre.scene ? <SetTable at={at} words={words} /> : <Waiting at={at} />}
    </TheatreContext>
  )
}

/** It belongs to the moment at which it was pointed at. */
function useLine(seq: number): Pick<AtTheatre, 'line' | 'showLine'> {
  const [drawn, draw] = useState({ seq, line: NO_LINE })
  const showLine = useCallback((line: AtTheatre['line']) => draw({ seq, line }), [seq])
  return { line: drawn.seq === seq ? drawn.line : NO_LINE, showLine }
}

const NO_LINE: AtTheatre['line'] = []

/** Before the end there is none, and the host would refuse it. */
function useReading({ summary }: Stage) {
  const { outcome, id } = summary
  const { analysis } = useAnalysis(outcome ? id : undefined, false)
  return useMemo(
    () =>
      analysis && outcome && isWhole(analysis)
        ? readingOf(analysis, outcome, nearOf(summary, 'both'))
        : undefined,
    [analysis, outcome, summary],
  )
}

const NO_NOTES: AtTheatre['notes'] = []

function Waiting({ at }: { readonly at: AtTheatre }) {
  const { say } = useTheatreSay()
  if (!at.problem) return <TableSkeleton />
  return (
    <PageFrame title={say('title')}>
      <ProblemNotice problem={at.problem} title={say('failed')} />
    </PageFrame>
  )
}

function SetTable({ at, words }: { readonly at: AtTheatre; readonly words: Words }) {
  const { stage, eyes, scene, steps, go, openSheet } = at
  const { ui, cover, board, summary } = stage
  const seen = useMemo(() => seenIn(board, scene!), [board, scene])
  const openDrawer = useCallback(
    (name: DrawerName | undefined) => openSheet(name === 'panel' ? 'panel' : undefined),
    [openSheet],
  )
  const desk = useLaidDesk({
    ui,
    cover,
    words,
    seen,
    summary,
    moment: scene!.moment,
    steps,
    near: nearOf(summary, eyes),
    openDrawer,
    pad: 'log',
    look: go,
  })
  const { say } = useTheatreSay()
  useWindowTitle(say('window', { scenario: desk.scenario }))
  return (
    <DeskContext value={desk}>
      <TheatreFrame />
    </DeskContext>
  )
}
