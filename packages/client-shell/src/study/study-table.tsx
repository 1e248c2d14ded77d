/** A study on the real table: where one is in it, the player's hands, and the frame around them. */
import type { Board } from '@bivouac/kernel'
import type { StudyMove, StudyPlace } from '@bivouac/protocol'
import { isSameMove, type Path, type Stroke } from '@bivouac/study'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { GameCover, GameUi, Seen, Words } from '../game-ui.ts'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { newLens } from '../parts/lens.ts'
import { NO_RECAP } from '../parts/use-recap.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useShell } from '../shell-context.ts'
import { useTableSounds } from '../sound/use-table-sounds.ts'
import { type Desk, DeskContext } from '../table/desk.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { opened } from '../table/table-state.ts'
import { tableStore } from '../table/table-store.ts'
import { useMotion } from '../table/use-motion.ts'
import { useRoom } from '../table/use-room.ts'
import type { Thing } from '../touch/touch.ts'
import { useHands } from '../touch/use-hands.ts'
import {
  type AtStudy,
  type PanelName,
  type SheetName,
  StudyContext,
  useAtStudy,
  type Verdict,
} from './at-study.ts'
import { useStudySay } from './say.ts'
import { StudyFrame } from './study-frame.tsx'
import { type Eyes, keyOf, momentOf, NO_FACTS, seatOf, useScene, useShownMoves } from './use-scene.ts'
import type { OpenStudy } from './use-study.ts'
import { useTries } from './use-tries.ts'

interface Props {
  readonly open: OpenStudy
  readonly ui: GameUi
  readonly cover: GameCover
  readonly board: Board
  readonly words: Words
}

// long: one place where all that a study's table knows comes together
export function StudyTable({ open, ...game }: Props) {
  const { say } = useStudySay()
  const { editing, change } = open
  const { study, at } = editing
  const chapter = study.chapters[at.chapter]
  const { path } = at
  const [eyes, lookThrough] = useState<Eyes>('mover')
  const { scene, problem } = useScene(chapter, path)
  const shown = useShownMoves(chapter, eyes)
  const [chooses, setChooses] = useState(false)
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set())
  const [verdict, setVerdict] = useState<Verdict>()
  const [drawing, draw] = useState<Stroke>()
  const [panel, turnTo] = useState<PanelName>(chapter.next.length > 0 ? 'lines' : 'play')
  const [sheet, openSheet] = useState<SheetName>()

  const nameOf = useCallback((where: Path) => `${at.chapter}/${keyOf(where)}`, [at.chapter])
  const isFolded = useCallback(
    (where: Path, hides: boolean) => hides && !revealed.has(nameOf(where)),
    [revealed, nameOf],
  )
  const reveal = useCallback(
    (where: Path) => setRevealed(before => new Set([...before, nameOf(where)])),
    [nameOf],
  )
  const go = useCallback(
    (to: Path) => {
      setVerdict(undefined)
      change({ type: 'go', at: { chapter: at.chapter, path: to } })
    },
    [change, at.chapter],
  )
  const here = path.reduce<{ readonly next: typeof chapter.next; readonly hides: boolean }>(
    (node, branch) => node.next[branch] ?? node,
    chapter,
  )
  const made = useCallback(
    (move: StudyMove, place: StudyPlace) => {
      if (place.start !== chapter.start || place.moves.length !== path.length) return
      if (!isFolded(path, here.hides)) return change({ type: 'add-move', move })
      // The reader was asked: whatever came of the dice, it is the command that counts.
      const known =
        here.next.findIndex(one => isSameMove(one, move)) >= 0
          ? here.next.findIndex(one => isSameMove(one, move))
          : here.next.findIndex(one => one.side === move.side && one.command === move.command)
      setVerdict(known < 0 ? 'not-there' : 'there')
      if (known < 0) return
      reveal(path)
      change({ type: 'go', at: { chapter: at.chapter, path: [...path, known] } })
    },
    [chapter.start, path, here, isFolded, change, reveal, at.chapter],
  )
  const tries = useTries(chooses, made)
  useTitle(say('window', { title: study.title || say('untitled') }))

  if (!scene)
    return problem ? (
      <PageFrame title={say('more')}>
        <ProblemNotice problem={problem} title={say('failed')} />
      </PageFrame>
    ) : (
      <TableSkeleton />
    )
  const value: AtStudy = {
    ...open,
    chapter,
    path,
    scene,
    shown,
    eyes,
    lookThrough,
    go,
    chooses,
    setChooses,
    wanted: tries.wanted,
    choose: tries.choose,
    stopChoosing: tries.stop,
    problem: problem ?? tries.problem,
    dropProblem: tries.dropProblem,
    verdict,
    isFolded,
    reveal,
    drawing,
    draw,
    panel,
    turnTo,
    sheet,
    openSheet,
  }
  return (
    <StudyContext value={value}>
      <SetTable {...game} attempt={tries.attempt} />
    </StudyContext>
  )
}

