/** One game on the table: joins what is seen, the player's hands and the frame, or lets the curtain fall. */
import type { Board } from '@bivouac/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCoach } from '../coach/use-coach.ts'
import type { GameCover, GameUi, Seen, Words } from '../game-ui.ts'
import { isCourseBattle, theProgress } from '../lessons/progress.ts'
import { Curtain } from '../parts/curtain.tsx'
import { newLens } from '../parts/lens.ts'
import { useRecap } from '../parts/use-recap.ts'
import { useSay } from '../say/say.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useTableSounds } from '../sound/use-table-sounds.ts'
import { newStore } from '../store/store.ts'
import { useSame } from '../store/use-same.ts'
import { useStore } from '../store/use-store.ts'
import type { Thing } from '../touch/touch.ts'
import { useHands } from '../touch/use-hands.ts'
import { type Around, type Desk, DeskContext, type DrawerName, type Teaching } from './desk.ts'
import { scenarioName } from './scenario-name.ts'
import { TableFrame } from './table-frame.tsx'
import type { TableState } from './table-state.ts'
import type { TableStore } from './table-store.ts'
import { useIdle } from './use-idle.ts'
import { usePart } from './use-part.ts'
import { useSeen } from './use-table.ts'

interface Props {
  readonly ui: GameUi
  readonly cover: GameCover
  readonly words: Words
  readonly board: Board
  readonly table: TableStore
  readonly state: TableState
  readonly around?: Around
  readonly teaching?: Teaching
  readonly trial?: () => void
}

const NOTHING: readonly Thing[] = []
const NOTHING_MEANT: Teaching['meant'] = newStore(undefined)
const NEVER: Teaching['isDone'] = newStore(false)

export function Table(props: Props) {
  const { cover, state, table } = props
  // Behind the curtain nothing of the table is there, not even for those who look into the page.
  if (state.curtainFor !== undefined)
    return <Curtain cover={cover} side={state.curtainFor} lift={table.liftCurtain} />
  return <LaidTable {...props} />
}

function LaidTable({ ui, cover, words, board, table, state, around, teaching, trial }: Props) {
  const seen = useUntilDone(useIdle(ui, useSeen(board, state), state, table), teaching)
  const { coach, hand } = useCoachedHands(ui, seen, words, state, table, teaching)
  const { drawer, openDrawer, pad, turnPad, lens, look } = useWaysOfLooking(table)
  const { sound } = useSettings()
  useTableSounds(ui, seen, sound)
  const { say } = useSay()
  const name = scenarioName(cover, words, board)
  const isLastLesson = isCourseBattle(useStore(theProgress()), cover.id, state.summary.id)
  const scenario = isLastLesson ? say('last-lesson', { scenario: name }) : name
  useTitle(scenario)
  const isOver = seen.outcome !== undefined && seen.isLive && !state.playing.isPlaying
  // Where a tray or a lesson tells of the end, nothing is laid over the table for it.
  useEnd(isOver && around === undefined && teaching === undefined, openDrawer)

  const own = useStore(teaching?.meant ?? NOTHING_MEANT)?.own
  const recap = useRecap(ui, words, seen, state.steps, own)
  const part = usePart(seen, hand, words, recap.mentioned)
  const { room, motion } = part
  const near = seen.seat >= 0 ? seen.seat : 0
  const desk = useSame<Desk>({
    ui,
    cover,
    words,
    scenario,
    seen,
    hand,
    coach,
    table,
    state,
    room,
    motion,
    recap,
    part,
    around,
    teaching,
    trial,
    near,
    isOver,
    drawer,
    openDrawer,
    pad,
    turnPad,
    lens,
    look,
  })
  return (
    <DeskContext value={desk}>
      <TableFrame />
    </DeskContext>
  )
}

/** What lies over the table, which tab of the pad is up, how large the board is seen, and the way back to a moment. */
function useWaysOfLooking(table: TableStore) {
  const [drawer, openDrawer] = useState<DrawerName>()
  const [pad, turnPad] = useState<Desk['pad']>('now')
  const lens = useMemo(newLens, [])
  const look = useCallback(
    (seq: number) => {
      openDrawer(undefined)
      table.lookAt(seq)
    },
    [table],
  )
  return { drawer, openDrawer, pad, turnPad, lens, look }
}

/** What could be chosen after a lesson would only draw the eye from what comes next. */
function useUntilDone(seen: Seen, teaching: Teaching | undefined): Seen {
  const isDone = useStore(teaching?.isDone ?? NEVER)
  return useMemo(() => (isDone ? { ...seen, legal: [] } : seen), [seen, isDone])
}

/** The player's hands, with what a lesson, a hint or the coach points at lit up. */
function useCoachedHands(
  ui: GameUi,
  seen: Seen,
  words: Words,
  { hint }: TableState,
  table: TableStore,
  teaching: Teaching | undefined,
) {
  const meant = useStore(teaching?.meant ?? NOTHING_MEANT)
  const hinted = hint === undefined || hint === 'thinking' ? undefined : hint.lines[0]?.command
  const asked = seen.isLive && meant?.seq === seen.seq ? meant.commands : undefined
  const coach = useCoach(ui, seen, teaching === undefined)
  const spokenOf = coach.open?.note.things ?? NOTHING
  const advised = useMemo(() => {
    const commands = asked ?? (hinted === undefined ? [] : [hinted])
    if (commands.length === 0) return spokenOf
    const things = commands.flatMap(one => ui.pathOf(seen.board, seen.view, one))
    const places = things.flatMap(thing => ui.meantBy?.(seen.view, thing) ?? [])
    return [...new Set([...things, ...places])]
  }, [ui, seen, asked, hinted, spokenOf])
  const { hasChosen } = coach
  const give = useCallback(
    (command: number) => {
      hasChosen()
      table.give(command)
    },
    [hasChosen, table],
  )
  const hand = useHands(ui, seen, words, give, table.catchUp, advised)
  return { coach, hand }
}

function useTitle(scenario: string): void {
  useEffect(() => {
    const before = document.title
    document.title = `${scenario} · Bivouac`
    return () => {
      document.title = before
    }
  }, [scenario])
}

/** The end is told once, when it comes to be seen; a game that is over already when it is opened tells it too. */
function useEnd(isOver: boolean, openDrawer: (name: DrawerName) => void): void {
  useEffect(() => {
    if (isOver) openDrawer('end')
  }, [isOver, openDrawer])
}
