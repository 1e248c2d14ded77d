/** The table of the theatre: what is seen, hands that can do nothing, and the frame around them. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { readingOf } from '../analysis/reading.ts'
import { isWhole, useAnalysis } from '../analysis/use-analysis.ts'
import type { Words } from '../game-ui.ts'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { newLens } from '../parts/lens.ts'
import { NO_RECAP } from '../parts/use-recap.ts'
import { paths } from '../paths.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useShell } from '../shell-context.ts'
import { useTableSounds } from '../sound/use-table-sounds.ts'
import { useStore } from '../store/use-store.ts'
import { type Desk, DeskContext, type DrawerName } from '../table/desk.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { opened } from '../table/table-state.ts'
import { tableStore } from '../table/table-store.ts'
import { useMotion } from '../table/use-motion.ts'
import { useRoom } from '../table/use-room.ts'
import type { Thing } from '../touch/touch.ts'
import { useHands } from '../touch/use-hands.ts'
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
    sheet,
    openSheet,
  }
  return (
    <TheatreContext value={at}>
      {theatre.scene ? <SetTable at={at} words={words} /> : <Waiting at={at} />}
    </TheatreContext>
  )
}

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
const NOTHING: readonly Thing[] = []
const DO_NOTHING = (): void => undefined
const NOT_COACHED: Desk['coach'] = {
  open: undefined,
  gotIt: DO_NOTHING,
  noMore: DO_NOTHING,
  hasChosen: DO_NOTHING,
}

function Waiting({ at }: { readonly at: AtTheatre }) {
  const { say } = useTheatreSay()
  if (!at.problem) return <TableSkeleton />
  return (
    <PageFrame title={say('title')}>
      <ProblemNotice problem={at.problem} title={say('failed')} />
    </PageFrame>
  )
}

// long: one desk, laid with what the theatre shows
function SetTable({ at, words }: { readonly at: AtTheatre; readonly words: Words }) {
  const { host } = useShell()
  const { stage, eyes, scene, go } = at
  const { ui, cover, board, summary } = stage
  const room = useRoom()
  const motion = useMotion()
  const { sound } = useSettings()
  const seen = useMemo(() => seenIn(board, scene!), [board, scene])
  useTableSounds(ui, seen, sound)
  const hand = useHands(ui, seen, words, DO_NOTHING, NEVER, NOTHING)
  const lens = useMemo(newLens, [])
  const table = useMemo(() => tableStore({ host, game: summary.id, pace: () => 0 }), [host, summary.id])
  const state = useMemo(
    () => ({
      ...opened(summary, { ...scene!.moment, entry: 0, asked: 0, steps: [], canUndo: false }),
      eyes: seen.seat,
      steps: at.steps,
    }),
    [summary, scene, seen.seat, at.steps],
  )
  const scenario = useMemo(
    () => cover.scenarios(words.language).find(({ id }) => id === board.scenario)?.name ?? board.name,
    [cover, words, board],
  )
  useTitle(scenario)
  const { hands, pointing } = hand
  const part = useMemo(
    () => ({ seen, hands, words, motion, room, recap: NO_RECAP.mentioned, pointing }),
    [seen, hands, words, motion, room, pointing],
  )
  const { openSheet } = at
  const desk = useMemo<Desk>(
    () => ({
      ui,
      cover,
      words,
      scenario,
      seen,
      hand,
      coach: NOT_COACHED,
      table,
      state,
      room,
      motion,
      recap: NO_RECAP,
      part,
      around: undefined,
      teaching: undefined,
      trial: undefined,
      near: nearOf(summary, eyes),
      isOver: false,
      drawer: undefined,
      openDrawer: (name: DrawerName | undefined) => openSheet(name === 'panel' ? 'panel' : undefined),
      pad: 'log',
      turnPad: DO_NOTHING,
      lens,
      look: go,
    }),
    [
      ui,
      cover,
      words,
      scenario,
      seen,
      hand,
      table,
      state,
      room,
      motion,
      part,
      summary,
      eyes,
      openSheet,
      lens,
      go,
    ],
  )
  return (
    <DeskContext value={desk}>
      <TheatreFrame />
    </DeskContext>
  )
}

const NEVER = (): boolean => false

function useTitle(scenario: string): void {
  const { say } = useTheatreSay()
  const title = say('window', { scenario })
  useEffect(() => {
    document.title = `${title} · Bivouac`
  }, [title])
}
