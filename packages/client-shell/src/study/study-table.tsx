/** A study on the real table: where one is in it, the player's hands, and the frame around them. */
import type { StudyMove, StudyPlace } from '@bivouac/protocol'
import { isSameMove, type Path, type Stroke } from '@bivouac/study'
import { useCallback, useMemo, useState } from 'react'
import type { Seen } from '../game-ui.ts'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { useWindowTitle } from '../parts/use-window-title.ts'
import { DeskContext } from '../table/desk.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { type GameAtHand, summaryOf, useLaidDesk } from '../table/use-laid-desk.ts'
import { seenAt } from '../theatre/seen-in.ts'
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

interface Props extends GameAtHand {
  readonly open: OpenStudy
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
  useWindowTitle(say('window', { title: study.title || say('untitled') }))

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

interface SetProps extends GameAtHand {
  readonly attempt: ReturnType<typeof useTries>['attempt']
}

function SetTable({ attempt, ...game }: SetProps) {
  const { board } = game
  const { scene, eyes, go, path } = useAtStudy()
  const seat = seatOf(scene, eyes)
  const { moment, led } = momentOf(scene, seat)
  const seq = scene.number
  const facts = scene.isNext ? (led?.facts ?? NO_FACTS) : NO_FACTS
  const seen = useMemo<Seen>(
    () => ({ ...seenAt(board, moment, facts), seq, legal: moment.legal, isLive: true }),
    [board, moment, facts, seq],
  )
  const { ui, cover, words } = game
  const summary = useMemo(
    () => summaryOf('study', { ui, cover, words, board }, seq),
    [ui, cover, words, board, seq],
  )
  const desk = useLaidDesk({
    ...game,
    seen,
    summary,
    moment: useMemo(() => ({ ...moment, seq }), [moment, seq]),
    near: seat >= 0 ? seat : 0,
    pad: 'now',
    give: useCallback((command: number) => attempt(scene.place, seat, command), [attempt, scene, seat]),
    look: useCallback((to: number) => go(path.slice(0, to)), [go, path]),
  })
  return (
    <DeskContext value={desk}>
      <StudyFrame />
    </DeskContext>
  )
}