const NOTHING: readonly Thing[] = []
const DO_NOTHING = (): void => undefined
const NEVER = (): boolean => false
const NOT_COACHED: Desk['coach'] = {
  open: undefined,
  gotIt: DO_NOTHING,
  noMore: DO_NOTHING,
  hasChosen: DO_NOTHING,
}
const PERSON = { who: 'person' } as const

interface SetProps extends Omit<Props, 'open'> {
  readonly attempt: ReturnType<typeof useTries>['attempt']
}

// long: one desk, laid with what the study shows
function SetTable({ ui, cover, board, words, attempt }: SetProps) {
  const { host } = useShell()
  const { scene, eyes, go, path } = useAtStudy()
  const room = useRoom()
  const motion = useMotion()
  const { sound } = useSettings()
  const seat = seatOf(scene, eyes)
  const { moment, led } = momentOf(scene, seat)
  const seen = useMemo<Seen>(
    () => ({
      board,
      view: moment.view,
      seat,
      seq: scene.number,
      decision: moment.decision,
      legal: moment.legal,
      outcome: moment.outcome,
      facts: scene.isNext ? (led?.facts ?? NO_FACTS) : NO_FACTS,
      isLive: true,
    }),
    [board, moment, seat, scene, led],
  )
  useTableSounds(ui, seen, sound)
  const give = useCallback((command: number) => attempt(scene.place, seat, command), [attempt, scene, seat])
  const hand = useHands(ui, seen, words, give, NEVER, NOTHING)
  const lens = useMemo(newLens, [])
  const table = useMemo(() => tableStore({ host, game: 'study', pace: () => 0 }), [host])
  const state = useMemo(
    () => ({
      ...opened(
        {
          id: 'study',
          plan: { module: ui.module.id, scenario: board.scenario, seats: [PERSON, PERSON] },
          seq: scene.number,
          begun: 0,
          touched: 0,
          tally: {},
          fallen: [],
        },
        { ...moment, seq: scene.number, entry: 0, asked: 0, steps: [], canUndo: false },
      ),
      eyes: seat,
    }),
    [ui, board, scene, moment, seat],
  )
  const scenario = useMemo(
    () => cover.scenarios(words.language).find(({ id }) => id === board.scenario)?.name ?? board.name,
    [cover, words, board],
  )
  const { hands, pointing } = hand
  const part = useMemo(
    () => ({ seen, hands, words, motion, room, recap: NO_RECAP.mentioned, pointing }),
    [seen, hands, words, motion, room, pointing],
  )
  const desk: Desk = {
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
    near: seat >= 0 ? seat : 0,
    isOver: false,
    drawer: undefined,
    openDrawer: DO_NOTHING,
    pad: 'now',
    turnPad: DO_NOTHING,
    lens,
    look: seq => go(path.slice(0, seq)),
  }
  return (
    <DeskContext value={desk}>
      <StudyFrame />
    </DeskContext>
  )
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Bivouac`
  }, [title])
}
